import type { StoredDocument } from '../../base/fields';
import type { Finding } from '../../base/findings';
import type { ShowSettings } from '../../model';
import { checkEntry, checkUnknownRoomFields } from '../../show/checkRooms';
import { liveMessages } from './liveMessages';

const texts = liveMessages.problems;

/** What is wrong with the open rooms. */
export interface RoomProblems {
  /** What is wrong with the room that visitors see; the team closes it. */
  shown: string[];
  /** The other rooms, which should not exist; the team removes them. */
  others: { room: string; text: string }[];
}

/** Why nobody can enter the room that visitors see. */
export function entryMistakes(room: StoredDocument | undefined, show: ShowSettings): Finding[] {
  return room ? checkEntry(room.fields, show, []).filter(({ kind }) => kind === 'wrong') : [];
}

/** What is wrong with the rooms, of which visitors see only the first. */
export function problemsOf(rooms: StoredDocument[], show: ShowSettings): RoomProblems {
  const [first, ...others] = rooms;
  const odd = first ? checkUnknownRoomFields(first.fields) : [];
  return {
    shown: [...entryMistakes(first, show), ...odd].map(({ plain }) => plain),
    others: others.map(({ id }) => ({ room: id, text: texts.another(id) })),
  };
}
