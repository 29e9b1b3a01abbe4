import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export type Product = typeof import('./product');

const PRODUCT = fileURLToPath(new URL('product.ts', import.meta.url));
/** What replaces the SDK's modules. */
const COUNTING = {
  'firebase/firestore/lite': fileURLToPath(new URL('countingFirestore.ts', import.meta.url)),
  'firebase/firestore': fileURLToPath(new URL('countingRealtime.ts', import.meta.url)),
};
const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * Imports the product's waiting room with modules that count instead of the SDK's. Vite does it, because it can replace
 * modules and knows `import.meta.env`, which some of the product's modules use.
 */
export async function loadProduct(): Promise<Product> {
  const { module } = await runnerImport<Product>(PRODUCT, {
    plugins: [
      {
        name: 'counting-firestore',
        enforce: 'pre',
        // An alias would also replace the imports of the modules that count.
        transform: (code, id) => (id.startsWith(SOURCES) ? withCounting(code) : undefined),
      },
    ],
  });
  return module;
}

function withCounting(code: string): string {
  return Object.entries(COUNTING).reduce(
    (result, [sdk, file]) => result.replaceAll(`'${sdk}'`, JSON.stringify(file)),
    code,
  );
}
