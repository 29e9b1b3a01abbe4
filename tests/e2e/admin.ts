import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, type Firestore } from 'firebase/firestore/lite';
import {
  askAuth,
  AUTH_API,
  deleteAllAccounts,
  deleteAllDocuments,
  lastEmail,
  PROJECT,
  uidOfEmail,
} from '../support/emulators';
import { asAdmin } from '../support/firestore';

type Fields = Record<string, unknown>;

const here = <T>(work: (db: Firestore) => Promise<T>) => asAdmin({ projectId: PROJECT }, work);

/** What an admin does and sees in the Firebase console. */
export const admin = {
  open: (id: string, fields: Fields) => admin.write(`salaDeEspera/${id}`, fields),
  close: (id: string) => admin.remove(`salaDeEspera/${id}`),
  setVideo: (video: unknown) => admin.write('configuracoes/salaDeEspera', { video }),
  /** The fields of all rooms, by id. */
  rooms: () =>
    here(async (db): Promise<Record<string, Fields>> => {
      const { docs } = await getDocs(collection(db, 'salaDeEspera'));
      return Object.fromEntries(docs.map((room) => [room.id, room.data()]));
    }),
  tickets: () =>
    here(async (db): Promise<Fields[]> => {
      const { docs } = await getDocs(collection(db, 'vagas'));
      return docs.map((ticket) => ticket.data());
    }),
  /** The fields of a document; undefined if it does not exist. */
  read: (path: string) =>
    here(async (db): Promise<Fields | undefined> => (await getDoc(doc(db, path))).data()),
  write: (path: string, fields: Fields) => here((db) => setDoc(doc(db, path), fields)),
  remove: (path: string) => here((db) => deleteDoc(doc(db, path))),
  /** The uid of the account with this e-mail address; undefined if there is none. */
  uidOf: uidOfEmail,
  /**
   * Changes an account's e-mail address without confirmation, so that the emulator makes the e-mail to undo
   * the change.
   */
  changeEmail: async (email: string, next: string): Promise<void> => {
    const localId = await admin.uidOf(email);
    await askAuth('POST', `${AUTH_API}/accounts:update`, { localId, email: next });
  },
  /**
   * The link in the last e-mail of a kind to an address; empty if there is none. The emulator only stores
   * e-mails.
   */
  linkTo: async (...asked: Parameters<typeof lastEmail>) => (await lastEmail(...asked))?.oobLink ?? '',
};

/** Deletes all accounts and documents of the project. */
export async function emptyProject(): Promise<void> {
  await Promise.all([deleteAllDocuments(), deleteAllAccounts()]);
}
