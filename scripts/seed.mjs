import { doc, setDoc } from 'firebase/firestore';
import { asAdmin } from './admin.mjs';

/** A freely licensed film (Big Buck Bunny, CC BY 3.0) in the place of a live show. */
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** What a fresh development machine begins with. @param {string} firestore host:port of the emulator */
export async function seed(firestore) {
  await asAdmin(firestore, (db) => setDoc(doc(db, 'configuracoes/salaDeEspera'), { video: VIDEO }));
}
