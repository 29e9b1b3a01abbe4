import { dateOf, textOf, type Fields, type StoredDocument } from '../../base/fields';
import { isStorableAddress } from '../../base/storableAddress';
import { isDrawn, NEXT_ADDRESS, openingOf, orderOf, stemOf } from './roomName';

/** The documents that the subscriptions have delivered. Null means: the server has not answered yet. */
export interface LiveDocuments {
  /** The open rooms, in the order of their ids; visitors see only the first. */
  rooms: StoredDocument[] | null;
  /** The fields of `configuracoes/salaDeEspera`; empty if it does not exist. */
  settings: Fields | null;
  /** The latest documents of `linksDaSala`, newest first. */
  addresses: StoredDocument[] | null;
  /** The tickets of the room on the screen. */
  tickets: StoredDocument[] | null;
  /** The winners of the protected link of the room on the screen; empty before the server has answered. */
  winners: StoredDocument[];
  /**
   * The fields of the address document of the room on the screen, unless `addresses` contains it: empty if it
   * does not exist. Null before the server has answered, and if `addresses` contains it.
   */
  address: Fields | null;
}

/** The state before the server has answered. */
export const NO_DOCUMENTS: LiveDocuments = {
  rooms: null,
  settings: null,
  addresses: null,
  tickets: null,
  winners: [],
  address: null,
};

/** The address that the team has prepared for the next room. */
export interface NextAddress {
  link: string;
  /** When the address was prepared, in ms since 1970. */
  preparedAt: number;
  /**
   * The e-mail address of the team member who prepared `link`; empty if a room has used `link` since, or if
   * somebody wrote `link` in Firebase's console, which cannot be told apart.
   */
  by: string;
  /**
   * Whether an earlier room had the same address, so that its winners know it. True also without `by`: the
   * data of the room that used the address may have been deleted since.
   */
  reused: boolean;
}

/** The address to which the winners of a room are led. */
export interface RoomAddress {
  /** The name of the room's protected link, which is the id of the document with the address. */
  name: string;
  /** The address itself; empty if none is stored. */
  link: string;
}

/** A room that the team's desk has opened. */
export interface OpenedRoom extends RoomAddress {
  /** When the room's button 'Entrar' appeared or will appear, in ms since 1970. */
  opensAt: number;
}

/**
 * The address prepared for the next room. Null if there is none, or if firestore.rules would refuse a room
 * with it, because somebody wrote it in Firebase's console.
 */
export function nextAddressIn(addresses: StoredDocument[] | null): NextAddress | null {
  const { link: stored, em, por } = addresses?.find(({ id }) => id === NEXT_ADDRESS)?.fields ?? {};
  const link = textOf(stored);
  const preparedAt = millisOf(em);
  const by = textOf(por);
  const reused = by === '' || (addresses ?? []).some(({ id, fields }) => isDrawn(id) && fields.link === link);
  return isStorableAddress(link) && preparedAt !== null ? { link, preparedAt, by, reused } : null;
}

/**
 * The latest rooms that the team's desk has opened, newest first. Derived from the address documents, which
 * remain when a room is removed or replaced. A postponed room has several of them; only the last counts.
 */
export function openedRoomsIn(addresses: StoredDocument[] | null): OpenedRoom[] {
  return (addresses ?? [])
    .flatMap(({ id: name, fields }) => {
      const em = millisOf(fields.em);
      return isDrawn(name) && em !== null ? [{ name, em, link: textOf(fields.link) }] : [];
    })
    .sort((one, other) => orderOf(other.name, other.em) - orderOf(one.name, one.em))
    .map(({ name, em, link }) => ({ name, link, opensAt: openingOf(name, em) }))
    .filter(
      ({ name, opensAt }, _, all) =>
        !all.some((other) => stemOf(other.name) === stemOf(name) && other.opensAt > opensAt),
    );
}

/**
 * The address of the room on the screen; null while it is not known. The query of `addresses` does not find
 * documents without the field `em`, which people may write in Firebase's console. Such a document is in
 * `address`.
 * @param name the name of the room's protected link
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
