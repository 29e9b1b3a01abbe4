import { once, EventEmitter } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { listen } from '../../scripts/shared/ports';
import { FIRESTORE } from '../support/emulators';
import { admin, liveSession, test as base } from './fixtures';

/**
 * How the simulated network treats the traffic with Firestore.
 * - disconnected: closes every connection.
 * - stalled: holds everything back until the network is normal again.
 * - blackholed: drops everything; requests that are open or sent meanwhile never get an answer.
 * - buffering: delivers each response only when it is complete, as some corporate proxies do.
 */
type Condition = 'normal' | 'disconnected' | 'stalled' | 'blackholed' | 'buffering';

interface Network {
  setCondition: (condition: Condition) => void;
  /** The addresses of all requests to Firestore. */
  requests: URL[];
}

export const test = base.extend<{ network: Network & { address: string } }>({
  // A proxy for all of the browser's traffic, which simulates the network.
  network: async ({}, use) => {
    const { network, server } = startNetwork();
    await use({ ...network, address: `http://127.0.0.1:${await listen(server)}` });
    server.closeAllConnections();
    server.close();
  },
  proxy: ({ network }, use) => use({ server: network.address }),
});

/** Opens a room at the beginning of an outage, which ends after `during`. */
export async function openDuringOutage(
  network: Network,
  condition: Condition,
  during: () => Promise<unknown>,
): Promise<void> {
  network.setCondition(condition);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await during();
  network.setCondition('normal');
}

function startNetwork() {
  const restored = new EventEmitter().setMaxListeners(0);
  const requests: URL[] = [];
  const open = new Set<ServerResponse>();
  let condition: Condition = 'normal';
  /**
   * How often the network was blackholed: a request that was open before such a time never gets its answer.
   */
  let blackholes = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '');
    const toFirestore = url.host === FIRESTORE;
    const blackholesBefore = blackholes;
    if (toFirestore) {
      requests.push(url);
      open.add(response);
      response.once('close', () => open.delete(response));
      if (condition === 'disconnected') throw new Error('disconnected');
      if (condition === 'blackholed') return;
    }
    const upstream = send(url, { method: request.method ?? 'GET', headers: request.headers });
    response.once('close', () => upstream.destroy());
    const waitForNetwork = async () => {
      if (toFirestore && blackholes > blackholesBefore) await new Promise(() => {});
      if (toFirestore && condition === 'stalled') await once(restored, 'normal');
    };
    const delayChunks = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        await waitForNetwork();
        yield chunk;
      }
      await waitForNetwork();
    };
    const responded = once(upstream, 'response') as Promise<[IncomingMessage]>;
    const [[upstreamResponse]] = await Promise.all([responded, pipeline(request, delayChunks, upstream)]);
    await waitForNetwork();
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    const buffers = toFirestore && condition === 'buffering';
    await pipeline(upstreamResponse, buffers ? bufferChunks : delayChunks, response);
  };

  const network: Network = {
    requests,
    setCondition: (now) => {
      condition = now;
      if (now === 'blackholed') blackholes += 1;
      if (now === 'normal') restored.emit('normal');
      if (now === 'disconnected') for (const response of open) response.destroy();
    },
  };
  // Errors are not reported, because they may only mean that the browser or the server has closed the
  // connection.
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  return { network, server };
}

/** Delivers the response only when it is complete. */
async function* bufferChunks(chunks: AsyncIterable<Buffer>) {
  const buffered: Buffer[] = [];
  for await (const chunk of chunks) buffered.push(chunk);
  yield Buffer.concat(buffered);
}
