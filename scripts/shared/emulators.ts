import { copyFileSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadRules } from './admin';
import { firebaseToolsHas, startFirebaseTools, type Ports } from './firebaseTools';
import { findFirestoreEmulator } from './firestoreEmulator';
import { choosePort } from './ports';
import { startServer } from './processes';
import { PROJECT, ROOT } from './project';
import { makeFolder } from './runs';
import { buildSite, hostingOf } from './site';

/** The default ports of Firebase's emulators. */
export const USUAL_PORTS = { auth: 9099, firestore: 8080, hosting: 5000, ui: 4000 };
/** Port 0 chooses any free port. */
export const FREE_PORTS = { auth: 0, firestore: 0, hosting: 0, ui: 0 };

const RULES = 'firestore.rules';

export type Emulators = Awaited<ReturnType<typeof startEmulators>>;

/**
 * Starts the Auth and Firestore emulators and waits until they answer. They end with this process.
 * @param options `site`: also build the site and serve it by the Hosting emulator; `ui`: also start the
 * emulators' UI
 */
export async function startEmulators(options: { ports: typeof USUAL_PORTS; site?: boolean; ui?: boolean }) {
  const { ports, site = false, ui = false } = options;
  const emulator = findFirestoreEmulator();
  const folder = makeFolder('emuladores-');
  const chosen = {
    auth: await choosePort('o emulador do Auth', ports.auth),
    firestore: await choosePort('o emulador do Firestore', ports.firestore),
    ...(site && { hosting: await choosePort('o emulador do Hosting', ports.hosting) }),
    ...(ui && firebaseToolsHas('ui') && { ui: await choosePort('a página dos emuladores', ports.ui) }),
  };
  const firestore = `127.0.0.1:${chosen.firestore}`;
  const auth = `127.0.0.1:${chosen.auth}`;
  /** The environment variables by which the app, the tests and the tools find the emulators. */
  const env = {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    GCLOUD_PROJECT: PROJECT,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_AUTH_EMULATOR: auth,
  };
  const dist = join(folder, 'dist');
  // Build first: the Hosting emulator reads its configuration, which names the built files, only when it
  // starts.
  if (site) await buildSite('emulators', dist, env);
  const hosting = site && { hosting: hostingOf(dist, [`http://${firestore}`, `http://${auth}`]) };
  const stop = await startProcesses(emulator, folder, chosen, { ...hosting });
  // Watches the folder: editors that replace the file when they save it would end a watch of the file itself.
  const watcher = watch(ROOT, (_, changed) => {
    if (changed !== RULES) return;
    readFile(join(ROOT, RULES), 'utf8')
      .then((content) => loadRules(firestore, content))
      .catch((error) => console.error('firestore.rules não foi carregado:', error));
  });
  return {
    /** Which Firestore emulator was found, for the user. */
    found: emulator.found,
    /** host:port of the Firestore emulator. */
    firestore,
    /** host:port of the Auth emulator. */
    auth,
    /** The address of the built site; undefined without the option `site`. */
    site: addressOf(chosen.hosting),
    dist,
    /** The address of the emulators' UI; undefined without the option `ui`, or if this machine has none. */
    ui: addressOf(chosen.ui),
    env,
    stop: () => {
      watcher.close();
      return stop();
    },
  };
}

/** Starts the emulators' processes. Resolves with a function that stops them. */
async function startProcesses(
  { java, env }: ReturnType<typeof findFirestoreEmulator>,
  folder: string,
  ports: Ports & { firestore: number },
  hosting: object,
): Promise<() => Promise<void>> {
  const rules = join(folder, 'firestore.rules');
  copyFileSync(join(ROOT, RULES), rules);
  const { firestore: port, ...others } = ports;
  const config = { ...hosting, firestore: { rules: 'firestore.rules' } };
  const starts = [
    startFirebaseTools({ folder, project: PROJECT, ports: java ? others : ports, config, env }),
  ];
  if (java) starts.push(startServer(java.command, java.args(port, rules), { folder, ports: [port], env }));
  const stop = async () => {
    const started = await Promise.allSettled(starts);
    for (const start of started) if (start.status === 'fulfilled') await start.value();
  };
  try {
    await Promise.all(starts);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function addressOf(port: number | undefined): string | undefined {
  return port === undefined ? undefined : `http://127.0.0.1:${port}`;
}
