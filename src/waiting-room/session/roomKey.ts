import type { Room } from '../../model';

/** What identifies a room: its id and its link. */
export type RoomKey = Pick<Room, 'id' | 'link'>;

/**
 * Whether two rooms are the same. With another link, a room counts as a new one, in which this browser has
 * not clicked.
 */
export function isSameRoom(one: RoomKey | null, other: RoomKey | null): boolean {
  return one !== null && other !== null && one.id === other.id && one.link === other.link;
}
