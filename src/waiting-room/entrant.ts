import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { readOnce } from '../firebase/once';
import { profileConverter, type Profile } from '../model';

/** Who clicks in a show for registered people: what the winner's document copies from the profile. */
export type Entrant = Pick<Profile, 'uid' | 'name' | 'celular' | 'confirmado'>;

/** The person's profile as it is now. */
export async function readEntrant(db: Firestore, person: Entrant, limitMs: number): Promise<Entrant> {
  const ref = doc(db, documents.profile(person.uid)).withConverter(profileConverter);
  return (await readOnce(ref, limitMs)).data() ?? person;
}
