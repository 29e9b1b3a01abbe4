import { addDoc, collection, deleteDoc, getDocs } from 'firebase/firestore';
import { loadEnv } from 'vite';
import { asAdmin } from '../shared/admin';
import { FREE_PORTS, ROOT, startEmulators } from '../shared/emulators';
import { PROJECT } from '../shared/project';
import { confirmProject, UsageError } from '../shared/terminal';
import type { Project } from './visitor';

const LINK = 'https://example.com/ensaio';

/** The database that a rehearsal runs against. */
export interface Target {
  /** For people. */
  name: string;
  emulated: boolean;
  project: Project;
  /** Closes rooms that an earlier rehearsal may have left open. */
  prepare: () => Promise<void>;
  /**
   * Releases the button. Resolves with the time, by performance.now().
   * @param seen resolves when a visitor sees the button
   */
  release: (seen: Promise<unknown>) => Promise<number>;
  /** What a person has to clean up afterwards; empty if nothing. */
  leftovers: string;
  stop: () => Promise<void>;
}

export async function emulatorTarget(): Promise<Target> {
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
        // Connects before the time is taken.
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
 * A real project, where a person releases the button in the Firebase console.
 * @throws {UsageError} when the project is not the configured one or is not confirmed
 */
export async function projectTarget(id: string, size: number): Promise<Target> {
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
    // An open room may be a real one; the rehearsal refuses to start instead.
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
