import { isFull, type Room } from '../../model';
import { hasPlace, isUnderWay, type Outcome, type View } from './outcome';
import { isSameRoom, type RoomKey } from './tickets';

/**
 * The room that the page shows, and the outcome of this browser's click in it.
 * - `none`: the server has not shown a room yet, or the page has forgotten the last one.
 * - `present`: the room exists. `opened`: the room can be entered, because it has no opening time (`abreEm`),
 *   or that time has passed, or the server does not say what time it is.
 * - `removed`: the room has been removed, or is known only from an earlier visit's click; the server shows no
 *   other room yet.
 */
export type RoomState =
  | { kind: 'none'; room: null; outcome: 'none' }
  | { kind: 'present'; room: Room; opened: boolean; outcome: Outcome }
  | { kind: 'removed'; room: Room; outcome: Outcome };

export type RoomEvent =
  /**
   * The server's latest answer: all rooms, of which the page shows the first. `known`: the stored outcome of
   * this browser's click in the first room. `opened`: the first room can be entered.
   */
  | { type: 'rooms'; rooms: Room[]; known: Outcome; opened: boolean }
  /**
   * The server's clock has been looked at. `opened`: the current room can be entered. `opened` becomes false
   * again if the server's time was unknown, and is now known to be before the opening.
   */
  | { type: 'opened'; opened: boolean }
  /** An earlier visit's click: its room is shown until the server shows a room. */
  | { type: 'restored'; room: Room; outcome: Outcome }
  | { type: 'outcome'; room: RoomKey; outcome: Outcome }
  /**
   * A click is under way in the room. `link` is the link of that click: if the team has changed the room's
   * link, the click may learn the new one before the subscription does.
   */
  | { type: 'clicking'; room: RoomKey; link: string }
  /**
   * The account became known, or changed (`accountChanged`). The outcome is reset, unless it is still under
   * way (isUnderWay) when the account becomes known. The next `rooms` event has the outcome of this account's
   * click.
   */
  | { type: 'identified'; accountChanged: boolean }
  /** A click was lost in a room that was removed long ago: the page forgets that room. */
  | { type: 'expired'; room: RoomKey };

export const INITIAL_STATE: RoomState = { kind: 'none', room: null, outcome: 'none' };

export function nextState(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'rooms':
      return afterRooms(state, event);
    case 'opened':
      return state.kind === 'present' ? { ...state, opened: event.opened } : state;
    case 'restored':
      return state.kind === 'none' ? { kind: 'removed', room: event.room, outcome: event.outcome } : state;
    case 'outcome':
      return isShown(state, event.room) ? { ...state, outcome: event.outcome } : state;
    case 'clicking':
      return isShown(state, event.room)
        ? { ...state, room: { ...state.room, link: event.link }, outcome: 'clicking' }
        : state;
    case 'identified':
      if (state.outcome === 'none' || (isUnderWay(state.outcome) && !event.accountChanged)) return state;
      // Without the outcome, a removed room would have a button again, which nobody could use any more.
      return state.kind === 'removed' ? INITIAL_STATE : { ...state, outcome: 'none' };
    case 'expired':
      return isShown(state, event.room) ? INITIAL_STATE : state;
  }
}

function afterRooms(
  state: RoomState,
  { rooms: [current], known, opened }: Extract<RoomEvent, { type: 'rooms' }>,
): RoomState {
  if (!current) return afterRemoval(state);
  const stayed = state.kind === 'present' && state.outcome !== 'none';
  const keeps = isShown(state, current) && (stayed || isUnderWay(state.outcome));
  return { kind: 'present', room: current, opened, outcome: keeps ? state.outcome : known };
}

function afterRemoval(state: RoomState): RoomState {
  // A room that was removed before it opened is forgotten: nobody has seen its button.
  if (state.kind === 'none' || awaitsOpening(state)) return INITIAL_STATE;
  // Keeps the outcome: the news that the room is gone must not undo a loss or a click under way.
  return { kind: 'removed', room: state.room, outcome: state.outcome };
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

/**
 * The view that follows from the room and the click. 'Entrar' is shown even if the room has no valid link.
 */
export function viewOf(state: RoomState): Exclude<View, 'countdown' | 'signIn'> {
  if (state.kind === 'none' || awaitsOpening(state)) return 'loading';
  return state.outcome === 'none' ? 'released' : state.outcome;
}
