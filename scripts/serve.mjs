// `npm run dev`, `npm run preview` and `npm run emulators`: the seeded emulators until Ctrl-C, with the app on
// Vite, with the production build for the emulators on the Hosting emulator, or alone.
import { startEmulators, USUAL_PORTS } from './emulators.mjs';
import { choosePort } from './ports.mjs';
import { onInterrupt } from './processes.mjs';
import { announce } from './runs.mjs';
import { seed } from './seed.mjs';

/** Vite's usual port. */
const APP_PORT = 5173;

const [what = 'emulators'] = process.argv.slice(2);
/** @type {(() => Promise<void>)[]} */
const stops = [];
onInterrupt(async () => {
  for (const stop of [...stops].reverse()) await stop();
});

try {
  const emulators = await startEmulators({ ports: USUAL_PORTS, site: what === 'preview', ui: true });
  stops.push(emulators.stop);
  announce(emulators);
  await seed(emulators);
  const app = what === 'dev' ? await startVite(emulators.env) : emulators.site;
  console.log(summary(emulators, app));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {Record<string, string>} env */
async function startVite(env) {
  Object.assign(process.env, env);
  const { createServer } = await import('vite');
  const port = await choosePort('o aplicativo', APP_PORT);
  const server = await createServer({ server: { host: '127.0.0.1', port, strictPort: true } });
  await server.listen();
  stops.push(() => server.close());
  return `http://127.0.0.1:${port}`;
}

/**
 * @param {import('./emulators.mjs').Emulators} emulators
 * @param {string | undefined} app
 */
function summary({ firestore, auth, found, ui }, app) {
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
    '  Ctrl-C encerra tudo.',
    '',
  ].join('\n');
}
