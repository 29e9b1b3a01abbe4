import { createServer } from 'node:net';

/** Free until something listens on it, a port could be given twice. @type {Set<number>} */
const given = new Set();

/**
 * The wanted port where it is free on loopback, else another free one, with a line that says so.
 * @param {string} name who wants it, for the message
 * @param {number} wanted 0: any
 * @returns {Promise<number>}
 */
export async function choosePort(name, wanted) {
  if (wanted !== 0 && (await freePort(wanted)) === undefined) {
    const other = await choosePort(name, 0);
    console.log(`A porta ${wanted} está ocupada; ${name} usa a ${other}.`);
    return other;
  }
  const port = await freePort(wanted);
  if (port === undefined) throw new Error(`Nenhuma porta livre para ${name}.`);
  if (given.has(port)) return choosePort(name, 0);
  given.add(port);
  return port;
}

/**
 * @param {number} wanted
 * @returns {Promise<number | undefined>} undefined: taken
 */
function freePort(wanted) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
