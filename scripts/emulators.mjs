import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FIREBASE_CLI, findFirestoreEmulator, firebaseToolsHas } from './firestoreEmulator.mjs';
import { choosePort } from './ports.mjs';
import { run, startProcess, stopProcess } from './processes.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A project id that begins with `demo-` never reaches a real project. */
export const PROJECT = 'demo-sala-de-espera';

/** Everything generated lies here, a folder for each run. */
const RUNS = join(ROOT, '.emulators');
process.on('exit', () => rmSync(runFolder(), { recursive: true, force: true }));
/** In its run's folder: the emulators that a person started, for `npm run sala`. */
const ANNOUNCEMENT = 'running.json';
/** How long the emulators get to start, ms: a slow machine's cold Java takes some 20 s. */
const START_LIMIT_MS = 120_000;

/** The ports that Firebase's own documentation uses. */
export const USUAL_PORTS = { auth: 9099, firestore: 8080, hosting: 5000, ui: 4000 };
/** Any free port each. */
export const FREE_PORTS = { auth: 0, firestore: 0, hosting: 0, ui: 0 };

/**
 * @typedef {object} Emulators
 * @property {string} found which Firestore emulator this is
 * @property {string} firestore host:port
 * @property {string} auth host:port
 * @property {string | undefined} site address of the production build for the emulators, where asked for
 * @property {string | undefined} ui address of the emulators' own page, where this machine has it
 * @property {Record<string, string>} env what the app, the tests and the tools need to reach them
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the Auth and Firestore emulators and, with `site`, the Hosting emulator on a fresh production
 * build for them. They are up when the promise resolves, and end with this process at the latest.
 * @param {{ ports: typeof USUAL_PORTS, site?: boolean, ui?: boolean }} options
 * @returns {Promise<Emulators>}
 */
export async function startEmulators({ ports, site = false, ui = false }) {
  const emulator = findFirestoreEmulator();
  mkdirSync(runFolder(), { recursive: true });
  // A run may start several.
  const folder = mkdtempSync(join(runFolder(), 'emuladores-'));
  removeRunsOfTheDead();
  const rules = join(folder, 'firestore.rules');
  copyFileSync(join(ROOT, 'firestore.rules'), rules);

  const chosen = {
    auth: await choosePort('o emulador do Auth', ports.auth),
    firestore: await choosePort('o emulador do Firestore', ports.firestore),
    ...(site && { hosting: await choosePort('o emulador do Hosting', ports.hosting) }),
    ...(ui && firebaseToolsHas('ui') && { ui: await choosePort('a página dos emuladores', ports.ui) }),
  };
  // Nobody talks to these two, but firebase-tools ends when another run takes their usual ports meanwhile.
  const inner = { hub: await choosePort('hub', 0), logging: await choosePort('logging', 0) };
  const firestore = `127.0.0.1:${chosen.firestore}`;
  const auth = `127.0.0.1:${chosen.auth}`;
  const env = {
    FIRESTORE_EMULATOR_HOST: firestore,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_AUTH_EMULATOR: auth,
  };
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify(firebaseConfig(emulator.by, { ...chosen, ...inner }), null, 2),
  );

  const processes = [startFirebaseTools(emulator, folder, chosen)];
  if (emulator.by === 'java') {
    const logFile = join(folder, 'firestore.log');
    processes.push(
      startProcess(emulator.java, emulator.args(chosen.firestore, rules), { cwd: folder, logFile }),
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
    await Promise.all([
      ...Object.values(chosen).map((port) => answering(port, processes, folder)),
      site && buildSite(join(folder, 'dist'), env),
    ]);
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
    stop,
  };
}

/** @param {number | undefined} port */
function addressOf(port) {
  return port === undefined ? undefined : `http://127.0.0.1:${port}`;
}

/** Lets `npm run sala` find these emulators. @param {Emulators} emulators */
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
    if (!isAlive(Number(name))) rmSync(join(RUNS, name), { recursive: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * firebase.json for one run: these ports, and the emulators' addresses added to the CSP, nothing else.
 * @param {'firebase-tools' | 'java'} firestoreBy
 * @param {{ auth: number, firestore: number, hosting?: number, ui?: number, hub: number, logging: number }} ports
 */
function firebaseConfig(firestoreBy, ports) {
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const addresses = `http://127.0.0.1:${ports.firestore} http://127.0.0.1:${ports.auth}`;
  for (const { headers } of config.hosting.headers) {
    for (const header of headers) {
      header.value = header.value.replace(/connect-src [^;]*/, `$& ${addresses}`);
    }
  }
  const host = '127.0.0.1';
  return {
    hosting: config.hosting,
    ...(firestoreBy === 'firebase-tools' && { firestore: { rules: 'firestore.rules' } }),
    emulators: {
      auth: { host, port: ports.auth },
      ...(firestoreBy === 'firebase-tools' && { firestore: { host, port: ports.firestore } }),
      ...(ports.hosting && { hosting: { host, port: ports.hosting } }),
      ui: { enabled: ports.ui !== undefined, host, port: ports.ui },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      // Each file of the rules tests has a project of its own.
      singleProjectMode: false,
    },
  };
}

/**
 * @param {import('./firestoreEmulator.mjs').FirestoreEmulator} emulator
 * @param {string} folder
 * @param {{ hosting?: number }} ports
 */
function startFirebaseTools(emulator, folder, ports) {
  const byFirebaseTools = emulator.by === 'firebase-tools';
  const only = ['auth', byFirebaseTools && 'firestore', ports.hosting && 'hosting'].filter(Boolean).join();
  return startProcess(
    process.execPath,
    [
      FIREBASE_CLI,
      'emulators:start',
      '--config',
      join(folder, 'firebase.json'),
      '--project',
      PROJECT,
      '--only',
      only,
    ],
    {
      cwd: folder,
      env: { ...process.env, ...(byFirebaseTools && emulator.env) },
      logFile: join(folder, 'firebase-tools.log'),
    },
  );
}

/**
 * Resolves when something answers HTTP on the port.
 * @param {number} port
 * @param {import('node:child_process').ChildProcess[]} processes
 * @param {string} folder
 */
async function answering(port, processes, folder) {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    const ended = processes.some((child) => child.exitCode !== null || child.signalCode !== null);
    if (ended || Date.now() > deadline) {
      throw new Error(`Os emuladores não começaram. O que disseram:\n${lastWords(folder)}`);
    }
    await pause(100);
  }
}

/** @param {string} folder */
function lastWords(folder) {
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
 * Puts rules in force.
 * @param {string} firestore host:port
 * @param {string} content
 * @throws {Error} when the emulator refuses them, or does not answer
 */
export async function loadRules(firestore, content) {
  const url = `http://${firestore}/emulator/v1/projects/${PROJECT}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`O emulador recusou as regras: ${await answer.text()}`);
}

/**
 * @param {string} outDir
 * @param {Record<string, string>} env
 */
async function buildSite(outDir, env) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    vite,
    'build',
    '--mode',
    'emulators',
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const code = await run(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
  if (code !== 0) throw new Error('A versão para os emuladores não foi construída; o motivo está acima.');
}
