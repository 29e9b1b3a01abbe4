import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { choosePort } from './ports';
import { startServer } from './processes';
import { makeFolder } from './runs';

const packages = createRequire(import.meta.url);
/** The path of firebase-tools' command line program. */
export const FIREBASE_CLI = packages.resolve('firebase-tools/lib/bin/firebase.js');
const TRUST_SCHEMAS = join(import.meta.dirname, 'trustSchemas.mjs');

/** The ports of the emulators to start. */
export type Ports = Partial<Record<'auth' | 'firestore' | 'hosting' | 'storage' | 'ui', number>>;

interface Options {
  /** The working directory of firebase-tools. */
  folder: string;
  project: string;
  ports: Ports;
  /** The contents of firebase.json, without its part `emulators`. */
  config: object;
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts emulators by firebase-tools and waits until they answer.
 * @returns a function that stops them
 */
export async function startFirebaseTools(options: Options): Promise<() => Promise<void>> {
  const { folder, project, ports, config, env = {} } = options;
  // The file is not named firebase.json, because the folder may contain one for the deploy.
  const file = join(folder, 'firebase.emulators.json');
  writeFileSync(file, JSON.stringify({ ...config, emulators: await emulatorsOf(ports) }, null, 2));
  // `--only` does not accept `ui`: the UI starts because the configuration contains it.
  const only = Object.keys(ports).filter((name) => name !== 'ui');
  const args = ['emulators:start', '--config', file, '--project', project, '--only', only.join()];
  return startServer(process.execPath, ['--import', TRUST_SCHEMAS, FIREBASE_CLI, ...args], {
    folder,
    ports: Object.values(ports),
    env,
  });
}

async function emulatorsOf(ports: Ports): Promise<object> {
  // Free ports for the hub, which firebase-tools always starts, and for the logging, which it starts with the
  // UI: with their default ports, a second run at the same time would fail.
  const inner = { hub: await choosePort('hub', 0), logging: await choosePort('logging', 0) };
  const places = Object.entries({ ...ports, ...inner });
  return {
    // The UI is off unless `ports` has it: by default it would start, at any port.
    ui: { enabled: false },
    ...Object.fromEntries(places.map(([name, port]) => [name, { host: '127.0.0.1', port }])),
    // The Firestore emulator serves several projects: each file of the rules tests and each worker of the
    // browser tests has its own.
    singleProjectMode: false,
  };
}

/** The part of firebase-tools that knows where each emulator is stored. */
interface DownloadableEmulators {
  getDownloadDetails: (emulator: string) => { downloadPath: string; binaryPath?: string };
}

/** Whether firebase-tools has this emulator in its cache, or can download it now. */
export function firebaseToolsHas(emulator: 'firestore' | 'storage' | 'ui'): boolean {
  const { getDownloadDetails } = packages(
    'firebase-tools/lib/emulator/downloadableEmulators',
  ) as DownloadableEmulators;
  const { downloadPath, binaryPath = downloadPath } = getDownloadDetails(emulator);
  // Checks the cache first, because `setup:emulators` would download again, and fail without internet.
  if (existsSync(binaryPath)) return true;
  // Runs in a temporary folder, because `setup:emulators` writes a log into its working directory.
  const cwd = makeFolder('setup-');
  return spawnSync(process.execPath, [FIREBASE_CLI, `setup:emulators:${emulator}`], { cwd }).status === 0;
}
