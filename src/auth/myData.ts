import type { Auth } from 'firebase/auth';
import { Timestamp, type DocumentData, type DocumentReference, type Firestore } from 'firebase/firestore';
import { readOnce } from '../firebase/once';
import { consentRef, markerRef, profileRef } from './documents';
import { ownParticipations } from './ownParticipations';

/**
 * All stored data of the signed-in person, with the field names of the database and times in ISO 8601.
 * @throws the SDK's errors
 */
export async function myData({ currentUser }: Auth, db: Firestore): Promise<Record<string, unknown>> {
  if (!currentUser) throw new Error('Nobody is signed in.');
  const { uid, email, metadata } = currentUser;
  return {
    conta: {
      uid,
      email,
      criadaEm: isoOf(metadata.creationTime),
      ultimoLogin: isoOf(metadata.lastSignInTime),
    },
    perfil: await contentOf(profileRef(db, uid)),
    consentimento: await contentOf(consentRef(db, uid)),
    contagem: await contentOf(markerRef(db, uid)),
    participacoes: (await ownParticipations(db, uid)).map((participation) => readable(participation.data())),
  };
}

async function contentOf(ref: DocumentReference): Promise<Record<string, unknown> | null> {
  const data = (await readOnce(ref)).data();
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
