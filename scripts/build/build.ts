// `npm run build` writes the production site into dist/.
import { join } from 'node:path';
import { productionSettings } from '../shared/environment';
import { ROOT } from '../shared/project';
import { isStaging, STAGING_OPTION } from '../shared/projectOptions';
import { buildSite } from '../shared/site';
import { parseOptions, runCommand } from '../shared/terminal';

const USAGE = `Uso:
  npm run build                              com os valores de .env
  npm run build -- --ambiente homologacao    com os de .env.homologacao`;

process.exitCode = await runCommand(USAGE, async () => {
  const { values } = parseOptions({ args: process.argv.slice(2), options: STAGING_OPTION });
  const settings = productionSettings(isStaging(values));
  await buildSite('production', join(ROOT, 'dist'), settings);
  console.log(`O site do projeto ${settings.VITE_FIREBASE_PROJECT_ID} está em dist/.`);
});
