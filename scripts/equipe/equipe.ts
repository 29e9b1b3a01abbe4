// `npm run equipe` shows and changes who may run the show at /bastidores: in the running emulators, or in a
// real project.
import { getAuth } from 'firebase-admin/auth';
import { withDatabase } from '../shared/database';
import { PROJECT_USAGE } from '../shared/projectOptions';
import { confirmingIn, runCommand } from '../shared/terminal';
import { planCommand } from './commands';

const USAGE = `Uso:
  npm run equipe -- adicionar <e-mail>   deixa esta conta do site comandar o show em /bastidores
  npm run equipe -- remover <e-mail>     tira isso dela, e a faz entrar de novo em todos os aparelhos
  npm run equipe -- listar               mostra quem é da equipe, e desde quando

${PROJECT_USAGE}

Em um projeto de verdade, o que muda alguma coisa pede uma confirmação.`;

process.exitCode = await runCommand(USAGE, async () => {
  const { work, project } = planCommand(process.argv.slice(2));
  await withDatabase(project, (db, app) => {
    // With an emulator for Firestore alone, the command would look accounts up in the real project, but write
    // the team to the emulator.
    if (process.env.FIRESTORE_EMULATOR_HOST && !process.env.FIREBASE_AUTH_EMULATOR_HOST)
      throw new Error(
        'FIRESTORE_EMULATOR_HOST está definida, e FIREBASE_AUTH_EMULATOR_HOST não. Nada foi feito.',
      );
    return work({ db, auth: getAuth(app), confirm: confirmingIn(project) });
  });
});
