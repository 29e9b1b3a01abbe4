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
 * Starts only the Storage emulator, with the project's rules. `storage` is its host:port.
 * @throws with a message that says what to install, if this machine cannot run it
 */
export async function startStorage(): Promise<{ storage: string; stop: () => Promise<void> }> {
  const newest = newestJava();
  // Only firebase-tools has a Storage emulator.
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
  // The emulator gets a temporary folder of its own: a Storage emulator that ends removes the files of all
  // others from the machine's temporary folder.
  const env = { ...java, TMPDIR: folder };
  const stop = await startFirebaseTools({ folder, project: PROJECT, ports, config: { storage }, env });
  return { storage: `127.0.0.1:${ports.storage}`, stop };
}
