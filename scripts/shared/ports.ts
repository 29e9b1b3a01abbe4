import getPort from 'get-port';
import type { AddressInfo, Server } from 'node:net';

/**
 * A free port on loopback: the wanted one, else another, with a message that says so.
 * @param name who will use the port, for the message
 * @param wanted 0 for any port
 */
export async function choosePort(name: string, wanted: number): Promise<number> {
  const port = await getPort({ port: wanted, host: '127.0.0.1', reserve: true });
  if (wanted !== 0 && port !== wanted) console.log(`A porta ${wanted} está ocupada; ${name} usa a ${port}.`);
  return port;
}

/** Starts the server on a free port of loopback, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}
