import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findJavas, javaOf, type Java } from './java';

/** The firebase-tools command line. */
export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** firebase-tools refuses to start its Firestore and Storage emulators with an older Java. */
const MIN_JAVA_OF_FIREBASE_TOOLS = 21;
/** The emulator itself needs no more than this. */
const MIN_JAVA_OF_EMULATOR = 11;

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR_IN_CLOUD_CLI = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/**
 * How this machine runs the official Firestore emulator: started by firebase-tools with these environment variables, or
 * as a Java process of our own beside firebase-tools. `found` describes it to the user.
 */
type FirestoreEmulator = { found: string } & (
  | { by: 'firebase-tools'; env: NodeJS.ProcessEnv }
  | { by: 'java'; java: string; args: (port: number, rules: string) => string[] }
);

/**
 * Finds the official Firestore emulator. Looks at `FIRESTORE_EMULATOR_BINARY_PATH`, then at firebase-tools' copy, which is
 * downloaded if possible, then at the Google Cloud CLI's component.
 * @throws when there is none, with a message that says what to install
 */
export function findFirestoreEmulator(): FirestoreEmulator {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) return { found: `${named} (FIRESTORE_EMULATOR_BINARY_PATH)`, by: 'firebase-tools', env: {} };

  const [newest] = findJavas();
  if (newest && newest.major >= MIN_JAVA_OF_FIREBASE_TOOLS && firebaseToolsHas('firestore'))
    return {
      found: `o do firebase-tools, com Java ${newest.major}`,
      by: 'firebase-tools',
      env: envOf(newest),
    };

  const jar = findCloudCliJar();
  if (newest && newest.major >= MIN_JAVA_OF_EMULATOR && jar) {
    return {
      found: `o do Google Cloud CLI, com Java ${newest.major}`,
      by: 'java',
      java: javaOf(newest.home),
      // The jar's manifest names no main class, and the class does nothing without `start`.
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
 * The environment variables with which firebase-tools starts its Storage emulator, which is not in the Google Cloud CLI.
 * @throws when this machine cannot run it, with a message that says what to install
 */
export function findStorageEmulator(): NodeJS.ProcessEnv {
  const [newest] = findJavas();
  if (newest && newest.major >= MIN_JAVA_OF_FIREBASE_TOOLS && firebaseToolsHas('storage'))
    return envOf(newest);
  throw new Error(
    [
      `Não há emulador do Storage nesta máquina (${foundJava(newest?.major)}). Ele precisa de:`,
      `  - Java ${MIN_JAVA_OF_FIREBASE_TOOLS} ou mais novo;`,
      '  - acesso à internet na primeira vez: o firebase-tools baixa o emulador sozinho.',
    ].join('\n'),
  );
}

/** firebase-tools starts the `java` of the PATH. */
function envOf({ home }: Java): NodeJS.ProcessEnv {
  return { JAVA_HOME: home, PATH: join(home, 'bin') + delimiter + process.env.PATH };
}

/** The part of firebase-tools that knows where each emulator lies. */
interface DownloadableEmulators {
  getDownloadDetails: (emulator: string) => { downloadPath: string; binaryPath?: string };
}

/** Whether firebase-tools has this emulator in its cache or can download it. */
export function firebaseToolsHas(emulator: 'firestore' | 'storage' | 'ui'): boolean {
  const { getDownloadDetails } = createRequire(import.meta.url)(
    'firebase-tools/lib/emulator/downloadableEmulators',
  ) as DownloadableEmulators;
  const { downloadPath, binaryPath = downloadPath } = getDownloadDetails(emulator);
  // The command would download it again, and fail without internet.
  if (existsSync(binaryPath)) return true;
  // The command writes a log into its working directory.
  const folder = mkdtempSync(join(tmpdir(), 'firebase-setup-'));
  const { status } = spawnSync(process.execPath, [FIREBASE_CLI, `setup:emulators:${emulator}`], {
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  return status === 0;
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

function whatToInstall(java: number | undefined, hasJar: boolean): string {
  const has = [
    foundJava(java),
    hasJar ? 'emulador do Google Cloud CLI encontrado' : 'nenhum emulador do Google Cloud CLI',
  ].join(', ');
  return [
    `Não há emulador do Firestore nesta máquina (${has}). Instale um destes:`,
    `  - Java ${MIN_JAVA_OF_FIREBASE_TOOLS} ou mais novo, com acesso à internet: o firebase-tools baixa o emulador sozinho;`,
    `  - Java ${MIN_JAVA_OF_EMULATOR} ou mais novo e o componente do Google Cloud CLI: gcloud components install cloud-firestore-emulator`,
  ].join('\n');
}

function foundJava(major: number | undefined): string {
  return major === undefined ? 'nenhum Java encontrado' : `Java ${major} encontrado`;
}
