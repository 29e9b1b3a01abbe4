import { createServer } from 'node:net';

/** The operating system may offer a port again until something listens on it. */
const chosen = new Set<number>();

/**
 * The wanted port if it is free on loopback. Otherwise another free one, with a message that says so.
 * @param name who uses the port, for the message
 * @param wanted 0 for any port
 */
export async function choosePort(name: string, wanted: number): Promise<number> {
  if (wanted !== 0 && (await freePort(wanted)) === undefined) {
    const other = await choosePort(name, 0);
    console.log(`A porta ${wanted} está ocupada; ${name} usa a ${other}.`);
    return other;
  }
  const port = await freePort(wanted);
  if (port === undefined) throw new Error(`Nenhuma porta livre para ${name}.`);
  if (chosen.has(port)) return choosePort(name, 0);
  chosen.add(port);
  return port;
}

/** `undefined` when the port is taken. */
function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
