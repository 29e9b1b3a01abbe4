import { DAY_MS, HOUR_MS } from '../../base/durations';
import { roomIn, type Room } from '../../model';
import { openedRoomsIn, type OpenedRoom, type LiveDocuments } from './liveDocuments';

/** How long after its opening a closed room stays on the team's page, unless the team goes on to the next. */
const SHOWN_AFTER_MS = 6 * HOUR_MS;

/** A room on the team's page, which may be open or removed. */
export interface RoomOnDesk {
  id: string;
  /**
   * When the button 'Entrar' appeared or will appear, in ms since 1970. Null if it is not known: somebody
   * made the room in Firebase's console without a time.
   */
  opensAt: number | null;
  /** Whether the room exists, because nobody has removed it. An open room may still be counting down. */
  open: boolean;
  /** The counted clicks; 0 for a removed room, whose count is not known any more. */
  clicks: number;
  /**
   * The link of a removed room can no longer be read, but the desk shows removed rooms only if it has made
   * them, with their id as the name of a protected link.
   */
  link: Room['link'];
}

/**
 * The room for the team's page: the one that visitors see, or the last one if none is open.
 * @param finished the id of the closed room from which the team has gone on
 */
export function roomOnDesk(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  finished: string | null,
): RoomOnDesk | null {
  const own = openedRoomsIn(addresses);
  const current = rooms?.[0];
  if (current) {
    const { id, abreEm, cliques, link } = roomIn(current.id, current.fields);
    const opensAt = own.find(({ name }) => name === id)?.opensAt ?? null;
    return { id, opensAt: abreEm?.getTime() ?? opensAt, open: true, clicks: cliques, link };
  }
  const [last] = own;
  if (rooms === null || !last || last.name === finished || now - last.opensAt > SHOWN_AFTER_MS) return null;
  const { name: id, opensAt } = last;
  return { id, opensAt, open: false, clicks: 0, link: `protegido:${id}` };
}

/**
 * The rooms that the team's desk has opened in the last 24 hours, newest first, without those that are open
 * or on the screen.
 * @param now the server's time, ms since 1970
 * @param shown the id of the room on the screen
 */
export function earlierRoomsIn(
  { rooms, addresses }: Pick<LiveDocuments, 'rooms' | 'addresses'>,
  now: number,
  shown: string | undefined,
): OpenedRoom[] {
  return openedRoomsIn(addresses).filter(
    ({ name, opensAt }) => name !== shown && !rooms?.some(({ id }) => id === name) && now - opensAt < DAY_MS,
  );
}
