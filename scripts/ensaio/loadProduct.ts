import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { ROOT } from '../shared/project';

export type Product = typeof import('./product');

const inThisFolder = (file: string) => join(import.meta.dirname, file);
/** What replaces the SDK's modules. */
const COUNTING = [
  ['firebase/firestore/lite', inThisFolder('countingFirestore.ts')],
  ['firebase/firestore', inThisFolder('countingRealtime.ts')],
] as const;

/**
 * Imports the product's waiting room with modules that count instead of the SDK's. Vite does it, because it can replace
 * modules and knows `import.meta.env`, which some of the product's modules use.
 */
export async function loadProduct(): Promise<Product> {
  const countingFirestore: Plugin = {
    name: 'counting-firestore',
    enforce: 'pre',
    // An alias would also replace the imports of the modules that count.
    transform: (code, id) =>
      id.startsWith(join(ROOT, 'src'))
        ? COUNTING.reduce((result, [sdk, file]) => result.replaceAll(`'${sdk}'`, JSON.stringify(file)), code)
        : undefined,
  };
  const options = { plugins: [countingFirestore] };
  return (await runnerImport<Product>(inThisFolder('product.ts'), options)).module;
}
