import { dateOf, textOf, type Fields, type StoredDocument } from '../../base/fields';
import { isPlainAddress } from '../../base/link';
import { isDrawn, NEXT_ADDRESS, openingOf, orderOf } from './roomName';

/** What the subscriptions have delivered; null before the server has answered. */
export interface LiveDocuments {
  /** In the order of their ids; visitors see only the first. */
  rooms: StoredDocument[] | null;
  /** The fields of `configuracoes/salaDeEspera`; empty if it does not exist. */
  settings: Fields | null;
  /** The latest addresses, the newest first. */
  addresses: StoredDocument[] | null;
  /** The tickets of the room that the desk shows. */
  tickets: StoredDocument[];
  /** The winners of that room's protected link. */
  winners: StoredDocument[];
  /**
   * The address to which that room's protected link leads, as it is stored, if it is not one of `addresses`;
   * empty if there is none. Null before the server has answered.
   */
  address: Fields | null;
}

/** Before the server has answered. */
export const NO_DOCUMENTS: LiveDocuments = {
  rooms: null,
  settings: null,
  addresses: null,
  tickets: [],
  winners: [],
  address: null,
};

/** The address to which the next room leads. */
export interface NextAddress {
  link: string;
  /** When it was prepared, in ms since 1970. */
  preparedAt: number;
  /**
   * The e-mail address of the person who prepared it; empty after a room has used it, or if it was written in
   * the console.
   */
  by: string;
  /** An earlier room had the same address: its winners know it. */
  reused: boolean;
}

/** The address to which the winners of a room are led. */
export interface RoomAddress {
  /** The name of the room's protected link, which is the id of the document with the address. */
  name: string;
  /** The address itself; empty if none is stored. */
  link: string;
}

/** A room that the desk has opened. */
export interface DesksRoom extends RoomAddress {
  /** When its button appeared or will appear, in ms since 1970. */
  openedAt: number;
}

/**
 * The prepared address; null if there is none, or if it was written in the console and firestore.rules would
 * refuse a room that leads there.
 */
export function nextAddressIn(addresses: StoredDocument[] | null): NextAddress | null {
  const { link: stored, em, por } = addresses?.find(({ id }) => id === NEXT_ADDRESS)?.fields ?? {};
  const link = textOf(stored);
  const preparedAt = millisOf(em);
  const reused = addresses?.some(({ id, fields }) => isDrawn(id) && fields.link === link) ?? false;
  return isPlainAddress(link) && preparedAt !== null ? { link, preparedAt, by: textOf(por), reused } : null;
}

/**
 * The latest rooms of the desk, the newest first. Known by their addresses, which stay after a room is
 * removed.
 */
export function desksRoomsIn(addresses: StoredDocument[] | null): DesksRoom[] {
  return (addresses ?? [])
    .flatMap(({ id: name, fields }) => {
      const em = millisOf(fields.em);
      return isDrawn(name) && em !== null ? [{ name, em, link: textOf(fields.link) }] : [];
    })
    .sort((one, other) => orderOf(other.name, other.em) - orderOf(one.name, one.em))
    .map(({ name, em, link }) => ({ name, link, openedAt: openingOf(name, em) }));
}

/**
 * The address of the shown room's protected link; null before it is known. One that was written in the
 * console without a time is not among the latest.
 */
export function roomAddressIn(
  { addresses, address }: Pick<LiveDocuments, 'addresses' | 'address'>,
  name: string | null,
): RoomAddress | null {
  const fields = addresses?.find(({ id }) => id === name)?.fields ?? address;
  return name !== null && fields ? { name, link: textOf(fields.link) } : null;
}

/** The time of a Timestamp in ms since 1970; null for other values. */
export function millisOf(value: unknown): number | null {
  return dateOf(value)?.getTime() ?? null;
}
