import type { Auth } from 'firebase/auth';
import {
  collection,
  limit,
  query,
  Timestamp,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { textOf } from '../../base/fields';
import { protectedName } from '../../base/link';
import { queryOnce, readOnce } from '../../firebase/once';
import { ownParticipations } from './ownParticipations';

/**
 * The largest limit that firestore.rules allow in a query of places. The limit suffices for 300 rooms,
 * because an account wins at most one place in a room.
 */
const MAX_PLACES = 300;

/**
 * All stored data of the signed-in person, with the field names of the database and times in ISO 8601.
 * @param confirmed whether the e-mail address is confirmed
 * @throws the SDK's errors
 */
export async function myData(
  { currentUser }: Auth,
  db: Firestore,
  confirmed: boolean,
): Promise<Record<string, unknown>> {
  if (!currentUser) throw new Error('Nobody is signed in.');
  const { uid, email, metadata } = currentUser;
  const vagas = await placesOf(db, uid);
  return {
    conta: {
      uid,
      email,
      emailConfirmado: confirmed,
      criadaEm: isoOf(metadata.creationTime),
      ultimoLogin: isoOf(metadata.lastSignInTime),
    },
    perfil: await contentOf(db, documents.profile(uid)),
    consentimento: await contentOf(db, documents.consent(uid)),
    contagem: await contentOf(db, documents.marker(uid)),
    participacoes: (await ownParticipations(db, uid)).map((participation) => readable(participation.data())),
    vagas,
    ganhadores: await winsOf(db, uid, vagas),
  };
}

/** The account's places in shows for registered people, each with its id. */
async function placesOf(db: Firestore, uid: string): Promise<Record<string, unknown>[]> {
  const ofAccount = query(collection(db, collections.tickets), where('dono', '==', uid), limit(MAX_PLACES));
  return (await queryOnce(ofAccount)).docs.map((place) =>
    Object.assign({ vaga: place.id }, readable(place.data())),
  );
}

/** The account's entries in `linksDaSala/{nome}/ganhadores`, one for each protected link of its places. */
async function winsOf(db: Firestore, uid: string, places: Record<string, unknown>[]) {
  const names = new Set(
    places.map(({ link }) => protectedName(textOf(link))).filter((name) => name !== null),
  );
  const entries = [...names].map(async (nome) => {
    const entry = await contentOf(db, documents.winner(nome, uid));
    return entry && Object.assign({ linkDaSala: nome }, entry);
  });
  return (await Promise.all(entries)).filter((entry) => entry !== null);
}

async function contentOf(db: Firestore, path: string): Promise<Record<string, unknown> | null> {
  const data = await readOnce(db, path);
  return data ? readable(data) : null;
}

function readable(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}

function isoOf(time: string | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
