import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { preconnect } from 'react-dom';
import { pauseTracking, track } from '../analytics/track';
import type { AuthState } from '../auth/AuthContext';
import { loadAccount } from '../auth/loadAccount';
import { endAll, onNetwork, onPageVisible, onReturnFromPageCache } from '../base/listenTo';
import { loadChunk } from '../base/loadChunk';
import { report } from '../base/reporting';
import { PROFILE_KEY, readStored } from '../base/storage';
import { useChunk } from '../ui/loading/useChunk';
import type { Dependencies } from './session/dependencies';
import { NOTHING_YET } from './session/roomView';
import type { RoomSession } from './session/session';
import type { Firebase, Realtime } from './useRoomChunks';

const NO_SESSION: Pick<RoomSession, 'subscribe' | 'getState' | 'enter'> = {
  subscribe: () => () => {},
  getState: () => NOTHING_YET,
  enter: () => {},
};

const inBrowser: Omit<Dependencies, 'db' | 'readExactTime' | 'tickets'> = {
  // Also true if the browser blocks localStorage (`undefined`), so that the button does not wait for Auth in
  // such a browser.
  mayBeSignedIn: () => readStored(PROFILE_KEY) !== null,
  loadPlaceAddress: (reload) => loadChunk(() => import('./session/placeAddress'), reload),
  preconnect: (origin) => preconnect(origin, { crossOrigin: 'anonymous' }),
  track,
  pauseTracking,
  report,
  deviceNow: () => Date.now(),
  isOnline: () => navigator.onLine,
  onNetwork,
  onReturn: (listener) => endAll(onPageVisible(listener), onReturnFromPageCache(listener)),
  leave: (address) => window.location.assign(address),
};

/**
 * The state of the waiting room, and the function for a click on 'Entrar'.
 * @param firebase the chunk with Firestore Lite; null until it has loaded
 * @param realtime the chunk with the subscriptions; null until it has loaded
 * @param forRegistered whether the show is for registered people; null until the subscription says it
 */
export function useRoomSession(
  firebase: Firebase | null,
  realtime: Realtime | null,
  forRegistered: boolean | null,
) {
  const [session, setSession] = useState<RoomSession | null>(null);
  useEffect(() => {
    if (!firebase) return;
    const { db, readExactTime, browserTickets } = firebase;
    const begun = new firebase.RoomSession({ ...inBrowser, db, readExactTime, tickets: browserTickets });
    begun.start();
    // Updates in a transition: during an urgent update, React would discard prerendered HTML that it has not
    // hydrated yet.
    startTransition(() => setSession(begun));
    return () => begun.stop();
  }, [firebase]);
  useEffect(() => {
    if (realtime) session?.connect(realtime);
  }, [session, realtime]);

  const { subscribe, getState, enter } = session ?? NO_SESSION;
  const room = useSyncExternalStore(subscribe, getState, NO_SESSION.getState);

  const authState = useAuthState(room.needsAccount);
  useEffect(() => session?.identify({ forRegistered, authState }), [session, forRegistered, authState]);
  return { room, enter };
}

/**
 * The auth state; null while `needed` is false.
 * @param needed whether to load Auth
 */
function useAuthState(needed: boolean): AuthState | null {
  const { chunk: loaded } = useChunk(needed ? loadAccount : null);
  const [state, setState] = useState<AuthState>({ status: 'loading', offline: false });
  useEffect(
    () => (needed && loaded ? loaded.subscribeToAuthState(loaded.auth, loaded.db, setState) : undefined),
    [needed, loaded],
  );
  return needed ? state : null;
}
