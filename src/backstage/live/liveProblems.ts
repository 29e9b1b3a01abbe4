import type { StoredDocument } from '../../base/fields';
import { isAllowedLink } from '../../base/link';
import { hasOtherText } from '../../base/storableAddress';
import type { ShowSettings } from '../../model';
import { checkEntry, checkSlips } from '../../show/check/checkRooms';
import { addressMessages } from './address/addressMessages';
import type { RoomAddress } from './liveDocuments';

export interface RoomProblems {
  /** Mistakes in the room that visitors see: first those that keep everybody out. */
  shown: string[];
  /** The ids of open rooms that visitors do not see and that should not exist; the team removes them. */
  others: string[];
}

/**
 * Lists what is wrong with the open rooms. Visitors see only the first of them. `broken` says whether nobody
 * can enter that one.
 * @param address null if that room has no protected link, or its address is not known yet
 */
export function problemsOf(
  [first, ...others]: StoredDocument[],
  show: ShowSettings,
  address: RoomAddress | null,
): RoomProblems & { broken: boolean } {
  if (!first) return { broken: false, shown: [], others: [] };
  const wrong = checkEntry(first.fields, show).filter(({ kind }) => kind === 'wrong');
  const mistakes = [...wrong.map(({ plain }) => plain), ...addressMistakes(address)];
  const slips = checkSlips(first.fields).map(({ plain }) => plain);
  if (hasOtherText(address?.link)) slips.push(addressMessages.odd);
  return {
    broken: mistakes.length > 0,
    shown: [...mistakes, ...slips],
    others: others.map(({ id }) => id),
  };
}

function addressMistakes(address: RoomAddress | null): string[] {
  if (!address || isAllowedLink(address.link)) return [];
  const { name, link } = address;
  return [link === '' ? addressMessages.missing(name) : addressMessages.unusable(name)];
}
