import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { firebaseToolsHas } from './firebaseTools';
import { javaOf, newestJava } from './java';

/** The oldest Java with which firebase-tools starts its Firestore and Storage emulators. */
export const MIN_JAVA_OF_FIREBASE_TOOLS = 21;
/** The oldest Java that can run the Firestore emulator itself. */
const MIN_JAVA_OF_EMULATOR = 11;

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR_IN_CLOUD_CLI = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

type Java = ReturnType<typeof newestJava>;

interface FirestoreEmulator {
  /** The emulator's description for the user. */
  found: string;
  /** The environment variables for the process that runs the emulator. */
  env: NodeJS.ProcessEnv;
  /** The command that runs the emulator; undefined if firebase-tools runs it. */
  java?: { command: string; args: (port: number, rules: string) => string[] };
}

/**
 * Finds the official Firestore emulator: at `FIRESTORE_EMULATOR_BINARY_PATH`, else that of firebase-tools,
 * which is downloaded if possible, else that of the Google Cloud CLI.
 * @throws with a message that says what to install, if there is none
 */
export function findFirestoreEmulator(): FirestoreEmulator {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) return { found: `${named} (FIRESTORE_EMULATOR_BINARY_PATH)`, env: {} };
  const newest = newestJava();
  const env = envOfFirebaseTools(newest, 'firestore');
  if (newest && env) return { found: `o do firebase-tools, com Java ${newest.major}`, env };

  const jar = findCloudCliJar();
  if (!newest || newest.major < MIN_JAVA_OF_EMULATOR || !jar)
    throw new Error(
      `Não há emulador do Firestore nesta máquina (${foundJava(newest)}, ${jar ? 'emulador do Google Cloud CLI encontrado' : 'nenhum emulador do Google Cloud CLI'}). Instale um destes:
  - Java ${MIN_JAVA_OF_FIREBASE_TOOLS} ou mais novo, com acesso à internet: o firebase-tools baixa o emulador sozinho;
  - Java ${MIN_JAVA_OF_EMULATOR} ou mais novo e o componente do Google Cloud CLI: gcloud components install cloud-firestore-emulator`,
    );
  // The arguments for Java name the main class, because the jar's manifest does not. Without `start` the
  // emulator would do nothing.
  const start = ['-cp', jar, MAIN_CLASS, 'start', '--host=127.0.0.1'];
  return {
    found: `o do Google Cloud CLI, com Java ${newest.major}`,
    env: {},
    java: {
      command: javaOf(newest.home),
      args: (port, rules) => [...start, `--port=${port}`, `--rules=${rules}`],
    },
  };
}

/**
 * The environment variables that make firebase-tools use this Java; null if this Java is too old, or if
 * firebase-tools can neither find nor download the emulator.
 */
export function envOfFirebaseTools(java: Java, emulator: 'firestore' | 'storage'): NodeJS.ProcessEnv | null {
  if (!java || java.major < MIN_JAVA_OF_FIREBASE_TOOLS || !firebaseToolsHas(emulator)) return null;
  return { JAVA_HOME: java.home, PATH: join(java.home, 'bin') + delimiter + process.env.PATH };
}

export function foundJava(java: Java): string {
  return java ? `Java ${java.major} encontrado` : 'nenhum Java encontrado';
}

function findCloudCliJar(): string | undefined {
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
