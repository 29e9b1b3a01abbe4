import { isFull, type Room } from '../model';

/**
 * The outcome of this browser's click in a room. It has a place: `opening`, its link is being opened; `won`, it has
 * returned from there; `door`, the address behind a protected link could not be read yet.
 */
export type Outcome = 'none' | 'clicking' | 'opening' | 'door' | 'won' | 'lost';

export interface RoomState {
  /** The current room, or the last one after its removal; null until the server has shown one. */
  room: Room | null;
  /** The room has been removed and there is no other yet. */
  gone: boolean;
  /** The outcome of this browser's click in that room. */
  outcome: Outcome;
}

export type RoomEvent =
  /** A snapshot from the server; `remembered` is the stored outcome for the first of the rooms. */
  | { type: 'rooms'; rooms: Room[]; remembered: Outcome }
  /** A room of an earlier visit with a click of this browser; shown until there is a current room. */
  | { type: 'returned'; room: Room; outcome: Outcome }
  | { type: 'outcome'; room: Room; outcome: Outcome }
  /** The account became known, or changed (`instead`). Outcomes reset; the next `rooms` event restores this account's. */
  | { type: 'identified'; instead: boolean }
  /** A click in a room that has no link or no longer exists. */
  | { type: 'missed' }
  /** A click turned out to be lost long after its room was removed; the page starts again. */
  | { type: 'expired'; room: Room };

export type View = 'loading' | 'released' | Exclude<Outcome, 'none'>;

export const INITIAL_STATE: RoomState = { room: null, gone: false, outcome: 'none' };

/** A room whose link has changed counts as another room, in which this browser has not clicked. */
export function isSameRoom(one: Room | null, other: Room | null): boolean {
  return one !== null && other !== null && one.id === other.id && one.link === other.link;
}

export function nextState(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'rooms':
      return afterRooms(state, event.rooms[0], event.remembered);
    case 'returned':
      return state.room ? state : { room: event.room, gone: true, outcome: event.outcome };
    case 'outcome':
      return isSameRoom(state.room, event.room) ? { ...state, outcome: event.outcome } : state;
    case 'identified':
      return isUnderWay(state) && !event.instead ? state : { ...state, outcome: 'none' };
    case 'missed':
      return { ...state, outcome: 'lost' };
    case 'expired':
      return isSameRoom(state.room, event.room) ? INITIAL_STATE : state;
  }
}

function afterRooms(state: RoomState, current: Room | undefined, remembered: Outcome): RoomState {
  // Keep the outcome when the room is removed: a late removal must not undo a loss or a click under way.
  if (!current) return { ...state, gone: state.room !== null };
  const stayed = isSameRoom(state.room, current) && !state.gone;
  const underWay = isSameRoom(state.room, current) && isUnderWay(state);
  const keeps = underWay || (stayed && state.outcome !== 'none');
  return { room: current, gone: false, outcome: keeps ? state.outcome : remembered };
}

function isUnderWay({ outcome }: RoomState): boolean {
  return ['clicking', 'opening', 'door'].includes(outcome);
}

/**
 * How a click on 'Entrar' asks the server (click.ts).
 * @param mayHavePlace this browser has asked for a place in the room before, or this person may have on another device
 */
export function requestOf({ room, gone }: RoomState, mayHavePlace: boolean): 'nothing' | 'click' | 'resolve' {
  if (!room || (gone && !mayHavePlace)) return 'nothing';
  // The rules refuse a click in a full room, where this browser may have a place that it no longer knows of.
  return isFull(room) ? 'resolve' : 'click';
}

/**
 * Identifies the release that is on the screen, also during a click, so that each is announced and counted once; null if
 * there is none.
 */
export function releaseOf({ room, gone, outcome }: RoomState): string | null {
  if (!room || outcome === 'lost' || (gone && !hasPlace(outcome))) return null;
  return JSON.stringify([room.id, room.link]);
}

/** Whether a click in the current room could still take a place. */
export function awaitsClick({ room, gone, outcome }: RoomState): boolean {
  return room !== null && !gone && outcome === 'none' && !isFull(room);
}

/** What is on the screen. While released, 'Entrar' shows even if the room has no link. */
export function viewOf({ room, outcome }: RoomState): View {
  if (!room) return 'loading';
  return outcome === 'none' ? 'released' : outcome;
}

export function hasPlace(outcome: Outcome): boolean {
  return outcome === 'opening' || outcome === 'door' || outcome === 'won';
}
