import { useEffect, useReducer } from 'react';
import { useTrueAfter } from '../ui/useTrueAfter';
import { protectedName } from '../link';
import { placeCodeOf, hasLink, type Room } from '../model';
import type { Firebase } from './firebase';
import { hasPlace, INITIAL_STATE, nextState, releaseOf, viewOf, type View } from './roomState';
import type { StoredTicket } from '../storedTickets';
import { uidOf, useAccount } from './useAccount';
import { useClick } from './useClick';
import { useHeartbeat } from './useHeartbeat';
import { useRooms } from './useRooms';
import { useStatistics } from './useStatistics';

/** A click that has had no answer for this long shows that it is being confirmed, ms. */
const SLOW_MS = 3_000;
/** One that has had none for this long says that the page goes on trying by itself, ms. */
const LATE_MS = 10_000;
/** A shorter silence is not a lost connection: the subscription also pauses when a room is removed, ms. */
const SILENCE_MS = 1_000;

export interface WaitingRoom {
  /** `signIn`: the show is for registered people, and the visitor is not signed in. */
  view: View | 'signIn';
  /** Identifies the release that is on the screen; null while there is none. */
  release: string | null;
  /** The answer to the click is late. */
  slow: boolean;
  /** It is so late that the visitor may want to press something. */
  late: boolean;
  /** The server answers, as far as the page can tell. */
  connected: boolean;
  /** Who takes part in a show for registered people. */
  entrant: string | null;
  /** The code of the place that this browser has in the room. */
  code: string | null;
  enter: () => void;
}

/**
 * The state of the waiting room and the click on 'Entrar'.
 * @param firebase null until it has been loaded
 * @param forRegistered the show is for registered people; null until that is known
 */
export function useWaitingRoom(firebase: Firebase | null, forRegistered: boolean | null): WaitingRoom {
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  // Not before the settings have arrived: while Auth starts, Firestore opens no subscription.
  const account = useAccount(
    forRegistered !== null && (forRegistered || Boolean(firebase?.storedTickets().some(needsAccount))),
  );
  const uid = uidOf(account);
  const { enter, rememberedOutcome, resolveUnanswered } = useClick(firebase, state, dispatch, {
    account,
    forRegistered,
  });
  const { answering, online } = useRooms(firebase, dispatch, { rememberedOutcome, resolveUnanswered }, uid);
  const silent = useHeartbeat(firebase, state, answering);
  const connected = !useTrueAfter(answering === false || silent || !online, SILENCE_MS);
  useStatistics(state, answering);

  const { room } = state;
  const mistake = room && mistakeIn(room, forRegistered === true);
  useEffect(() => {
    if (mistake) console.error(mistake);
  }, [mistake]);

  const shown = viewOf(state);
  const mustSignIn =
    forRegistered === true &&
    account?.status === 'signedOut' &&
    (shown === 'loading' || shown === 'released');
  const view = mustSignIn ? 'signIn' : shown;
  const ticket = hasPlace(state.outcome) && room ? firebase?.storedTicketFor(room, uid) : undefined;
  return {
    view,
    release: releaseOf(state),
    slow: useTrueAfter(view === 'clicking', SLOW_MS),
    late: useTrueAfter(view === 'clicking', LATE_MS),
    connected,
    entrant: forRegistered && account?.status === 'signedIn' ? account.profile.name : null,
    code: ticket ? placeCodeOf(ticket) : null,
    enter,
  };
}

/** The click of a registered person has had no answer yet, or has a place, which is shown only to that person. */
function needsAccount({ dono, state }: StoredTicket): boolean {
  return dono !== undefined && state !== 'lost';
}

/** What the team has to mend in the room, for the console. */
function mistakeIn(room: Room, forRegistered: boolean): string | null {
  if (!hasLink(room))
    return `salaDeEspera/${room.id}: link não é um endereço https:// nem protegido:nome; não leva a lugar nenhum.`;
  if (forRegistered && protectedName(room.link) === null)
    return `salaDeEspera/${room.id}: em um show para cadastrados, o link precisa ser protegido:nome; ninguém ganha vaga.`;
  return null;
}
