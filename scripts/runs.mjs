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

/** Everything generated lies here, a folder for each run. */
const RUNS = fileURLToPath(new URL('../.emulators', import.meta.url));
process.on('exit', () => rmSync(runFolder(), { recursive: true, force: true }));
/** In its run's folder: the emulators that a person started, for `npm run sala`. */
const ANNOUNCEMENT = 'running.json';

/**
 * A new folder, which goes with this process.
 * @param {string} prefix of its name
 */
export function makeFolder(prefix) {
  mkdirSync(runFolder(), { recursive: true });
  removeRunsOfTheDead();
  return mkdtempSync(join(runFolder(), prefix));
}

/** Lets `npm run sala` find these emulators. @param {{ firestore: string }} emulators */
export function announce({ firestore }) {
  writeFileSync(join(runFolder(), ANNOUNCEMENT), JSON.stringify({ firestore, since: Date.now() }));
}

/**
 * host:port of the running emulators' Firestore: what the environment says, else the one announced last.
 * @returns {string}
 * @throws {Error} when nothing runs, saying how to start it
 */
export function runningFirestore() {
  if (process.env.FIRESTORE_EMULATOR_HOST) return process.env.FIRESTORE_EMULATOR_HOST;
  removeRunsOfTheDead();
  const announced = (existsSync(RUNS) ? readdirSync(RUNS) : [])
    .map((folder) => join(RUNS, folder, ANNOUNCEMENT))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .sort((one, other) => other.since - one.since);
  if (announced.length === 0)
    throw new Error('Os emuladores não estão rodando. Em outro terminal: npm run dev');
  return announced[0].firestore;
}

function runFolder() {
  return join(RUNS, String(process.pid));
}

/** A run that was killed could not remove its folder. */
function removeRunsOfTheDead() {
  for (const name of existsSync(RUNS) ? readdirSync(RUNS) : []) {
    if (!isAlive(Number(name))) rmSync(join(RUNS, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another person's process may not be asked.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}
