import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { choosePort } from './ports';
import { startServer } from './processes';
import { makeFolder } from './runs';

const packages = createRequire(import.meta.url);
/** The firebase-tools command line. */
export const FIREBASE_CLI = packages.resolve('firebase-tools/lib/bin/firebase.js');

/** The port of each emulator to start. */
export type Ports = Partial<Record<'auth' | 'firestore' | 'hosting' | 'storage' | 'ui', number>>;

interface Options {
  /** The working directory of firebase-tools. */
  folder: string;
  project: string;
  ports: Ports;
  /** Contents of firebase.json, without the emulators. */
  config: object;
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts emulators of firebase-tools and waits until they answer.
 * @returns a function that stops them
 */
export async function startFirebaseTools(options: Options): Promise<() => Promise<void>> {
  const { folder, project, ports, config, env = {} } = options;
  // The folder may also have the firebase.json that is deployed.
  const file = join(folder, 'firebase.emulators.json');
  writeFileSync(file, JSON.stringify({ ...config, emulators: await emulatorsOf(ports) }, null, 2));
  // `--only` does not accept the UI; its configuration is enough to start it.
  const only = Object.keys(ports).filter((name) => name !== 'ui');
  return startServer(
    process.execPath,
    [FIREBASE_CLI, 'emulators:start', '--config', file, '--project', project, '--only', only.join()],
    { folder, ports: Object.values(ports), env },
  );
}

async function emulatorsOf(ports: Ports): Promise<object> {
  // firebase-tools always starts the hub and logging, and exits if another run takes their default ports at
  // the same time.
  const inner = { hub: await choosePort('hub', 0), logging: await choosePort('logging', 0) };
  const places = Object.entries({ ...ports, ...inner });
  return {
    // By default the emulator UI starts, at a port that it chooses.
    ui: { enabled: false },
    ...Object.fromEntries(places.map(([name, port]) => [name, { host: '127.0.0.1', port }])),
    // Each file of the rules tests and each worker of the browser tests uses its own project.
    singleProjectMode: false,
  };
}

/** The part of firebase-tools that knows where it stores each emulator. */
interface DownloadableEmulators {
  getDownloadDetails: (emulator: string) => { downloadPath: string; binaryPath?: string };
}

/** Whether firebase-tools has this emulator in its cache or can download it. */
export function firebaseToolsHas(emulator: 'firestore' | 'storage' | 'ui'): boolean {
  const { getDownloadDetails } = packages(
    'firebase-tools/lib/emulator/downloadableEmulators',
  ) as DownloadableEmulators;
  const { downloadPath, binaryPath = downloadPath } = getDownloadDetails(emulator);
  // `setup:emulators` would download an emulator again, and fail without internet.
  if (existsSync(binaryPath)) return true;
  // `setup:emulators` writes a log into its working directory.
  const cwd = makeFolder('setup-');
  return spawnSync(process.execPath, [FIREBASE_CLI, `setup:emulators:${emulator}`], { cwd }).status === 0;
}
