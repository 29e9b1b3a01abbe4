import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { ROOT } from '../shared/project';

export type Product = typeof import('./product');

const inThisFolder = (file: string) => join(import.meta.dirname, file);
/** Modules of the SDK, each with the module that counts in its place. */
const COUNTING = [
  ['firebase/firestore/lite', inThisFolder('countingFirestore.ts')],
  ['firebase/firestore', inThisFolder('countingRealtime.ts')],
] as const;

/**
 * Imports the product's waiting room with modules that count in place of the SDK's. Vite imports it, because
 * Vite can replace modules and defines `import.meta.env`, which some of the product's modules use.
 */
export async function loadProduct(): Promise<Product> {
  const countingFirestore: Plugin = {
    name: 'counting-firestore',
    enforce: 'pre',
    // Only in src: an alias would replace the real SDK in the counting modules, too, which import it.
    transform: (code, id) =>
      id.startsWith(join(ROOT, 'src'))
        ? COUNTING.reduce((result, [sdk, file]) => result.replaceAll(`'${sdk}'`, JSON.stringify(file)), code)
        : undefined,
  };
  const options = { plugins: [countingFirestore] };
  return (await runnerImport<Product>(inThisFolder('product.ts'), options)).module;
}
