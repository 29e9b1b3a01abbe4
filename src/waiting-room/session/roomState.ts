import { isFull, type Room } from '../../model';
import { isSameRoom, type RoomKey } from './roomKey';

/**
 * The outcome of this browser's click in a room. In three of them it has a place: `leaving`, the browser is
 * opening the link; `returned`, the visitor has come back from there; `door`, the address behind a protected
 * link could not be read yet.
 */
export type Outcome = 'none' | 'clicking' | 'leaving' | 'door' | 'returned' | 'lost';

export interface RoomState {
  /** The current room, or the last one after its removal; null until the server has shown one. */
  room: Room | null;
  /** The room has been removed and there is no other yet. */
  gone: boolean;
  /** The room can be entered: it has no `abreEm`, or that has passed, or the server's clock is not known. */
  opened: boolean;
  /** The outcome of this browser's click in that room. */
  outcome: Outcome;
}

export type RoomEvent =
  /**
   * The rooms as the server shows them. `known` is this browser's outcome in the first room, and
   * `opened` says whether that can be entered.
   */
  | { type: 'rooms'; rooms: Room[]; known: Outcome; opened: boolean }
  /** The current room has opened, or the admin has moved its time. */
  | { type: 'opened'; opened: boolean }
  /** A room in which this browser has clicked in an earlier visit, shown until there is a current room. */
  | { type: 'restored'; room: Room; outcome: Outcome }
  | { type: 'outcome'; room: RoomKey; outcome: Outcome }
  /**
   * A click is under way in the room, or goes on there with the link that the admin has given it. The screen
   * takes the link over, because the subscription may tell of it only after the click's answer.
   */
  | { type: 'clicking'; room: RoomKey; link: string }
  /**
   * The account became known, or changed (`accountChanged`). Outcomes reset; the next `rooms` event restores
   * this account's.
   */
  | { type: 'identified'; accountChanged: boolean }
  /** A click turns out to be lost in a room that was removed long ago. The page forgets that room. */
  | { type: 'expired'; room: RoomKey };

export type View = 'loading' | 'countdown' | 'released' | 'signIn' | Exclude<Outcome, 'none'>;

export const INITIAL_STATE: RoomState = { room: null, gone: false, opened: true, outcome: 'none' };

export function nextState(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'rooms':
      return afterRooms(state, event);
    case 'opened':
      return { ...state, opened: event.opened };
    case 'restored':
      return state.room ? state : { room: event.room, gone: true, opened: true, outcome: event.outcome };
    case 'outcome':
      return isSameRoom(state.room, event.room) ? { ...state, outcome: event.outcome } : state;
    case 'clicking':
      return state.room && isSameRoom(state.room, event.room)
        ? { ...state, room: { ...state.room, link: event.link }, outcome: 'clicking' }
        : state;
    case 'identified':
      return isUnderWay(state) && !event.accountChanged ? state : { ...state, outcome: 'none' };
    case 'expired':
      return isSameRoom(state.room, event.room) ? INITIAL_STATE : state;
  }
}

function afterRooms(
  state: RoomState,
  { rooms: [current], known, opened }: Extract<RoomEvent, { type: 'rooms' }>,
): RoomState {
  // If a room is removed before it opens, nobody has seen its button.
  if (!current && awaitsOpening(state)) return INITIAL_STATE;
  // Keep the outcome when the room is removed: a late removal must not undo a loss or a click under way.
  if (!current) return { ...state, gone: state.room !== null };
  const stayed = isSameRoom(state.room, current) && !state.gone;
  const underWay = isSameRoom(state.room, current) && isUnderWay(state);
  const keeps = underWay || (stayed && state.outcome !== 'none');
  return { room: current, gone: false, opened, outcome: keeps ? state.outcome : known };
}

function isUnderWay({ outcome }: RoomState): boolean {
  return ['clicking', 'leaving', 'door'].includes(outcome);
}

/** Identifies the release on the screen, which is announced and counted once; null while there is none. */
export function releaseIdOf(state: RoomState): string | null {
  const { room, gone, outcome } = state;
  if (!room || awaitsOpening(state) || outcome === 'lost' || (gone && !hasPlace(outcome))) return null;
  return JSON.stringify([room.id, room.link]);
}

/** Whether a click in the current room could still take a place. */
export function awaitsClick({ room, gone, opened, outcome }: RoomState): boolean {
  return room !== null && !gone && opened && outcome === 'none' && !isFull(room);
}

/** The room is there, but not its button yet. */
export function awaitsOpening({ room, gone, opened, outcome }: RoomState): boolean {
  return room !== null && !gone && !opened && outcome === 'none';
}

/** What the room and the click alone give to show. 'Entrar' shows even if the room has no link. */
export function viewOf(state: RoomState): Exclude<View, 'countdown' | 'signIn'> {
  const { room, outcome } = state;
  if (!room || awaitsOpening(state)) return 'loading';
  return outcome === 'none' ? 'released' : outcome;
}

export function hasPlace(outcome: Outcome): boolean {
  return outcome === 'leaving' || outcome === 'door' || outcome === 'returned';
}
