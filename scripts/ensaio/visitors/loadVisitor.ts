import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { ROOT } from '../../shared/project';
import type { Visitor } from './visitor';

const inThisFolder = (file: string) => join(import.meta.dirname, file);
/** Modules of the SDK, each with the module that counts in its place. */
const COUNTING = [
  ['firebase/firestore/lite', inThisFolder('countingFirestore.ts')],
  ['firebase/firestore', inThisFolder('countingRealtime.ts')],
] as const;

/**
 * Imports the visitors, and the product that they use, with modules that count in place of the SDK's. Vite
 * imports it all, because Vite can replace modules and defines `import.meta.env`, which some of the product's
 * modules use.
 */
export async function loadVisitor(): Promise<typeof Visitor> {
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
  const { module } = await runnerImport<typeof import('./visitor')>(inThisFolder('visitor.ts'), options);
  return module.Visitor;
}
