import { hasLink, type LinkedRoom, type Room } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';
import { awaitsOpening, type RoomState } from './roomState';

/** What a press of 'Entrar' means. */
export type Press =
  /** There is no button yet, or a click is under way. */
  | { means: 'nothing' }
  /** This browser has a place. */
  | { means: 'enterAgain'; ticket: StoredTicket }
  /**
   * The loss is known without the server. `noLink`: nobody can enter the room. `lostBefore`: this browser has
   * lost in it. `tooLate`: it has been removed, and this browser has not clicked in it.
   */
  | { means: 'noLink' | 'lostBefore' | 'tooLate'; room: Room }
  /** Only the server knows whether this browser has a place, or can have one. */
  | { means: 'click'; room: LinkedRoom };

/**
 * @param kept this browser's ticket in the current room, if it has clicked there
 * @param forRegistered the show is for registered people, who may have a place by a click on another device
 */
export function pressOf(state: RoomState, kept: StoredTicket | undefined, forRegistered: boolean): Press {
  const { kind, room, outcome } = state;
  if (kind === 'none' || outcome === 'clicking' || awaitsOpening(state)) return { means: 'nothing' };
  if (!hasLink(room)) return { means: 'noLink', room };
  if (kept?.state === 'won') return { means: 'enterAgain', ticket: kept };
  if (kept?.state === 'lost') return { means: 'lostBefore', room };
  if (kind === 'removed' && !kept && !forRegistered) return { means: 'tooLate', room };
  return { means: 'click', room };
}
