import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @typedef {typeof import('./product')} Product */

const PRODUCT = fileURLToPath(new URL('product.ts', import.meta.url));
const COUNTED = fileURLToPath(new URL('countedFirestore.mjs', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * The product's waiting room, whose Firestore counts.
 * @returns {Promise<Product>}
 */
export async function loadProduct() {
  const { module } = await runnerImport(PRODUCT, {
    plugins: [
      {
        name: 'counted-firestore',
        enforce: 'pre',
        // Vite leaves packages to Node before any plugin could resolve them elsewhere.
        transform: (code, id) =>
          id.startsWith(SOURCES)
            ? code.replaceAll("'firebase/firestore'", JSON.stringify(COUNTED))
            : undefined,
      },
    ],
  });
  return /** @type {Product} */ (module);
}
