import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizesOf } from '../bench/sizes.mjs';
import { findBrowser } from '../browser.mjs';
import { startHosting } from '../emulators.mjs';
import { checkBuild, checkHeaders, checkIndexes, checkRules, checkSettings, checkSizes } from './checks.mjs';
import { beginRelease } from './release.mjs';

/**
 * Checks what would go on the air, and tells it line by line.
 * @returns {Promise<import('./release.mjs').Release | null>} what may be deployed; null where anything is wrong
 */
export async function check() {
  let sound = true;
  /** @template T @param {string} what @param {() => Promise<{ told: string, value?: T }>} work */
  const checked = async (what, work) => {
    try {
      const { told, value } = await work();
      console.log(`✓ ${what}: ${told}`);
      return value;
    } catch (error) {
      sound = false;
      console.log(`✗ ${what}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };

  const settings = await checked('Valores do .env', checkSettings);
  const folder = beginRelease();
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8');
  await checked('Regras do Firestore', () => checkRules(read('firestore.rules')));
  await checked('Índices do Firestore', () => checkIndexes(read('firestore.indexes.json')));
  const release = settings && (await checked('Site de produção', () => checkBuild(folder, settings)));
  if (!release) {
    console.log('– Cabeçalhos e tamanhos: conferidos quando houver um site de produção.');
    return null;
  }
  const hosting = await checked('Emulador do Hosting', async () => ({
    told: 'serve o site',
    value: await startHosting(folder),
  }));
  if (!hosting) return null;
  await checked('Cabeçalhos', () => checkHeaders(release, hosting.site));
  await checked('Tamanhos', async () => checkSizes(await sizesOf(findBrowser(), hosting.site)));
  await hosting.stop();
  return sound ? release : null;
}
