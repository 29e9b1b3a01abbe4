import type { Room } from '../../model';

/** What makes a room the same room. */
export type RoomKey = Pick<Room, 'id' | 'link'>;

/** A room whose link has changed counts as another room, in which this browser has not clicked. */
export function isSameRoom(one: RoomKey | null, other: RoomKey | null): boolean {
  return one !== null && other !== null && one.id === other.id && one.link === other.link;
}
