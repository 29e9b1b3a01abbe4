import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export type Product = typeof import('./product');

const PRODUCT = fileURLToPath(new URL('product.ts', import.meta.url));
const COUNTING_FIRESTORE = fileURLToPath(new URL('countingFirestore.ts', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * Imports the product's waiting room with `countingFirestore` instead of 'firebase/firestore'. Vite does it, because it
 * can replace the module and knows `import.meta.env`, which some of the product's modules use.
 */
export async function loadProduct(): Promise<Product> {
  const { module } = await runnerImport<Product>(PRODUCT, {
    plugins: [
      {
        name: 'counting-firestore',
        enforce: 'pre',
        // An alias would also replace the import in countingFirestore.ts itself.
        transform: (code, id) =>
          id.startsWith(SOURCES)
            ? code.replaceAll("'firebase/firestore'", JSON.stringify(COUNTING_FIRESTORE))
            : undefined,
      },
    ],
  });
  return module;
}
