import type { BrowserContext, Page } from '@playwright/test';
import { connect, createServer } from 'node:net';
import { firestoreAddress, test as base } from '../fixtures';
import { clickInTabs, expectOnePlace } from '../waitingRoomPage';

/** Opens a tab that shares no connections with the others. */
type OpenTab = (context: BrowserContext) => Promise<Page>;

const test = base.extend<{ openTab: OpenTab }>({
  // The emulator has only HTTP/1.1, over which a browser opens at most six connections to one address. So each tab uses a
  // different address. In production, all tabs share one HTTP/2 connection.
  bypassCSP: true,
  openTab: async ({}, use, { parallelIndex }) => {
    const { host, port } = firestoreAddress();
    const relays: ReturnType<typeof createServer>[] = [];
    await use(async (context) => {
      const relay = createServer((socket) => {
        const upstream = connect(port, host);
        socket.pipe(upstream).pipe(socket);
        for (const end of [socket, upstream])
          end.on('error', () => [socket, upstream].forEach((one) => one.destroy()));
      });
      relays.push(relay);
      // Each worker has its own addresses, because all use the same emulator.
      const address = `127.0.${parallelIndex + 1}.${relays.length}`;
      await new Promise<void>((listening) => relay.listen(port, address, listening));
      const page = await context.newPage();
      await page.addInitScript(
        ([from = '', to = '']) => {
          const send = window.fetch.bind(window);
          window.fetch = (url, request) =>
            send(typeof url === 'string' ? url.replace(from, to) : url, request);
          window.XMLHttpRequest = class extends XMLHttpRequest {
            override open(method: string, url: string | URL) {
              super.open(method, String(url).replace(from, to));
            }
          };
        },
        [`${host}:${port}`, `${address}:${port}`],
      );
      return page;
    });
    for (const relay of relays) relay.close();
  },
});

for (const tabs of [5, 20]) {
  for (const opening of ['before', 'after'] as const) {
    for (let run = 1; run <= 5; run++) {
      test(`${tabs} tabs that click automatically take one place if the room opens ${opening} them, run ${run}`, async ({
        context,
        openTab,
        admin,
        liveSession,
        allowConsoleErrors,
      }) => {
        allowConsoleErrors(/403|409/);
        const open = () => admin.open('sala', { link: liveSession, cliques: 0 });
        const pages = await Promise.all(Array.from({ length: tabs }, () => openTab(context)));
        await clickInTabs(pages, { opening, open, link: liveSession });
        await expectOnePlace(admin, 1);
      });
    }
  }
}
