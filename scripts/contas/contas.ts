// `npm run contas` shows and deletes accounts and profiles that nobody uses: in the running emulators, or in
// a real project.
import { withAccounts } from '../shared/accounts';
import { PROJECT_USAGE } from '../shared/projectOptions';
import { runCommand } from '../shared/terminal';
import { planCommand } from './commands';

const USAGE = `Uso:
  npm run contas             mostra o que ninguém usa mais: contas anônimas de mais de um dia, contas de e-mail
                             sem cadastro paradas há mais de 30 dias, cadastros cuja conta não existe, e a
                             marca da contagem de quem não tem mais conta nem cadastro
  npm run contas -- limpar   exclui tudo isso, também as participações desses cadastros

${PROJECT_USAGE}

Em um projeto de verdade, o que muda alguma coisa pede uma confirmação.`;

process.exitCode = await runCommand(USAGE, async () => withAccounts(planCommand(process.argv.slice(2))));
