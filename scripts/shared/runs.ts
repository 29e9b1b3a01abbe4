import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Contains a folder for each run, named after its process id, with all files that the run generates. */
const RUNS = fileURLToPath(new URL('../../.emulators', import.meta.url));
const OWN_RUN = join(RUNS, String(process.pid));
process.on('exit', () => rmSync(OWN_RUN, { recursive: true, force: true }));

/** The file in a run's folder that says where its emulators are. */
const ANNOUNCEMENT = 'running.json';

interface Announcement {
  /** host:port */
  firestore: string;
  since: number;
}

/** Creates a folder that is removed when this process ends. */
export function makeFolder(prefix: string): string {
  mkdirSync(OWN_RUN, { recursive: true });
  removeStaleRuns();
  return mkdtempSync(join(OWN_RUN, prefix));
}

/** Lets `npm run sala` find these emulators. */
export function announce({ firestore }: { firestore: string }): void {
  const announcement: Announcement = { firestore, since: Date.now() };
  writeFileSync(join(OWN_RUN, ANNOUNCEMENT), JSON.stringify(announcement));
}

/**
 * host:port of the running Firestore emulator: that of `FIRESTORE_EMULATOR_HOST`, else the one announced last.
 * @throws when none is running
 */
export function runningFirestore(): string {
  if (process.env.FIRESTORE_EMULATOR_HOST) return process.env.FIRESTORE_EMULATOR_HOST;
  removeStaleRuns();
  const [latest] = runNames()
    .map((name) => join(RUNS, name, ANNOUNCEMENT))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Announcement)
    .sort((one, other) => other.since - one.since);
  if (!latest) throw new Error('Os emuladores não estão rodando. Em outro terminal: npm run dev');
  return latest.firestore;
}

/** Removes the folders of processes that ended without removing them, for example because they were killed. */
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
