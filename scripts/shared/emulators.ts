import { copyFileSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { environment } from './environment';
import { FIREBASE_CLI, findFirestoreEmulator, firebaseToolsHas } from './firestoreEmulator';
import { headersFor, headersOfFiles, styleSources, type Headers } from './headers';
import { choosePort } from './ports';
import { run, startProcess, stopProcess, type Process } from './processes';
import { makeFolder } from './runs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A project id that begins with `demo-` never reaches a real project. */
export const PROJECT = 'demo-sala-de-espera';

/** A cold start of Java takes some 20 s on a slow machine, ms. */
const START_LIMIT_MS = 120_000;

/** The ports of Firebase's documentation. */
export const USUAL_PORTS = { auth: 9099, firestore: 8080, hosting: 5000, ui: 4000 };
/** 0 chooses any free port. */
export const FREE_PORTS = { auth: 0, firestore: 0, hosting: 0, ui: 0 };

/** Ports by emulator. */
type Ports = Partial<typeof USUAL_PORTS>;

export interface Emulators {
  /** Which Firestore emulator was found. */
  found: string;
  /** host:port */
  firestore: string;
  /** host:port */
  auth: string;
  /** Address of the built site, if it was asked for. */
  site: string | undefined;
  /** Address of the emulator UI, if it was asked for and this machine has it. */
  ui: string | undefined;
  /** Environment variables by which the app, the tests and the tools find the emulators. */
  env: Record<string, string>;
  /** How long the site's build took, if it was asked for, and the start of the emulators. */
  tookMs: { build: number; start: number };
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
  const startedAt = performance.now();
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
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_AUTH_EMULATOR: auth,
  };
  const { firestore: firestorePort, ...others } = chosen;
  const byFirebaseTools = emulator.by === 'firebase-tools' ? chosen : others;
  const dist = join(folder, 'dist');
  // The Hosting emulator reads its configuration only at its start, and its headers name the files of the build.
  const buildStartedAt = performance.now();
  if (site) await buildSite('emulators', dist, env);
  const build = performance.now() - buildStartedAt;
  await writeEmulatorConfig(folder, byFirebaseTools, {
    ...(site && { hosting: hostingOf(dist, [`http://${firestore}`, `http://${auth}`]) }),
    ...(emulator.by === 'firebase-tools' && { firestore: { rules: 'firestore.rules' } }),
  });

  const processes = [startFirebaseTools(folder, byFirebaseTools, emulator.by === 'java' ? {} : emulator.env)];
  if (emulator.by === 'java') {
    const logFile = join(folder, 'firestore.log');
    processes.push(
      startProcess(emulator.java, emulator.args(firestorePort, rules), { cwd: folder, logFile }),
    );
  }
  const watcher = watch(join(ROOT, 'firestore.rules'), () => {
    loadRules(firestore, readFileSync(join(ROOT, 'firestore.rules'), 'utf8')).catch((error) =>
      console.error('firestore.rules não foi carregado:', error),
    );
  });
  const stop = async () => {
    watcher.close();
    await Promise.all(processes.map(stopProcess));
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await Promise.all(Object.values(chosen).map((port) => waitForPort(port, processes, folder)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    found: emulator.found,
    firestore,
    auth,
    site: addressOf(chosen.hosting),
    ui: addressOf(chosen.ui),
    env,
    tookMs: { build, start: performance.now() - startedAt - build },
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
  await writeEmulatorConfig(folder, ports, { hosting });
  const child = startFirebaseTools(folder, ports, {});
  const stop = () => stopProcess(child);
  try {
    await waitForPort(ports.hosting, [child], folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site: `http://127.0.0.1:${ports.hosting}`, stop };
}

/**
 * The configuration of the Hosting emulator.
 * @param emulators addresses that the app calls
 */
function hostingOf(dist: string, emulators: string[]) {
  const { hosting } = readFirebaseConfig(ROOT);
  const headers = headersFor(hosting.headers, environment('emulators'), {
    ...styleSources(dist),
    'connect-src': emulators,
  });
  return { ...hosting, headers: [...headers, ...headersOfFiles(dist, hosting.rewrites)] };
}

interface FirebaseConfig {
  firestore: Record<string, string>;
  hosting: { headers: Headers; rewrites: { regex: string; destination: string }[] } & Record<string, unknown>;
}

/** The contents of a folder's firebase.json. */
export function readFirebaseConfig(folder: string): FirebaseConfig {
  return JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/** Lies beside the firebase.json that is deployed. */
const EMULATOR_CONFIG = 'firebase.emulators.json';

async function writeEmulatorConfig(folder: string, ports: Ports, config: object): Promise<void> {
  // firebase-tools always starts these two, and ends when another run takes their default ports at the same time.
  const inner = { hub: await choosePort('hub', 0), logging: await choosePort('logging', 0) };
  const places = Object.entries({ ...ports, ...inner }).map(([name, port]) => [
    name,
    { host: '127.0.0.1', port },
  ]);
  const emulators = {
    // It starts by default, at a port that it chooses.
    ui: { enabled: false },
    ...Object.fromEntries(places),
    // Each file of the rules tests uses its own project.
    singleProjectMode: false,
  };
  writeFileSync(join(folder, EMULATOR_CONFIG), JSON.stringify({ ...config, emulators }, null, 2));
}

function startFirebaseTools(folder: string, ports: Ports, env: NodeJS.ProcessEnv): Process {
  const config = join(folder, EMULATOR_CONFIG);
  // `--only` does not accept the UI; its configuration is enough to start it.
  const only = Object.keys(ports).filter((name) => name !== 'ui');
  return startProcess(
    process.execPath,
    [FIREBASE_CLI, 'emulators:start', '--config', config, '--project', PROJECT, '--only', only.join()],
    { cwd: folder, env, logFile: join(folder, 'firebase-tools.log') },
  );
}

/** Resolves when something answers HTTP on the port; rejects when one of the processes has ended before. */
async function waitForPort(port: number, processes: Process[], folder: string): Promise<void> {
  const ended = Promise.race(processes).then(() => true);
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if ((await Promise.race([ended, pause(100, false)])) || Date.now() > deadline)
      throw new Error(`Os emuladores não começaram. O que disseram:\n${tailLogs(folder)}`);
  }
}

function tailLogs(folder: string): string {
  return ['firebase-tools.log', 'firestore.log']
    .map((name) => {
      try {
        return readFileSync(join(folder, name), 'utf8').slice(-2000);
      } catch {
        return '';
      }
    })
    .join('\n');
}

/**
 * Replaces the rules of a running Firestore emulator.
 * @param firestore host:port
 * @throws when the rules do not compile, or the emulator does not answer
 */
export async function loadRules(firestore: string, content: string): Promise<void> {
  const url = `http://${firestore}/emulator/v1/projects/${PROJECT}:securityRules`;
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
