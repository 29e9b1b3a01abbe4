import type { FirestoreDataConverter } from 'firebase/firestore';
import { isAllowedLink } from './link';

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

/** A document of `promocoes`; null or empty where an admin has left a field out, or written something else into it. */
export interface Promotion {
  id: string;
  titulo: string;
  descricao: string;
  /** As an admin has typed it; imageAddress makes of it what a browser may load. */
  imagem: string;
  inicio: Date | null;
  /** The first moment at which nobody can take part any more. */
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
  /** Null where an admin has written something else into it. */
  em: Date | null;
}

export const participationConverter: FirestoreDataConverter<Participation> = {
  fromFirestore(snapshot) {
    const { promocao, titulo, em } = snapshot.data();
    return { promocao: textOf(promocao), titulo: textOf(titulo), em: dateOf(em) };
  },
  toFirestore: (participation) => participation,
};

/** An admin's mistake in one field does not take the whole document from the screen. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Of a Timestamp, without loading Firestore for it. */
function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null;
}
