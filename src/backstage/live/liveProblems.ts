import type { StoredDocument } from '../../base/fields';
import { isAllowedLink } from '../../base/link';
import { hasOtherText } from '../../base/storableAddress';
import type { ShowSettings } from '../../model';
import { checkEntry, checkSlips } from '../../show/check/checkRooms';
import { addressMessages } from './address/addressMessages';
import type { RoomAddress } from './liveDocuments';
import { liveMessages } from './liveMessages';

const texts = liveMessages.problems;

export interface RoomProblems {
  /** Mistakes in the room that visitors see: first those that keep everybody out. */
  shown: string[];
  /** Open rooms that visitors do not see and that should not exist; the team removes them. */
  others: { room: string; text: string }[];
}

/**
 * Why nobody can enter the room that visitors see.
 * @param address null if the room has no protected link, or its address is not known yet
 */
export function entryMistakes(
  room: StoredDocument | undefined,
  show: ShowSettings,
  address: RoomAddress | null,
): string[] {
  if (!room) return [];
  const wrong = checkEntry(room.fields, show).filter(({ kind }) => kind === 'wrong');
  return [...wrong.map(({ plain }) => plain), ...(address ? addressMistakes(address) : [])];
}

function addressMistakes({ name, link }: RoomAddress): string[] {
  if (isAllowedLink(link)) return [];
  return [link === '' ? addressMessages.missing(name) : addressMessages.unusable(name)];
}

/**
 * Lists what is wrong with the open rooms. Visitors see only the first of them.
 * @param mistakes why nobody can enter the first room
 * @param address as for entryMistakes
 */
export function problemsOf(
  rooms: StoredDocument[],
  mistakes: string[],
  address: RoomAddress | null,
): RoomProblems {
  const [first, ...others] = rooms;
  const slips = first ? checkSlips(first.fields).map(({ plain }) => plain) : [];
  if (first && hasOtherText(address?.link)) slips.push(addressMessages.odd);
  return {
    shown: [...mistakes, ...slips],
    others: others.map(({ id }) => ({ room: id, text: texts.another(id) })),
  };
}
