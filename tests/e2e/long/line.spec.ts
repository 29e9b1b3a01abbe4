import type { Page } from '@playwright/test';
import { once, EventEmitter } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DENY_ALL,
  expect,
  FAILED_REQUEST,
  firestoreAddress,
  NO_BACKEND,
  RULES,
  test as base,
} from '../fixtures';
import {
  collectLosses,
  enter,
  expectOnePlace,
  keptRooms,
  loading,
  lost,
  wait,
  waitForButton,
} from '../waitingRoomPage';

/**
 * What the line does with what goes to Firestore and comes from there.
 * cut: breaks every connection; silent: keeps everything back, and delivers it when it is clear again;
 * buffering: keeps each answer back until it is complete, as some companies' proxies do;
 * failing and broken: answers 500, as Google does or without a word.
 */
type Weather = 'clear' | 'cut' | 'silent' | 'buffering' | keyof typeof FAILURES;

const FAILURES = {
  failing: JSON.stringify({ error: { code: 500, message: 'Internal error.', status: 'INTERNAL' } }),
  broken: '',
};

interface Line {
  turn: (weather: Weather) => void;
  /** Addresses of the requests to Firestore. */
  asked: URL[];
}

const CLICK_FAILED = /Erro ao processar clique:/;

const test = base.extend<{ line: Line & { address: string } }>({
  // A proxy between the browser and everything else.
  line: async ({}, use) => {
    const { line, server } = startLine();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no address');
    await use({ ...line, address: `http://127.0.0.1:${address.port}` });
    server.closeAllConnections();
    server.close();
  },
  proxy: ({ line }, use) => use({ server: line.address }),
});

test.describe('a line that is cut for 30 s', () => {
  test('while a room opens and closes: the page goes on waiting, and heals', async ({
    page,
    line,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    const losses = await collectLosses(page);
    await wait(page);
    line.turn('cut');
    await admin.open('curta', { link: liveSession, cliques: 0 });
    await page.waitForTimeout(15_000);
    await expect(page.getByRole('status')).toHaveText(/Sem conexão/);
    await admin.close('curta');
    await page.waitForTimeout(15_000);
    line.turn('clear');
    await expect(page.getByRole('status')).toBeEmpty({ timeout: 60_000 });
    await expect(loading(page)).toBeVisible();
    expect(await keptRooms(page)).toEqual([]);
    await admin.open('sala', { link: `${liveSession}?sala`, cliques: 4 });
    await enter(page).click();
    await page.waitForURL(`${liveSession}?sala`);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('while the room closes under a click, and another opens and closes: lost, once the line is back', async ({
    page,
    line,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, CLICK_FAILED);
    await admin.open('velha', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    line.turn('cut');
    await enter(page).click();
    await admin.close('velha');
    await admin.open('curta', { link: liveSession, cliques: 0 });
    await page.waitForTimeout(15_000);
    await admin.close('curta');
    await page.waitForTimeout(15_000);
    await expect(lost(page)).toBeHidden();
    line.turn('clear');
    await expect(lost(page)).toBeVisible({ timeout: 60_000 });
    expect(await admin.tickets()).toEqual([]);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await enter(page).click({ timeout: 60_000 });
    await page.waitForURL(liveSession);
    await expectOnePlace(admin, 5);
  });
});

test('a line that says nothing until the click is given up: it counts once though it arrives later', async ({
  page,
  line,
  admin,
  liveSession,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(CLICK_FAILED);
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const losses = await collectLosses(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await waitForButton(page);
  line.turn('silent');
  await enter(page).click();
  await backWithin(page, 33_000);
  expect(await admin.tickets()).toEqual([]);
  line.turn('clear');
  await expect.poll(() => admin.tickets()).toHaveLength(1);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
});

test('a proxy that holds streams back: the page polls instead, sees the room and gets in', async ({
  page,
  line,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const polls = () => line.asked.some(({ searchParams }) => searchParams.get('CI') === '1');
  const losses = await collectLosses(page);
  await wait(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await expect(enter(page)).toBeVisible();
  expect(polls()).toBe(false);
  await admin.close('sala');
  line.turn('buffering');
  await wait(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await expect(enter(page)).toBeVisible({ timeout: 60_000 });
  expect(polls()).toBe(true);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
});

test.describe('the button comes back within 30 s, nothing is claimed, and the next click counts', () => {
  for (const [weather, manner] of [
    ['failing', 'as Google does'],
    ['broken', 'without a word'],
  ] as const) {
    test(`of a service that answers 500 to everything, ${manner}`, async ({
      page,
      line,
      admin,
      liveSession,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(CLICK_FAILED, FAILED_REQUEST);
      const losses = await collectLosses(page);
      await admin.open('sala', { link: liveSession, cliques: 4 });
      await waitForButton(page);
      line.turn(weather);
      await enter(page).click();
      await backWithin(page, 33_000);
      expect(await admin.rooms()).toMatchObject({ sala: { cliques: 4 } });
      expect(await admin.tickets()).toEqual([]);
      line.turn('clear');
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, 5);
    });
  }

  test('of a service that answers permission-denied to everything', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(CLICK_FAILED, FAILED_REQUEST);
    allowConsoleErrors(/A sala de espera não pôde ser lida/);
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await waitForButton(page);
    await admin.loadRules(DENY_ALL);
    await enter(page).click();
    await backWithin(page, 33_000);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 4 } });
    expect(await admin.tickets()).toEqual([]);
    await admin.loadRules(RULES);
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(losses).toEqual([]);
    await expectOnePlace(admin, 5);
  });
});

/** The click is under way, and ends with the button. */
async function backWithin(page: Page, limitMs: number) {
  await expect(page.getByRole('button', { name: 'Entrando…' })).toBeVisible();
  await expect(enter(page)).toBeVisible({ timeout: limitMs });
}

function startLine() {
  const { host, port } = firestoreAddress();
  const cleared = new EventEmitter().setMaxListeners(0);
  const asked: URL[] = [];
  const open = new Set<ServerResponse>();
  let weather: Weather = 'clear';

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '');
    const toFirestore = url.host === `${host}:${port}`;
    if (toFirestore) {
      asked.push(url);
      open.add(response);
      response.once('close', () => open.delete(response));
      if (weather === 'cut') throw new Error('cut');
      // A browser would not let the page see the 500 of a request that it may not send.
      const failure = isFailure(weather) && request.method !== 'OPTIONS' ? FAILURES[weather] : undefined;
      if (failure !== undefined) return fail(request, response, failure);
    }
    const upstream = send(url, { method: request.method ?? 'GET', headers: request.headers });
    if (toFirestore && weather === 'silent' && url.pathname.endsWith(':commit')) {
      // All of it is on its way, and arrives though the browser has given it up meanwhile.
      const sent = await buffer(request);
      await once(cleared, 'clear');
      upstream.end(sent);
      await once(upstream, 'response');
      throw new Error('too late');
    }
    response.once('close', () => upstream.destroy());
    const goOn = async () => {
      if (toFirestore && weather === 'silent') await once(cleared, 'clear');
    };
    const holdBack = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        await goOn();
        yield chunk;
      }
      await goOn();
    };
    const answered = once(upstream, 'response') as Promise<[IncomingMessage]>;
    const [[answer]] = await Promise.all([answered, pipeline(request, holdBack, upstream)]);
    await goOn();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    const buffers = toFirestore && weather === 'buffering';
    await pipeline(answer, buffers ? keepWhole : holdBack, response);
  };

  const line: Line = {
    asked,
    turn: (now) => {
      weather = now;
      if (now === 'clear') cleared.emit('clear');
      if (now === 'cut' || isFailure(now)) for (const response of open) response.destroy();
    },
  };
  // Also where the browser or the server has left.
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  return { line, server };
}

function isFailure(weather: Weather): weather is keyof typeof FAILURES {
  return weather in FAILURES;
}

function fail(request: IncomingMessage, response: ServerResponse, body: string) {
  response.writeHead(500, {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
  });
  response.end(body);
}

/** Lets nothing through before the end. */
async function* keepWhole(chunks: AsyncIterable<Buffer>) {
  const kept: Buffer[] = [];
  for await (const chunk of chunks) kept.push(chunk);
  yield Buffer.concat(kept);
}
