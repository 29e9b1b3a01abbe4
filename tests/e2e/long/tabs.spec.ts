import type { BrowserContext, Page } from '@playwright/test';
import { connect, createServer } from 'node:net';
import { firestoreAddress, test as base } from '../fixtures';
import { clickInTabs, expectOnePlace } from '../waitingRoomPage';

/** Opens a tab with connections of its own. */
type OpenTab = (context: BrowserContext) => Promise<Page>;

const test = base.extend<{ openTab: OpenTab }>({
  // Six tabs use up what a browser opens to one address over HTTP/1.1, which is all that the emulator has. So each tab
  // gets an address of its own, where production's HTTP/2 lets them share one.
  bypassCSP: true,
  openTab: async ({}, use) => {
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
      const address = `127.0.0.${relays.length + 1}`;
      await new Promise<void>((listening) => relay.listen(port, address, listening));
      const page = await context.newPage();
      await page.addInitScript(
        ([from = '', to = '']) => {
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
      test(`${tabs} tabs of one browser, the room opened ${opening} them, take one place, run ${run}`, async ({
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
