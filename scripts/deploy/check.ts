import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGING } from '../shared/environment';
import { startHosting } from '../shared/site';
import { sizesOf } from '../shared/sizes';
import { checkBuild, checkIndexes, checkRules, checkSettings, checkSizes, type CheckResult } from './checks';
import { checkAnonymousSignIn, checkPasswordPolicy } from './projectChecks';
import { preparePublication, type Publication } from './publication';
import { readPublished } from './publishedPromotions';
import { checkTerms } from './publishedTerms';
import { checkHeaders } from './responses';
import { checkShowTime } from './showTime';

/**
 * Builds a publication and checks it, with a line of output for each check.
 * @param duringShow whether a show is no reason against it
 * @returns null if a check has failed
 */
export async function check(staging: boolean, duringShow: boolean): Promise<Publication | null> {
  let passed = true;
  const report = async <T>(what: string, work: () => Promise<CheckResult<T>>): Promise<T | undefined> => {
    try {
      const { summary, unknown = false, value } = await work();
      console.log(`${unknown ? '–' : '✓'} ${what}: ${summary}`);
      return value;
    } catch (error) {
      passed = false;
      console.log(`✗ ${what}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };

  const file = staging ? `.env.${STAGING}` : '.env';
  const settings = await report(`Valores do ${file}`, () => checkSettings(staging));
  const folder = preparePublication();
  await report('Regras do Firestore e do Storage', () => checkRules(folder));
  await report('Índices do Firestore', () =>
    checkIndexes(readFileSync(join(folder, 'firestore.indexes.json'), 'utf8')),
  );
  if (settings) await report('Show', () => checkShowTime(settings, duringShow));
  const promotions = settings && (await report('Promoções publicadas', () => readPublished(settings)));
  const publication =
    settings &&
    (await report('Site de produção', () => checkBuild(folder, settings, staging, promotions ?? [])));
  if (settings) {
    await report('Política de senhas', () => checkPasswordPolicy(settings));
    await report('Login anônimo', () => checkAnonymousSignIn(settings));
  }
  if (!publication) {
    console.log('– Cabeçalhos e tamanhos: conferidos quando houver um site de produção.');
    return null;
  }
  await report('Termos', () => checkTerms(publication));
  const hosting = await report('Emulador do Hosting', async () => ({
    summary: 'serve o site',
    value: await startHosting(folder),
  }));
  if (!hosting) return null;
  await report('Cabeçalhos', () => checkHeaders(publication, hosting.site));
  await report('Tamanhos', async () => checkSizes(await sizesOf(hosting.site)));
  await hosting.stop();
  return passed ? publication : null;
}
