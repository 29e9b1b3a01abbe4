// `npm run dev`, `npm run preview` and `npm run emulators` start the seeded emulators, print the links of
// e-mails, and run until Ctrl-C. `dev` also serves the app by Vite, `preview` its production build by the
// Hosting emulator.
import { startEmulators, USUAL_PORTS, type Emulators } from '../shared/emulators';
import { choosePort } from '../shared/ports';
import { onInterrupt } from '../shared/processes';
import { announce } from '../shared/runs';
import { seed } from '../shared/seed';
import { printEmails } from './emails';

/** Vite's default port. */
const APP_PORT = 5173;

const [command = 'emulators'] = process.argv.slice(2);
const stops: (() => Promise<void>)[] = [];
onInterrupt(async () => {
  for (const stop of [...stops].reverse()) await stop();
});

try {
  const emulators = await startEmulators({ ports: USUAL_PORTS, site: command === 'preview', ui: true });
  stops.push(emulators.stop);
  announce(emulators);
  await seed(emulators);
  const app = command === 'dev' ? await startVite(emulators.env) : emulators.site;
  console.log(summary(emulators, app));
  await printEmails(emulators.auth, app);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function startVite(env: Record<string, string>): Promise<string> {
  Object.assign(process.env, env);
  const { createServer } = await import('vite');
  const port = await choosePort('o aplicativo', APP_PORT);
  const server = await createServer({ server: { host: '127.0.0.1', port, strictPort: true } });
  await server.listen();
  stops.push(() => server.close());
  return `http://127.0.0.1:${port}`;
}

function summary({ firestore, auth, found, ui }: Emulators, app: string | undefined): string {
  return [
    '',
    ...(app ? [`  Aplicativo        ${app}/`, `  Sala de espera    ${app}/sala-de-espera`] : []),
    `  Firestore         ${firestore} (emulador: ${found})`,
    `  Auth              ${auth}`,
    ...(ui ? [`  Emuladores        ${ui}`] : []),
    '',
    '  Liberar o botão   npm run sala -- abrir https://example.com/ao-vivo',
    '  Fechar a sala     npm run sala -- fechar',
    '  Ver a sala        npm run sala -- estado',
    '',
    '  Nenhum e-mail sai daqui: o link de cada um aparece abaixo.',
    '  Ctrl-C encerra tudo.',
    '',
  ].join('\n');
}
