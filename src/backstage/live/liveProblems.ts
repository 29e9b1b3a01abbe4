import type { Finding } from '../../findings';
import type { ShowSettings } from '../../model';
import { checkEntry, checkUnknownRoomFields } from '../../show/checkRooms';
import { messages } from '../messages';
import type { Stored } from './liveDocuments';

const { problems: texts } = messages;

/** Something that is wrong with a room. */
export interface RoomProblem {
  text: string;
  /** The room whose removal mends it; null: closing the room that is shown. */
  remove: string | null;
}

/** Why nobody can enter the room that visitors see. */
export function entryMistakes(room: Stored | undefined, show: ShowSettings): Finding[] {
  return room ? checkEntry(room.fields, show, []).filter(({ kind }) => kind === 'wrong') : [];
}

function ofShownRoom({ plain }: Finding): RoomProblem {
  return { text: plain, remove: null };
}

/** What is wrong with the rooms, of which visitors see only the first. */
export function problemsOf(rooms: Stored[], show: ShowSettings): RoomProblem[] {
  const [first, ...others] = rooms;
  const odd = first ? checkUnknownRoomFields(first.fields) : [];
  const waiting = others.map(({ id }) => ({ text: texts.another(id), remove: id }));
  return [...[...entryMistakes(first, show), ...odd].map(ofShownRoom), ...waiting];
}
