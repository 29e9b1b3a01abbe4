import type { FirestoreDataConverter } from 'firebase/firestore';
import { isAllowedLink } from './waiting-room/link';

/** A document of `salaDeEspera`. */
export interface Room {
  id: string;
  /** Null where the admin's link is none that the waiting room would navigate to. */
  link: string | null;
  /** As the admin or the clicks left it; what is not a number counts as 0, as it does in firestore.rules. */
  cliques: number;
}

/** Places in a room; the sixth click closes it (spec.md section 9). */
const PLACES = 5;

export function isFull(room: Room): boolean {
  return room.cliques >= PLACES;
}

export function hasLink(room: Room | null): room is Room & { link: string } {
  return room !== null && room.link !== null;
}

/** A document of `vagas`: the proof that whoever made its id got a place in the room. */
export interface Ticket {
  sala: string;
  link: string;
}

export const roomConverter: FirestoreDataConverter<Room> = {
  fromFirestore(snapshot) {
    const { link, cliques } = snapshot.data();
    return {
      id: snapshot.id,
      link: isAllowedLink(link) ? link : null,
      cliques: typeof cliques === 'number' ? cliques : 0,
    };
  },
  toFirestore: ({ link, cliques }) => ({ link, cliques }),
};

/** A document of `users`. */
export interface Profile {
  uid: string;
  email: string;
  name: string;
  /** Digits with area code, without the country's. */
  celular: string;
  /** The state's two letters. */
  estado: string;
  cidade: string;
  /** The day of registration in Brazil, dd/mm/yyyy. */
  dataCadastro: string;
}

/** What people tell of themselves and may change. */
export type Person = Pick<Profile, 'name' | 'celular' | 'estado' | 'cidade'>;

/** Of the terms at /termos; kept with the consent in `users/{uid}/privado/consentimento`. */
export const TERMS_VERSION = '2026-11-21';

export const profileConverter: FirestoreDataConverter<Profile> = {
  fromFirestore(snapshot) {
    const { email, name, celular, estado, cidade, dataCadastro } = snapshot.data();
    return {
      uid: snapshot.id,
      email: textOf(email),
      name: textOf(name),
      celular: textOf(celular),
      estado: textOf(estado),
      cidade: textOf(cidade),
      dataCadastro: textOf(dataCadastro),
    };
  },
  toFirestore: (profile) => profile,
};

/** An admin's mistake in one field does not take the whole profile from the screen. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
