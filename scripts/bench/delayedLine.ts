import { connect, createServer, type Socket } from 'node:net';
import { hostAndPort } from '../../src/firebase/hostAndPort';
import { listen } from '../shared/ports';

/** The ms that the slow line adds to each round trip between the browser and the emulators. */
export const ROUND_TRIP_MS = 150;

/**
 * Starts a TCP proxy that delays traffic in both directions.
 * @param target host:port of the server
 */
export async function lineTo(target: string) {
  /** The delay of the line in each direction, ms. */
  let delay = 0;
  const [host, port] = hostAndPort(target);
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => void setTimeout(() => to.write(chunk), delay));
    from.on('close', () => void setTimeout(() => to.destroy(), delay));
    from.on('error', () => undefined);
  };
  const server = createServer((client) => {
    client.setNoDelay(true);
    const upstream = connect(port, host).setNoDelay(true);
    forward(client, upstream);
    forward(upstream, client);
  });
  return {
    address: `127.0.0.1:${await listen(server)}`,
    delayBy: (ms: number) => void (delay = ms),
    close: () => server.close(),
  };
}
