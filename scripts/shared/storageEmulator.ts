import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseTools } from './firebaseTools';
import { envOfFirebaseTools, foundJava, MIN_JAVA_OF_FIREBASE_TOOLS } from './firestoreEmulator';
import { newestJava } from './java';
import { choosePort } from './ports';
import { PROJECT, ROOT } from './project';
import { makeFolder } from './runs';
import { readFirebaseConfig } from './site';

/**
 * Starts the Storage emulator alone, with the project's rules. `storage` is its host:port.
 * @throws when this machine cannot run it, with a message that says what to install
 */
export async function startStorage(): Promise<{ storage: string; stop: () => Promise<void> }> {
  const newest = newestJava();
  // Only firebase-tools has a Storage emulator; the Google Cloud CLI has none.
  const java = envOfFirebaseTools(newest, 'storage');
  if (!java)
    throw new Error(
      `Não há emulador do Storage nesta máquina (${foundJava(newest)}). Ele precisa de:
  - Java ${MIN_JAVA_OF_FIREBASE_TOOLS} ou mais novo;
  - acesso à internet na primeira vez: o firebase-tools baixa o emulador sozinho.`,
    );
  const folder = makeFolder('storage-');
  const { storage } = readFirebaseConfig(ROOT);
  copyFileSync(join(ROOT, storage.rules), join(folder, storage.rules));
  const ports = { storage: await choosePort('o emulador do Storage', 0) };
  // A temporary folder of its own: when the emulator ends, it removes the files of all runs in the temporary
  // folder.
  const env = { ...java, TMPDIR: folder };
  const stop = await startFirebaseTools({ folder, project: PROJECT, ports, config: { storage }, env });
  return { storage: `127.0.0.1:${ports.storage}`, stop };
}
