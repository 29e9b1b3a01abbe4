// `npm run conferir`: whether the site may go on the air, line by line.
import { check } from './deploy/check.mjs';
import { USAGE } from './deploy/options.mjs';
import { onInterrupt } from './processes.mjs';

// What it has started ends with it.
onInterrupt(async () => undefined);

if (process.argv.length > 2) {
  console.error(`npm run conferir não tem opções.\n\n${USAGE}`);
  process.exit(2);
}
const release = await check();
console.log(release ? 'Tudo certo para ir ao ar.' : 'Ainda não pode ir ao ar: corrija o que está com ✗.');
process.exit(release ? 0 : 1);
