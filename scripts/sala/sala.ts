// `npm run sala` does what the team does in the Firebase console: on the running emulators, or in a real
// project.
import { withDatabase } from '../shared/database';
import { PROJECT_USAGE } from '../shared/projectOptions';
import { confirmingIn, runCommand } from '../shared/terminal';
import { planCommand } from './commands';

const USAGE = `Uso:
  npm run sala -- preparar <nome> <endereço>   guarda o endereço que só os ganhadores de protegido:nome leem
  npm run sala -- abrir <link>                 libera o botão: cria uma sala com este link, que é um endereço
                                               https:// ou, com um endereço preparado, protegido:nome
        --em 10                                o botão aparece a todos no mesmo instante, daqui a 10 segundos
        --as 20:15:00                          ou hoje, a essa hora de Brasília; só com protegido:nome
  npm run sala -- fechar                       remove as salas
  npm run sala -- estado                       mostra as salas, as vagas, os endereços preparados e os ganhadores, e
                                               conta os segundos até a hora da sala

${PROJECT_USAGE}

Em um projeto de verdade, o que muda alguma coisa pede uma confirmação.`;

process.exitCode = await runCommand(USAGE, async () => {
  const { work, project } = planCommand(process.argv.slice(2));
  await withDatabase(project, (db) => work(db, confirmingIn(project)));
});
