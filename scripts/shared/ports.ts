import getPort, { portNumbers } from 'get-port';
import { randomInt } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768 on, others from 49152 on), so
 * that a chosen port is still free when its server starts, seconds later.
 */
const CHOSEN = { from: 20_000, to: 32_600 };

/**
 * A free port: the wanted one, else another, with a message that says so. A port that another program has on
 * any address is not free, because firebase-tools refuses it on a Mac, whose AirPlay listens on port 5000.
 * @param name who will use the port, for the message
 * @param wanted 0 for any port
 */
export async function choosePort(name: string, wanted: number): Promise<number> {
  const first = randomInt(CHOSEN.from, CHOSEN.to);
  const port = await getPort({
    port: wanted || portNumbers(first, first + 100),
    reserve: true,
  });
  if (wanted !== 0 && port !== wanted) console.log(`A porta ${wanted} está ocupada; ${name} usa a ${port}.`);
  return port;
}

/** Starts the server on a free port of loopback, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}
