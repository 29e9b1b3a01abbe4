// `npm run conferir` checks what a deploy would publish.
import { onInterrupt } from '../shared/processes';
import { check } from './check';
import { USAGE } from './options';

onInterrupt(async () => undefined);

if (process.argv.length > 2) {
  console.error(`npm run conferir não tem opções.\n\n${USAGE}`);
  process.exit(2);
}
const release = await check();
console.log(release ? 'Tudo certo para ir ao ar.' : 'Ainda não pode ir ao ar: corrija o que está com ✗.');
process.exit(release ? 0 : 1);
