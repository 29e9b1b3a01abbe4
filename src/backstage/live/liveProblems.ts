import type { StoredDocument } from '../../base/fields';
import { isAllowedLink } from '../../base/link';
import type { ShowSettings } from '../../model';
import { checkEntry, checkUnknownRoomFields } from '../../show/check/checkRooms';
import { addressMessages } from './address/addressMessages';
import type { RoomAddress } from './liveDocuments';
import { liveMessages } from './liveMessages';

const texts = liveMessages.problems;

/** What is wrong with the open rooms. */
export interface RoomProblems {
  /** What is wrong with the room that visitors see; the team closes it. */
  shown: string[];
  /** The other rooms, which should not exist; the team removes them. */
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
  const wrong = checkEntry(room.fields, show, []).filter(({ kind }) => kind === 'wrong');
  return [...wrong.map(({ plain }) => plain), ...(address ? addressMistakes(address) : [])];
}

function addressMistakes({ name, link }: RoomAddress): string[] {
  if (isAllowedLink(link)) return [];
  return [link === '' ? addressMessages.missing(name) : addressMessages.unusable(name)];
}

/**
 * What is wrong with the rooms, of which visitors see only the first.
 * @param mistakes why nobody can enter that one
 */
export function problemsOf(rooms: StoredDocument[], mistakes: string[]): RoomProblems {
  const [first, ...others] = rooms;
  const odd = first ? checkUnknownRoomFields(first.fields) : [];
  return {
    shown: [...mistakes, ...odd.map(({ plain }) => plain)],
    others: others.map(({ id }) => ({ room: id, text: texts.another(id) })),
  };
}
