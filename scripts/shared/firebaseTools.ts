import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIREBASE_CLI } from './firestoreEmulator';
import { choosePort } from './ports';
import { startServer } from './processes';

interface Options {
  /** Working directory. */
  folder: string;
  project: string;
  /** By emulator. Those named here are started. */
  ports: Partial<Record<'auth' | 'firestore' | 'hosting' | 'storage' | 'ui', number>>;
  /** Contents of firebase.json, without the emulators. */
  config: object;
  env?: NodeJS.ProcessEnv;
}

/** Starts emulators of firebase-tools, waits until they answer, and resolves with what stops them. */
export async function startFirebaseTools({
  folder,
  project,
  ports,
  config,
  env = {},
}: Options): Promise<() => Promise<void>> {
  // Lies beside the firebase.json that is deployed.
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

async function emulatorsOf(ports: Options['ports']): Promise<object> {
  // firebase-tools always starts these two, and ends when another run takes their default ports at the same time.
  const inner = { hub: await choosePort('hub', 0), logging: await choosePort('logging', 0) };
  const places = Object.entries({ ...ports, ...inner }).map(([name, port]) => [
    name,
    { host: '127.0.0.1', port },
  ]);
  return {
    // It starts by default, at a port that it chooses.
    ui: { enabled: false },
    ...Object.fromEntries(places),
    // Each file of the rules tests and each worker of the browser tests uses its own project.
    singleProjectMode: false,
  };
}
