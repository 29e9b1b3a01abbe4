import { hasLink, type LinkedRoom, type Room } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';
import { awaitsOpening, type RoomState } from './roomState';

/** What a press of 'Entrar' does. */
export type Press =
  /** Ignored: there is no button yet, or a click is under way. */
  | { kind: 'nothing' }
  /** This browser already has a place. */
  | { kind: 'enterAgain'; ticket: StoredTicket }
  /**
   * A loss, known without asking the server. `noLink`: nobody can enter the room. `lostBefore`: this browser
   * has already lost in the room. `tooLate`: the room is gone, and this browser had not clicked there.
   */
  | { kind: 'noLink' | 'lostBefore' | 'tooLate'; room: Room }
  /** The server must decide whether this browser gets a place. */
  | { kind: 'click'; room: LinkedRoom };

/**
 * @param kept this browser's ticket in the current room, if it has clicked there
 * @param forRegistered whether the show is for registered people, who may have won on another device
 */
export function pressOf(state: RoomState, kept: StoredTicket | undefined, forRegistered: boolean): Press {
  const { kind, room, outcome } = state;
  if (kind === 'none' || outcome === 'clicking' || awaitsOpening(state)) return { kind: 'nothing' };
  if (!hasLink(room)) return { kind: 'noLink', room };
  if (kept?.state === 'won') return { kind: 'enterAgain', ticket: kept };
  if (kept?.state === 'lost') return { kind: 'lostBefore', room };
  if (kind === 'removed' && !kept && !forRegistered) return { kind: 'tooLate', room };
  return { kind: 'click', room };
}
