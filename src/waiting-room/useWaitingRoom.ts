import { useEffect, useReducer } from 'react';
import { useTrueAfter } from '../ui/useTrueAfter';
import { hasLink } from '../model';
import type { Firebase } from './firebase';
import { INITIAL_STATE, nextState, releaseOf, viewOf, type View } from './roomState';
import { useClick } from './useClick';
import { useHeartbeat } from './useHeartbeat';
import { useRooms } from './useRooms';
import { useStatistics } from './useStatistics';

/** A click that has had no answer for this long shows that it is being confirmed, ms. */
const SLOW_MS = 3_000;
/** A shorter silence is not a lost connection: the subscription also pauses when a room is removed, ms. */
const SILENCE_MS = 1_000;

export interface WaitingRoom {
  view: View;
  /** Identifies the release that is on the screen; null while there is none. */
  release: string | null;
  /** The answer to the click is late. */
  slow: boolean;
  /** The server answers, as far as the page can tell. */
  connected: boolean;
  enter: () => void;
}

/**
 * The state of the waiting room and the click on 'Entrar'.
 * @param firebase null until it has been loaded
 */
export function useWaitingRoom(firebase: Firebase | null): WaitingRoom {
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  const { enter, rememberedOutcome, resolveUnanswered } = useClick(firebase, state, dispatch);
  const { answering, online } = useRooms(firebase, dispatch, { rememberedOutcome, resolveUnanswered });
  const silent = useHeartbeat(firebase, state, answering);
  const connected = !useTrueAfter(answering === false || silent || !online, SILENCE_MS);
  useStatistics(state, answering);

  const { room } = state;
  const roomWithoutLink = hasLink(room) ? undefined : room?.id;
  useEffect(() => {
    if (roomWithoutLink)
      console.error(
        `salaDeEspera/${roomWithoutLink}: link não é um endereço https://; não leva a lugar nenhum.`,
      );
  }, [roomWithoutLink]);

  const view = viewOf(state);
  return {
    view,
    release: releaseOf(state),
    slow: useTrueAfter(view === 'clicking', SLOW_MS),
    connected,
    enter,
  };
}
