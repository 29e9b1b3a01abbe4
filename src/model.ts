import type { FirestoreDataConverter } from 'firebase/firestore';
import { isAllowedLink } from './link';

/** A document of `salaDeEspera`. */
export interface Room {
  id: string;
  /** Null where the waiting room would not navigate to the admin's link. */
  link: string | null;
  /** The number of clicks; a value that is not a number counts as 0, as in firestore.rules. */
  cliques: number;
}

/** The number of places in a room (spec.md section 9). */
const PLACES = 5;

export function isFull(room: Room): boolean {
  return room.cliques >= PLACES;
}

/** A room whose link the waiting room would navigate to. */
export interface LinkedRoom extends Room {
  link: string;
}

export function hasLink(room: Room | null): room is LinkedRoom {
  return room !== null && room.link !== null;
}

/** A document of `vagas`, which proves that the visitor who knows its id has a place in the room. */
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

/** The fields of the profile that people may change. */
export type Person = Pick<Profile, 'name' | 'celular' | 'estado' | 'cidade'>;

/** The version of the terms at /termos, stored with the consent in `users/{uid}/privado/consentimento`. */
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

/** A document of `promocoes`. A field is null or empty where the admin's value is missing or has another type. */
export interface Promotion {
  id: string;
  titulo: string;
  descricao: string;
  /** The admin's text; imageAddress turns it into an address that the browser may load. */
  imagem: string;
  inicio: Date | null;
  /** Exclusive: from this moment on nobody can take part. */
  fim: Date | null;
  /** An https address. */
  regulamento: string | null;
}

export const promotionConverter: FirestoreDataConverter<Promotion> = {
  fromFirestore(snapshot) {
    const { titulo, descricao, imagem, inicio, fim, regulamento } = snapshot.data();
    return {
      id: snapshot.id,
      titulo: textOf(titulo),
      descricao: textOf(descricao),
      imagem: textOf(imagem),
      inicio: dateOf(inicio),
      fim: dateOf(fim),
      regulamento: textOf(regulamento).startsWith('https://') ? textOf(regulamento) : null,
    };
  },
  toFirestore: (promotion) => promotion,
};

/** A document of `promocoes/{id}/participacoes`. */
export interface Participation {
  promocao: string;
  titulo: string;
  /** Null where the admin has written a value of another type. */
  em: Date | null;
}

export const participationConverter: FirestoreDataConverter<Participation> = {
  fromFirestore(snapshot) {
    const { promocao, titulo, em } = snapshot.data();
    return { promocao: textOf(promocao), titulo: textOf(titulo), em: dateOf(em) };
  },
  toFirestore: (participation) => participation,
};

/** A mistake in one field must not hide the whole document. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The date of a Timestamp, without importing Firestore. */
function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null;
}
