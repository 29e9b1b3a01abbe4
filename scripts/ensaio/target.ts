import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDocs,
  setDoc,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { collections, documents } from '../../src/base/documentPaths';
import { SECOND_MS } from '../../src/base/durations';
import { batchesOf } from '../../src/firebase/queryAll';
import { asAdmin } from '../shared/admin';
import type { Project } from '../shared/connect';
import { FREE_PORTS, startEmulators } from '../shared/emulators';
import { PROJECT } from '../shared/project';
import { confirmProject } from '../shared/terminal';
import { ADDRESS, ADDRESS_NAME, linkOf, profileOf, type ShowKind } from './show';

/** The largest number of writes in one Firestore batch. */
const MAX_WRITES = 500;

/** The database in which a rehearsal takes place. */
export interface Target {
  /** The database's name in messages for people. */
  name: string;
  show: ShowKind;
  project: Project;
  /** On the emulators: removes what an earlier rehearsal has left, such as a room, and prepares the show. */
  prepare: (visitors: number) => Promise<void>;
  /**
   * Opens a room, so that the button 'Entrar' appears; in a real project, asks a person to open it.
   * @param seen resolves when a visitor sees the button
   * @param aheadMs how long before its opening the room is created; null for a room without an opening time
   * @returns the time of the release, by performance.now()
   */
  release: (seen: Promise<unknown>, aheadMs: number | null) => Promise<number>;
  /** Tells the person at the terminal what to clean up after the rehearsal, if anything. */
  leftovers?: string;
  stop: () => Promise<void>;
}

export async function emulatorTarget(show: ShowKind): Promise<Target> {
  const { found, firestore, stop } = await startEmulators({ ports: FREE_PORTS });
  return {
    name: `emulador do Firestore (${found})`,
    show,
    project: { projectId: PROJECT, apiKey: 'demo-api-key', emulator: firestore },
    prepare: (visitors) => asAdmin(firestore, (db) => prepareShow(db, show, visitors)),
    release: (_, aheadMs) =>
      asAdmin(firestore, async (db) => {
        const rooms = collection(db, collections.rooms);
        // Reads once to connect, so that the measured release does not include the time to connect.
        await getDocs(rooms);
        const releasedAt = performance.now() + (aheadMs ?? 0);
        // Date.now() is right, because the emulator uses this machine's clock.
        const opening = aheadMs !== null && { abreEm: Timestamp.fromMillis(Date.now() + aheadMs) };
        await addDoc(rooms, { link: linkOf(show), cliques: 0, ...opening });
        return releasedAt;
      }),
    stop,
  };
}

/** Removes what an earlier rehearsal has left, but not its tickets, and prepares this one's documents. */
async function prepareShow(db: Firestore, show: ShowKind, visitors: number): Promise<void> {
  await deleteDoc(doc(db, documents.settings));
  const winners = documents.winners(ADDRESS_NAME);
  for (const path of [collections.rooms, winners, collections.addresses, collections.users]) {
    const { docs } = await getDocs(collection(db, path));
    await Promise.all(docs.map(({ ref }) => deleteDoc(ref)));
  }
  if (show === 'plain') return;
  await setDoc(doc(db, documents.address(ADDRESS_NAME)), { link: ADDRESS });
  if (show !== 'registered') return;
  await setDoc(doc(db, documents.settings), { paraCadastrados: true });
  const profiles = Array.from({ length: visitors }, (_, index) => profileOf(index));
  for (const each of batchesOf(profiles, MAX_WRITES)) {
    const batch = writeBatch(db);
    for (const profile of each) batch.set(doc(db, documents.profile(profile.uid)), profile);
    await batch.commit();
  }
}

/**
 * Rehearses in a real project, where a person opens the room in the Firebase console.
 * @param lockMs how long a stranger locks the room; null for no attack
 * @throws UsageError when the person at the terminal does not confirm it
 */
export async function projectTarget(project: Project, size: number, lockMs: number | null): Promise<Target> {
  const { projectId: id } = project;
  const attack =
    lockMs === null
      ? ''
      : `\nUm estranho vai tentar travar a sala por ${lockMs / SECOND_MS} s, se preciso com uma conta anônima, que fica no Authentication.`;
  await confirmProject(
    id,
    `O ensaio vai levar ${size.toLocaleString('pt-BR')} visitantes ao projeto ${id}. Isso gasta a cota dele ou é cobrado,\ne quem estiver na sala de espera de verdade também verá o botão.${attack}`,
  );
  return {
    name: `projeto ${id}`,
    show: 'plain',
    project,
    // Removes nothing, because an open room may be a real one: then the rehearsal refuses to start.
    prepare: async () => undefined,
    release: async (seen) => {
      process.stderr.write(
        `Todos esperam. No console do Firebase, crie em salaDeEspera um documento com ID automático:\n  link: ${ADDRESS}    cliques: 0\n`,
      );
      await seen;
      return performance.now();
    },
    leftovers: `No projeto ${id} ficaram as vagas deste ensaio: apague em "vagas" os documentos cujo link é ${ADDRESS}, e em "salaDeEspera" a sala, se ainda estiver lá.`,
    stop: async () => undefined,
  };
}
