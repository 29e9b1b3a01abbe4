import { isFull, type Room } from '../model';

/** What this browser knows of its click in a room. */
export type Outcome = 'none' | 'clicking' | 'won' | 'lost';

/** Where this browser stands in the waiting room. */
export interface Stage {
  /** The current room; once that is removed, still the last one. Null until the server has shown one. */
  room: Room | null;
  /** The room has been removed and no other has come. */
  gone: boolean;
  /** This browser's outcome for that room. */
  outcome: Outcome;
}

export type StageEvent =
  /** A snapshot from the server; `remembered` is this browser's outcome for the first of the rooms. */
  | { type: 'rooms'; rooms: Room[]; remembered: Outcome }
  /** A room of an earlier visit in which this browser clicked; it counts until a current one appears. */
  | { type: 'returned'; room: Room; outcome: Outcome }
  | { type: 'outcome'; room: Room; outcome: Outcome }
  /** A click where there is no link to go to. */
  | { type: 'missed' }
  /** A click of this browser turned out to be lost long after its room was removed: a visit begins anew. */
  | { type: 'expired'; room: Room };

export type View = 'loading' | 'released' | 'clicking' | 'lost';

export const FIRST_STAGE: Stage = { room: null, gone: false, outcome: 'none' };

/** A link that was changed makes another room: whoever clicked for the old one did not ask for the new. */
export function isSameRoom(one: Room | null, other: Room | null): boolean {
  return one !== null && other !== null && one.id === other.id && one.link === other.link;
}

export function nextStage(stage: Stage, event: StageEvent): Stage {
  switch (event.type) {
    case 'rooms':
      return afterRooms(stage, event.rooms[0], event.remembered);
    case 'returned':
      return stage.room ? stage : { room: event.room, gone: true, outcome: event.outcome };
    case 'outcome':
      return isSameRoom(stage.room, event.room) ? { ...stage, outcome: event.outcome } : stage;
    case 'missed':
      return { ...stage, outcome: 'lost' };
    case 'expired':
      return isSameRoom(stage.room, event.room) ? FIRST_STAGE : stage;
  }
}

function afterRooms(stage: Stage, current: Room | undefined, remembered: Outcome): Stage {
  // The outcome stays when its room is removed: a late removal undoes neither a loss nor a click under way.
  if (!current) return { ...stage, gone: stage.room !== null };
  const stayed = isSameRoom(stage.room, current) && !stage.gone;
  const underWay = isSameRoom(stage.room, current) && stage.outcome === 'clicking';
  return { room: current, gone: false, outcome: stayed || underWay ? stage.outcome : remembered };
}

/** What a click on 'Entrar' asks of the server; `sent` is whether this browser has asked for a place there before. */
export function requestOf({ room, gone }: Stage, sent: boolean): 'nothing' | 'closing' | 'place' {
  if (sent) return 'place';
  if (!room || gone) return 'nothing';
  // It would be the sixth click or a later one.
  return isFull(room) ? 'closing' : 'place';
}

/** Names the release that is on the screen, so that each one is announced and counted once; null: there is none. */
export function releaseOf(stage: Stage): string | null {
  const { room, gone, outcome } = stage;
  if (!room || viewOf(stage) !== 'released' || (gone && outcome !== 'won')) return null;
  return JSON.stringify([room.id, room.link]);
}

/** What is on the screen. 'Entrar' shows while released, and goes nowhere where there is no link. */
export function viewOf({ room, outcome }: Stage): View {
  if (!room) return 'loading';
  if (outcome === 'lost' || outcome === 'clicking') return outcome;
  return 'released';
}
