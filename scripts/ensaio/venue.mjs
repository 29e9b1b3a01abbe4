import { addDoc, collection, deleteDoc, getDocs } from 'firebase/firestore';
import { loadEnv } from 'vite';
import { asAdmin } from '../admin.mjs';
import { FREE_PORTS, PROJECT, ROOT, startEmulators } from '../emulators.mjs';
import { confirmProject, UsageError } from '../terminal.mjs';

const LINK = 'https://example.com/ensaio';

/**
 * Where a rehearsal takes place.
 * @typedef {object} Venue
 * @property {string} name for people
 * @property {boolean} emulated
 * @property {import('./visitor.mjs').Project} project
 * @property {() => Promise<void>} prepare closes what a rehearsal before may have left open
 * @property {(seen: Promise<unknown>) => Promise<number>} release
 *   releases the button and tells when that was, on the clock of performance.now(); `seen`: somebody has the button
 * @property {string} leftovers what is left for a person to clear away, empty where nothing is
 * @property {() => Promise<void>} stop
 */

/** Emulators of its own, which go with all that they hold. @returns {Promise<Venue>} */
export async function onEmulators() {
  const { found, firestore, stop } = await startEmulators({ ports: FREE_PORTS });
  return {
    name: `emulador do Firestore (${found})`,
    emulated: true,
    project: { projectId: PROJECT, apiKey: 'demo-api-key', emulator: firestore },
    prepare: () =>
      asAdmin(firestore, async (db) => {
        const { docs } = await getDocs(collection(db, 'salaDeEspera'));
        await Promise.all(docs.map(({ ref }) => deleteDoc(ref)));
      }),
    release: () =>
      asAdmin(firestore, async (db) => {
        const rooms = collection(db, 'salaDeEspera');
        // The admin's own connection is up before the clock runs.
        await getDocs(rooms);
        const releasedAt = performance.now();
        await addDoc(rooms, { link: LINK, cliques: 0 });
        return releasedAt;
      }),
    leftovers: '',
    stop,
  };
}

/**
 * A real project, where a person releases the button in the console.
 * @param {string} id
 * @param {number} size
 * @returns {Promise<Venue>}
 * @throws {UsageError} where it may not be
 */
export async function onProject(id, size) {
  const { VITE_FIREBASE_PROJECT_ID: configured, VITE_FIREBASE_API_KEY: apiKey } = loadEnv(
    'production',
    ROOT,
    'VITE_FIREBASE_',
  );
  if (id.startsWith('demo-'))
    throw new UsageError(`${id} é um projeto de emulador. Para ensaiar nos emuladores, tire --projeto.`);
  if (!configured || !apiKey)
    throw new UsageError(
      'Faltam VITE_FIREBASE_PROJECT_ID e VITE_FIREBASE_API_KEY, no ambiente ou no arquivo .env.',
    );
  if (configured !== id)
    throw new UsageError(
      `O arquivo .env é do projeto ${configured}, e não do ${id}. Confira qual dos dois está certo.`,
    );
  await confirmProject(
    id,
    `O ensaio vai levar ${size} visitantes ao projeto ${id}. Isso gasta a cota dele ou é cobrado,\ne quem estiver na sala de espera de verdade também verá o botão.`,
  );
  return {
    name: `projeto ${id}`,
    emulated: false,
    project: { projectId: id, apiKey },
    // Whose rooms these are, only a person knows.
    prepare: async () => undefined,
    release: async (seen) => {
      process.stderr.write(
        `Todos esperam. No console do Firebase, crie em salaDeEspera um documento com ID automático:\n  link: ${LINK}    cliques: 0\n`,
      );
      await seen;
      return performance.now();
    },
    leftovers: `No projeto ${id} ficaram as vagas deste ensaio: apague em "vagas" os documentos cujo link é ${LINK}, e em "salaDeEspera" a sala, se ainda estiver lá.`,
    stop: async () => undefined,
  };
}
