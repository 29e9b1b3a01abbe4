import { copyFileSync, readFileSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from './environment';
import { startFirebaseTools } from './firebaseTools';
import { findFirestoreEmulator, findStorageEmulator, firebaseToolsHas } from './firestoreEmulator';
import { headersFor, headersOfFiles, inlineSources, type Headers } from './headers';
import { choosePort } from './ports';
import { run, startServer } from './processes';
import { PROJECT } from './project';
import { makeFolder } from './runs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The ports of Firebase's documentation. */
export const USUAL_PORTS = { auth: 9099, firestore: 8080, hosting: 5000, ui: 4000 };
/** 0 chooses any free port. */
export const FREE_PORTS = { auth: 0, firestore: 0, hosting: 0, ui: 0 };

export interface Emulators {
  /** Which Firestore emulator was found. */
  found: string;
  /** host:port */
  firestore: string;
  /** host:port */
  auth: string;
  /** Address of the built site, if it was asked for. */
  site: string | undefined;
  /** The folder of the site's build. */
  dist: string;
  /** Address of the emulator UI, if it was asked for and this machine has it. */
  ui: string | undefined;
  /** Environment variables by which the app, the tests and the tools find the emulators. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

interface EmulatorOptions {
  ports: typeof USUAL_PORTS;
  /** Build the site for the emulators and serve it by the Hosting emulator. */
  site?: boolean;
  /** Start the emulator UI too. */
  ui?: boolean;
}

/** Starts the Auth and Firestore emulators and waits until they answer. They end with this process at the latest. */
export async function startEmulators({
  ports,
  site = false,
  ui = false,
}: EmulatorOptions): Promise<Emulators> {
  const emulator = findFirestoreEmulator();
  const folder = makeFolder('emuladores-');
  const rules = join(folder, 'firestore.rules');
  copyFileSync(join(ROOT, 'firestore.rules'), rules);

  const chosen = {
    auth: await choosePort('o emulador do Auth', ports.auth),
    firestore: await choosePort('o emulador do Firestore', ports.firestore),
    ...(site && { hosting: await choosePort('o emulador do Hosting', ports.hosting) }),
    ...(ui && firebaseToolsHas('ui') && { ui: await choosePort('a página dos emuladores', ports.ui) }),
  };
  const firestore = `127.0.0.1:${chosen.firestore}`;
  const auth = `127.0.0.1:${chosen.auth}`;
  const env = {
    FIRESTORE_EMULATOR_HOST: firestore,
    GCLOUD_PROJECT: PROJECT,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_AUTH_EMULATOR: auth,
  };
  const { firestore: firestorePort, ...others } = chosen;
  const byFirebaseTools = emulator.by === 'firebase-tools' ? chosen : others;
  const dist = join(folder, 'dist');
  // The Hosting emulator reads its configuration only at its start, and its headers name the files of the build.
  if (site) await buildSite('emulators', dist, env);
  const starts = [
    startFirebaseTools({
      folder,
      project: PROJECT,
      ports: byFirebaseTools,
      config: {
        ...(site && { hosting: hostingOf(dist, [`http://${firestore}`, `http://${auth}`]) }),
        ...(emulator.by === 'firebase-tools' && { firestore: { rules: 'firestore.rules' } }),
      },
      env: emulator.by === 'firebase-tools' ? emulator.env : {},
    }),
  ];
  if (emulator.by === 'java') {
    const args = emulator.args(firestorePort, rules);
    starts.push(startServer(emulator.java, args, { folder, ports: [firestorePort], env: {} }));
  }
  const watcher = watch(join(ROOT, 'firestore.rules'), () => {
    loadRules(firestore, readFileSync(join(ROOT, 'firestore.rules'), 'utf8')).catch((error) =>
      console.error('firestore.rules não foi carregado:', error),
    );
  });
  const stop = async () => {
    watcher.close();
    const started = await Promise.allSettled(starts);
    for (const start of started) if (start.status === 'fulfilled') await start.value();
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await Promise.all(starts);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    found: emulator.found,
    firestore,
    auth,
    site: addressOf(chosen.hosting),
    dist,
    ui: addressOf(chosen.ui),
    env,
    stop,
  };
}

function addressOf(port: number | undefined): string | undefined {
  return port === undefined ? undefined : `http://127.0.0.1:${port}`;
}

/** Starts the Hosting emulator alone. The folder contains what `firebase deploy` would publish. */
export async function startHosting(folder: string): Promise<{ site: string; stop: () => Promise<void> }> {
  const ports = { hosting: await choosePort('o emulador do Hosting', 0) };
  const { hosting } = readFirebaseConfig(folder);
  const stop = await startFirebaseTools({ folder, project: PROJECT, ports, config: { hosting } });
  return { site: `http://127.0.0.1:${ports.hosting}`, stop };
}

/**
 * Starts the Storage emulator alone, with the project's rules. `storage` is its host:port.
 * @throws when this machine cannot run it, with a message that says what to install
 */
export async function startStorage(): Promise<{ storage: string; stop: () => Promise<void> }> {
  const java = findStorageEmulator();
  const folder = makeFolder('storage-');
  const { storage } = readFirebaseConfig(ROOT);
  copyFileSync(join(ROOT, storage.rules), join(folder, storage.rules));
  const ports = { storage: await choosePort('o emulador do Storage', 0) };
  // The emulator keeps files in one place of the temporary folder and, when it ends, removes also those of another run.
  const env = { ...java, TMPDIR: folder };
  const stop = await startFirebaseTools({ folder, project: PROJECT, ports, config: { storage }, env });
  return { storage: `127.0.0.1:${ports.storage}`, stop };
}

/**
 * The configuration of the Hosting emulator.
 * @param emulators addresses that the app calls
 */
export function hostingOf(dist: string, emulators: string[]) {
  const { hosting } = readFirebaseConfig(ROOT);
  const headers = headersFor(hosting.headers, environment('emulators'), {
    ...inlineSources(dist),
    'connect-src': emulators,
  });
  return { ...hosting, headers: [...headers, ...headersOfFiles(dist, hosting.rewrites)] };
}

interface FirebaseConfig {
  firestore: Record<string, string>;
  storage: { rules: string };
  hosting: { headers: Headers; rewrites: { regex: string; destination: string }[] } & Record<string, unknown>;
}

/** The contents of a folder's firebase.json. */
export function readFirebaseConfig(folder: string): FirebaseConfig {
  return JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/**
 * Replaces a project's rules in a running Firestore emulator.
 * @param firestore host:port
 * @throws when the rules do not compile, or the emulator does not answer
 */
export async function loadRules(firestore: string, content: string, project = PROJECT): Promise<void> {
  const url = `http://${firestore}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`O emulador recusou as regras: ${await answer.text()}`);
}

/**
 * Builds the app.
 * @param env settings that override those of the .env files
 */
export async function buildSite(
  mode: 'emulators' | 'production',
  outDir: string,
  env: Record<string, string>,
): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  // Tests call this with another NODE_ENV, which would make React's build a development one.
  const NODE_ENV = 'production';
  const code = await run(process.execPath, [vite, ...args], {
    cwd: ROOT,
    env: { ...env, NODE_ENV },
  });
  if (code !== 0) throw new Error('O site não foi construído; o motivo está acima.');
}
