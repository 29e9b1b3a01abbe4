import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project';

/**
 * The folder for generated files. Each process that makes temporary files has its own folder in it, named by
 * its process id.
 */
const RUNS = join(ROOT, '.emulators');
const OWN_RUN = join(RUNS, String(process.pid));
process.on('exit', () => rmSync(OWN_RUN, { recursive: true, force: true }));

/** The file in which a process stores the addresses of its emulators, for runningEmulators. */
const ANNOUNCEMENT = 'running.json';

/** Creates a temporary folder, which is removed when this process ends. */
export function makeFolder(prefix: string): string {
  mkdirSync(OWN_RUN, { recursive: true });
  removeStaleRuns();
  return mkdtempSync(join(OWN_RUN, prefix));
}

/** Stores where this process's emulators are, so that commands such as `npm run sala` find them. */
export function announce({ firestore, auth }: { firestore: string; auth: string }): void {
  const hosts = { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth };
  writeFileSync(join(OWN_RUN, ANNOUNCEMENT), JSON.stringify(hosts));
}

/**
 * The environment variables by which Firebase's libraries find the emulators started last; none if
 * `FIRESTORE_EMULATOR_HOST` is already set.
 * @throws if no emulators are running
 */
export function runningEmulators(): Record<string, string> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return {};
  removeStaleRuns();
  const [latest] = runNames()
    .map((name) => join(RUNS, name, ANNOUNCEMENT))
    .filter(existsSync)
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!latest) throw new Error('Os emuladores não estão rodando. Em outro terminal: npm run dev');
  return JSON.parse(readFileSync(latest, 'utf8')) as Record<string, string>;
}

/** Removes folders that their processes did not remove, because the processes were killed. */
function removeStaleRuns(): void {
  for (const name of runNames()) {
    if (!isRunning(Number(name))) rmSync(join(RUNS, name), { recursive: true, force: true });
  }
}

function runNames(): string[] {
  return existsSync(RUNS) ? readdirSync(RUNS) : [];
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
