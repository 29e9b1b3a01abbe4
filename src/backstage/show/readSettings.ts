import type { Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import type { Fields } from '../../base/fields';
import { readOnce } from '../../firebase/once';

/** The fields of the show's settings, as they are stored; empty if there are no settings. */
export async function readSettings(db: Firestore): Promise<Fields> {
  return (await readOnce(db, documents.settings)) ?? {};
}
