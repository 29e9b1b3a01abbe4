// `npm run equipe` shows and changes who may run the show at /bastidores: in the running emulators, or in a
// real project.
import { withAccounts } from '../shared/accounts';
import { PROJECT_USAGE } from '../shared/projectOptions';
import { runCommand } from '../shared/terminal';
import { planCommand } from './commands';

const USAGE = `Uso:
  npm run equipe -- adicionar <e-mail>   deixa esta conta do site comandar o show em /bastidores
  npm run equipe -- remover <e-mail>     tira isso dela, e a faz entrar de novo em todos os aparelhos
  npm run equipe -- listar               mostra quem é da equipe, e desde quando

${PROJECT_USAGE}

Em um projeto de verdade, o que muda alguma coisa pede uma confirmação.`;

process.exitCode = await runCommand(USAGE, async () => withAccounts(planCommand(process.argv.slice(2))));
