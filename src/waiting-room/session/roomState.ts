import { isFull, type Room } from '../../model';
import { hasPlace, type Outcome } from './outcome';
import { isSameRoom, type RoomKey } from './tickets';

/**
 * The room that the page shows.
 * - `none`: the server has not shown a room yet, or the page has forgotten the last one.
 * - `present`: the room exists. `opened`: the room can be entered, because it has no opening time (`abreEm`),
 *   or that time has passed, or the server does not say what time it is.
 * - `removed`: the room has been removed, or is known only from an earlier visit's click; the server shows no
 *   other room yet.
 *
 * `missed`: the visitor has pressed 'Entrar' when no click was possible, because the room had been removed or
 * has no valid link.
 */
export type ShownRoom =
  | { kind: 'none'; room: null; missed: false }
  | { kind: 'present'; room: Room; opened: boolean; missed: boolean }
  | { kind: 'removed'; room: Room; missed: boolean };

/** The room, and the outcome of this visitor's click in it, which the store looks up (store.ts). */
export type RoomState = ShownRoom & { outcome: Outcome };

export type RoomEvent =
  /**
   * The server's latest answer: all rooms, of which the page shows the first. `opened`: the first room can be
   * entered.
   */
  | { type: 'rooms'; rooms: Room[]; opened: boolean }
  /**
   * The server's clock has been looked at. `opened`: the current room can be entered. `opened` becomes false
   * again if the server's time was unknown, or the device's clock wrong, and it is before the opening.
   */
  | { type: 'opened'; opened: boolean }
  /** There is an earlier visit's click: its room is shown until the server shows a room. */
  | { type: 'restored'; room: Room }
  | { type: 'missed' }
  /** A click has learned, maybe before the subscription, that the team has changed the room's link. */
  | { type: 'relinked'; room: RoomKey; link: string }
  /** The page stops showing the room, as if it had never been there. */
  | { type: 'forgotten'; room: RoomKey };

export const INITIAL_STATE: RoomState = { kind: 'none', room: null, missed: false, outcome: 'none' };

/** @returns the room after the event; its outcome must be looked up again */
export function nextState(state: RoomState, event: RoomEvent): ShownRoom {
  switch (event.type) {
    case 'rooms':
      return afterRooms(state, event);
    case 'opened':
      return state.kind === 'present' ? { ...state, opened: event.opened } : state;
    case 'restored':
      return state.kind === 'none' ? { kind: 'removed', room: event.room, missed: false } : state;
    case 'missed':
      return state.kind === 'none' ? state : { ...state, missed: true };
    case 'relinked':
      return isShown(state, event.room) ? { ...state, room: { ...state.room, link: event.link } } : state;
    case 'forgotten':
      return isShown(state, event.room) ? INITIAL_STATE : state;
  }
}

function afterRooms(
  state: RoomState,
  { rooms: [current], opened }: Extract<RoomEvent, { type: 'rooms' }>,
): ShownRoom {
  if (!current) return afterRemoval(state);
  const stayed = state.kind === 'present' && isShown(state, current);
  return { kind: 'present', room: current, opened, missed: stayed && state.missed };
}

function afterRemoval(state: RoomState): ShownRoom {
  // A room that was removed before it opened is forgotten: nobody has seen its button.
  if (state.kind === 'none' || awaitsOpening(state)) return INITIAL_STATE;
  return { kind: 'removed', room: state.room, missed: state.missed };
}

function isShown(state: RoomState, room: RoomKey): state is Exclude<RoomState, { kind: 'none' }> {
  return isSameRoom(state.room, room);
}

/**
 * Identifies the release (a room with its button) on the screen, so that it is announced and counted once;
 * null if there is none.
 */
export function releaseIdOf(state: RoomState): string | null {
  const { kind, room, outcome } = state;
  if (kind === 'none' || awaitsOpening(state) || outcome === 'lost') return null;
  if (kind === 'removed' && !hasPlace(outcome)) return null;
  return JSON.stringify([room.id, room.link]);
}

/** Whether a click in the current room could win a place. */
export function awaitsClick(state: RoomState): boolean {
  return state.kind === 'present' && state.opened && state.outcome === 'none' && !isFull(state.room);
}

/** Whether the room exists, but its button is not shown yet. */
export function awaitsOpening(state: RoomState): boolean {
  return state.kind === 'present' && !state.opened && state.outcome === 'none';
}
