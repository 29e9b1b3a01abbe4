import { copyFileSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FIREBASE_CLI, findFirestoreEmulator, firebaseToolsHas } from './firestoreEmulator.mjs';
import { headersFor, headersOfAssets } from './headers.mjs';
import { importTypeScript } from './importTypeScript.mjs';
import { choosePort } from './ports.mjs';
import { run, startProcess, stopProcess } from './processes.mjs';
import { makeFolder } from './runs.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A project id that begins with `demo-` never reaches a real project. */
export const PROJECT = 'demo-sala-de-espera';

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
  // Before the Hosting emulator starts: its configuration, which it reads only then, names the files of the build.
  if (site) await buildSite('emulators', dist, env);
  await writeEmulatorConfig(folder, byFirebaseTools, {
    ...(site && { hosting: await hostingOf(dist, [`http://${firestore}`, `http://${auth}`]) }),
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
    await Promise.all(Object.values(chosen).map((port) => answering(port, processes, folder)));
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

/**
 * Starts the Hosting emulator alone, on a folder that could be deployed.
 * @param {string} folder
 * @returns {Promise<{ site: string, stop: () => Promise<void> }>}
 */
export async function startHosting(folder) {
  const ports = { hosting: await choosePort('o emulador do Hosting', 0) };
  const { hosting } = readFirebaseConfig(folder);
  await writeEmulatorConfig(folder, ports, { hosting });
  const child = startFirebaseTools(folder, ports, {});
  const stop = () => stopProcess(child);
  try {
    await answering(ports.hosting, [child], folder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site: `http://127.0.0.1:${ports.hosting}`, stop };
}

/**
 * What the Hosting emulator serves.
 * @param {string} dist the build
 * @param {string[]} emulators addresses that the app talks to
 */
async function hostingOf(dist, emulators) {
  const { hosting } = readFirebaseConfig(ROOT);
  const headers = headersFor(hosting.headers, await settingsOf('emulators'), emulators);
  return { ...hosting, headers: [...headers, headersOfAssets(dist)] };
}

/**
 * The settings that a build gets, checked as it checks them.
 * @param {'emulators' | 'production'} mode
 * @returns {Promise<import('./headers.mjs').Settings>}
 */
export async function settingsOf(mode) {
  /** @type {typeof import('./environment')} */
  const { environment } = await importTypeScript(new URL('environment.ts', import.meta.url));
  return environment(mode);
}

/**
 * What is to be deployed, as firebase.json says.
 * @param {string} folder
 * @returns {{ firestore: Record<string, string>, hosting: { headers: import('./headers.mjs').Headers } & Record<string, unknown> }}
 */
export function readFirebaseConfig(folder) {
  return JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
}

/** In its folder: firebase.json for emulators, beside the one that is deployed. */
const EMULATOR_CONFIG = 'firebase.emulators.json';

/**
 * @param {string} folder
 * @param {{ auth?: number, firestore?: number, hosting?: number, ui?: number }} ports
 * @param {object} config
 */
async function writeEmulatorConfig(folder, ports, config) {
  // Nobody talks to these two, but firebase-tools ends when another run takes their usual ports meanwhile.
  const inner = { hub: await choosePort('hub', 0), logging: await choosePort('logging', 0) };
  const places = Object.entries({ ...ports, ...inner }).map(([name, port]) => [
    name,
    { host: '127.0.0.1', port },
  ]);
  const emulators = {
    // Where it is not named, it starts at a port of its own.
    ui: { enabled: false },
    ...Object.fromEntries(places),
    // Each file of the rules tests has a project of its own.
    singleProjectMode: false,
  };
  writeFileSync(join(folder, EMULATOR_CONFIG), JSON.stringify({ ...config, emulators }, null, 2));
}

/**
 * @param {string} folder
 * @param {{ auth?: number, firestore?: number, hosting?: number, ui?: number }} ports
 * @param {NodeJS.ProcessEnv} env what these emulators need besides
 */
function startFirebaseTools(folder, ports, env) {
  const config = join(folder, EMULATOR_CONFIG);
  // The page starts of its own accord, where the configuration has it.
  const only = Object.keys(ports).filter((name) => name !== 'ui');
  return startProcess(
    process.execPath,
    [FIREBASE_CLI, 'emulators:start', '--config', config, '--project', PROJECT, '--only', only.join()],
    { cwd: folder, env: { ...process.env, ...env }, logFile: join(folder, 'firebase-tools.log') },
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
 * A fresh build of the app.
 * @param {'emulators' | 'production'} mode
 * @param {string} outDir
 * @param {Record<string, string>} env settings that come before those of the .env files
 */
export async function buildSite(mode, outDir, env) {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  // Whatever it is where this was called: React's own build follows it.
  const NODE_ENV = 'production';
  const code = await run(process.execPath, [vite, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV },
  });
  if (code !== 0) throw new Error('O site não foi construído; o motivo está acima.');
}
