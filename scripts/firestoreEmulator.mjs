import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findJavas, javaOf } from './java.mjs';

/** The firebase-tools command line. */
export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** What firebase-tools asks of Java for its Firestore emulator. */
const MIN_JAVA_OF_FIREBASE_TOOLS = 21;
/** What the emulator itself runs on. */
const MIN_JAVA_OF_EMULATOR = 11;

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR_IN_CLOUD_CLI = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/**
 * How this machine runs the official Firestore emulator: by firebase-tools, with the environment it
 * needs, or by a command of its own beside firebase-tools.
 * @typedef {{ found: string } & (
 *   | { by: 'firebase-tools', env: NodeJS.ProcessEnv }
 *   | { by: 'java', java: string, args: (port: number, rules: string) => string[] }
 * )} FirestoreEmulator
 */

/**
 * Looks for the official Firestore emulator: one that the environment names, firebase-tools' own
 * (downloaded where that works), the Google Cloud CLI's.
 * @returns {FirestoreEmulator}
 * @throws {Error} when there is none, saying what to install
 */
export function findFirestoreEmulator() {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) return { found: `${named} (FIRESTORE_EMULATOR_BINARY_PATH)`, by: 'firebase-tools', env: {} };

  const [newest] = findJavas();
  if (newest && newest.major >= MIN_JAVA_OF_FIREBASE_TOOLS && firebaseToolsHas('firestore')) {
    const env = { JAVA_HOME: newest.home, PATH: join(newest.home, 'bin') + delimiter + process.env.PATH };
    return { found: `o do firebase-tools, com Java ${newest.major}`, by: 'firebase-tools', env };
  }

  const jar = findCloudCliJar();
  if (newest && newest.major >= MIN_JAVA_OF_EMULATOR && jar) {
    return {
      found: `o do Google Cloud CLI, com Java ${newest.major}`,
      by: 'java',
      java: javaOf(newest.home),
      // Without `start` the jar's main class does nothing; it has no manifest entry to run it with -jar.
      args: (port, rules) => [
        '-cp',
        jar,
        MAIN_CLASS,
        'start',
        '--host=127.0.0.1',
        `--port=${port}`,
        `--rules=${rules}`,
      ],
    };
  }
  throw new Error(whatToInstall(newest?.major, jar !== undefined));
}

/**
 * Whether firebase-tools has this emulator's files, or could download them just now.
 * @param {'firestore' | 'ui'} emulator
 */
export function firebaseToolsHas(emulator) {
  // The command looks into its cache first; it leaves a log in the folder where it runs.
  const folder = mkdtempSync(join(tmpdir(), 'firebase-setup-'));
  const { status } = spawnSync(process.execPath, [FIREBASE_CLI, `setup:emulators:${emulator}`], {
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  return status === 0;
}

function findCloudCliJar() {
  const commands = (process.env.PATH ?? '').split(delimiter).map((entry) => join(entry, 'gcloud'));
  const roots = [
    process.env.CLOUDSDK_ROOT_DIR ?? '',
    ...commands.filter(existsSync).map((command) => join(realpathSync(command), '..', '..')),
    join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
  ];
  return roots.map((root) => join(root, JAR_IN_CLOUD_CLI)).find(existsSync);
}

/**
 * @param {number | undefined} java
 * @param {boolean} hasJar
 */
function whatToInstall(java, hasJar) {
  const has = [
    java === undefined ? 'nenhum Java encontrado' : `Java ${java} encontrado`,
    hasJar ? 'emulador do Google Cloud CLI encontrado' : 'nenhum emulador do Google Cloud CLI',
  ].join(', ');
  return [
    `Não há emulador do Firestore nesta máquina (${has}). Instale um destes:`,
    `  - Java ${MIN_JAVA_OF_FIREBASE_TOOLS} ou mais novo, com acesso à internet: o firebase-tools baixa o emulador sozinho;`,
    `  - Java ${MIN_JAVA_OF_EMULATOR} ou mais novo e o componente do Google Cloud CLI: gcloud components install cloud-firestore-emulator`,
  ].join('\n');
}
