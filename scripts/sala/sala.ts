// `npm run sala` does what the admin does in the Firebase console: on the running emulators, or in a real
// project.
import { announcePlace, withDatabase } from '../shared/database';
import { confirmingIn, runCommand } from '../shared/terminal';
import { planCommand, USAGE } from './commands';

process.exitCode = await runCommand(USAGE, async () => {
  const { work, project } = planCommand(process.argv.slice(2));
  announcePlace(project);
  await withDatabase(project, (db) => work(db, confirmingIn(project)));
});
