import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * A TypeScript module for a script, which Node itself may not run.
 * @template T
 * @param {URL} address
 * @returns {Promise<T>}
 */
export async function importTypeScript(address) {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(fileURLToPath(address));
  // Vite has set it for this import; whatever is built later would take it for its own, and React with it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return /** @type {T} */ (module);
}
