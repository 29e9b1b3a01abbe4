import { isFull, type Room } from '../../model';
import { hasPlace, isUnderWay, type Outcome, type View } from './outcome';
import { isSameRoom, type RoomKey } from './roomKey';

/**
 * The room that the page shows, and the outcome of this browser's click in it.
 * - `none`: the server has not shown a room yet.
 * - `present`: the room is there. If it is `opened`, it can be entered: it has no `abreEm`, or that has
 *   passed, or the server's clock is not known.
 * - `removed`: the room has been removed and there is no other yet.
 */
export type RoomState =
  | { kind: 'none'; room: null; outcome: 'none' }
  | { kind: 'present'; room: Room; opened: boolean; outcome: Outcome }
  | { kind: 'removed'; room: Room; outcome: Outcome };

export type RoomEvent =
  /**
   * The server's latest answer: all rooms, of which the page shows the first. `known`: the outcome of this
   * browser's click there, as far as it is stored. `opened`: that room can be entered.
   */
  | { type: 'rooms'; rooms: Room[]; known: Outcome; opened: boolean }
  /** The current room has opened, or the admin has moved its time. */
  | { type: 'opened'; opened: boolean }
  /** The room of a click of an earlier visit, shown until the server shows a room. */
  | { type: 'restored'; room: Room; outcome: Outcome }
  | { type: 'outcome'; room: RoomKey; outcome: Outcome }
  /**
   * A click is under way in the room. `link` is the room's, or the one that the admin has given it during the
   * click: the page may hear of it by the click's answer before the subscription tells of it.
   */
  | { type: 'clicking'; room: RoomKey; link: string }
  /**
   * It became known who is signed in, or somebody else is (`accountChanged`). The outcome is forgotten; the
   * next `rooms` event brings that of the account's own clicks.
   */
  | { type: 'identified'; accountChanged: boolean }
  /** A click turns out to be lost in a room that was removed long ago. The page forgets that room. */
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
      return isUnderWay(state.outcome) && !event.accountChanged ? state : { ...state, outcome: 'none' };
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
  // If a room is removed before it opens, nobody has seen its button.
  if (state.kind === 'none' || awaitsOpening(state)) return INITIAL_STATE;
  // Keep the outcome: a late removal must not undo a loss or a click under way.
  return { kind: 'removed', room: state.room, outcome: state.outcome };
}

function isShown(state: RoomState, room: RoomKey): state is Exclude<RoomState, { kind: 'none' }> {
  return isSameRoom(state.room, room);
}

/** Identifies the release on the screen, which is announced and counted once; null while there is none. */
export function releaseIdOf(state: RoomState): string | null {
  const { kind, room, outcome } = state;
  if (kind === 'none' || awaitsOpening(state) || outcome === 'lost') return null;
  if (kind === 'removed' && !hasPlace(outcome)) return null;
  return JSON.stringify([room.id, room.link]);
}

/** Whether a click in the current room could still take a place. */
export function awaitsClick(state: RoomState): boolean {
  return state.kind === 'present' && state.opened && state.outcome === 'none' && !isFull(state.room);
}

/** The room is there, but not its button yet. */
export function awaitsOpening(state: RoomState): boolean {
  return state.kind === 'present' && !state.opened && state.outcome === 'none';
}

/** What the room and the click alone give to show. 'Entrar' shows even if the room has no link. */
export function viewOf(state: RoomState): Exclude<View, 'countdown' | 'signIn'> {
  if (state.kind === 'none' || awaitsOpening(state)) return 'loading';
  return state.outcome === 'none' ? 'released' : state.outcome;
}
