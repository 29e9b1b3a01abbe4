import { once, EventEmitter } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { firestoreAddress, test as base } from './fixtures';

/**
 * What the line does with what goes to Firestore and comes from there.
 * cut: breaks every connection; silent: keeps everything back, and delivers it when it is clear again;
 * dead: delivers nothing, and what was open or asked for meanwhile stays without an answer for good;
 * buffering: keeps each answer back until it is complete, as some companies' proxies do;
 * failing and broken: answers 500, as Google does or without a word.
 */
type Weather = 'clear' | 'cut' | 'silent' | 'dead' | 'buffering' | keyof typeof FAILURES;

const FAILURES = {
  failing: JSON.stringify({ error: { code: 500, message: 'Internal error.', status: 'INTERNAL' } }),
  broken: '',
};

interface Line {
  turn: (weather: Weather) => void;
  /** Addresses of the requests to Firestore. */
  asked: URL[];
}

export const test = base.extend<{ line: Line & { address: string } }>({
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

function startLine() {
  const { host, port } = firestoreAddress();
  const cleared = new EventEmitter().setMaxListeners(0);
  const asked: URL[] = [];
  const open = new Set<ServerResponse>();
  let weather: Weather = 'clear';
  /** How often the line has died: what was open before never gets an answer. */
  let deaths = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '');
    const toFirestore = url.host === `${host}:${port}`;
    const deathsBefore = deaths;
    if (toFirestore) {
      asked.push(url);
      open.add(response);
      response.once('close', () => open.delete(response));
      if (weather === 'cut') throw new Error('cut');
      if (weather === 'dead') return;
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
      if (toFirestore && deaths > deathsBefore) await new Promise(() => {});
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
      if (now === 'dead') deaths += 1;
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
