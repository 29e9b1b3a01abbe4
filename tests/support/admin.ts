import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, type Firestore } from 'firebase/firestore/lite';
import { asAdmin } from '../../scripts/shared/admin';
import { FIRESTORE } from './emulators';

type Fields = Record<string, unknown>;

/** What an admin does and sees in the Firebase console of a project on the emulator. */
export function adminOf(project: () => string) {
  /** Runs `work` with a Firestore client that bypasses the rules. */
  const run = <T>(work: (db: Firestore) => Promise<T>) => asAdmin(FIRESTORE, work, project());
  const write = (path: string, fields: object) => run((db) => setDoc(doc(db, path), fields));
  const remove = (path: string) => run((db) => deleteDoc(doc(db, path)));
  /** The fields of all documents of a collection, by id. */
  const list = (path: string) =>
    run(async (db): Promise<Record<string, Fields>> => {
      const { docs } = await getDocs(collection(db, path));
      return Object.fromEntries(docs.map((found) => [found.id, found.data()]));
    });
  return {
    run,
    write,
    remove,
    list,
    ids: async (path: string) => Object.keys(await list(path)),
    /** The fields of a document; null if it does not exist. */
    read: (path: string) =>
      run(async (db): Promise<Fields | null> => (await getDoc(doc(db, path))).data() ?? null),
    open: (room: string, fields: object) => write(`salaDeEspera/${room}`, fields),
    close: (room: string) => remove(`salaDeEspera/${room}`),
  };
}
