import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { ROOT } from '../../shared/project';
import type { Visitor } from './visitor';

const inThisFolder = (file: string) => join(import.meta.dirname, file);
/** Modules of the Firebase SDK, each with the counting module that replaces it. */
const COUNTING = [
  ['firebase/firestore/lite', inThisFolder('countingFirestore.ts')],
  ['firebase/firestore', inThisFolder('countingRealtime.ts')],
] as const;

/**
 * Imports the simulated visitor with the product's own modules, in which counting modules replace the SDK.
 * Vite imports them, because it can replace modules and provides `import.meta.env`, which the product uses.
 */
export async function loadVisitor(): Promise<typeof Visitor> {
  const countingFirestore: Plugin = {
    name: 'counting-firestore',
    enforce: 'pre',
    // Replaces the SDK only for imports from src: the counting modules themselves must get the real SDK.
    transform: (code, id) =>
      id.startsWith(join(ROOT, 'src'))
        ? COUNTING.reduce((result, [sdk, file]) => result.replaceAll(`'${sdk}'`, JSON.stringify(file)), code)
        : undefined,
  };
  const options = { plugins: [countingFirestore] };
  const { module } = await runnerImport<typeof import('./visitor')>(inThisFolder('visitor.ts'), options);
  return module.Visitor;
}
