import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { preconnect } from 'react-dom';
import { pauseTracking, track } from '../analytics/track';
import { listenTo, onNetwork, onPageVisible } from '../base/listenTo';
import { loadChunk } from '../base/loadChunk';
import { report } from '../base/reporting';
import type { Firebase } from './firebase';
import type { Realtime } from './realtime';
import type { Dependencies } from './session/dependencies';
import { NOTHING_YET } from './session/roomView';
import type { RoomSession } from './session/session';
import { useAuthState } from './useAuthState';

const NO_SESSION: Pick<RoomSession, 'subscribe' | 'getState' | 'enter'> = {
  subscribe: () => () => {},
  getState: () => NOTHING_YET,
  enter: () => {},
};

const inBrowser: Omit<Dependencies, 'db' | 'readExactTime' | 'tickets'> = {
  loadPlaceAddress: (reload) => loadChunk(() => import('./session/placeAddress'), reload),
  preconnect: (origin) => preconnect(origin, { crossOrigin: 'anonymous' }),
  track,
  pauseTracking,
  report,
  deviceNow: () => Date.now(),
  isOnline: () => navigator.onLine,
  onNetwork,
  onReturn: (listener) => {
    const cleanups = [onPageVisible(listener), listenTo(window, ['pageshow'], listener)];
    return () => cleanups.forEach((end) => end());
  },
  leave: (address) => window.location.assign(address),
};

/**
 * The state of the waiting room and the click on 'Entrar'.
 * @param firebase null until it has been loaded
 * @param realtime null until it has been loaded
 * @param forRegistered the show is for registered people; null until that is known
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
    // In a transition: at an urgent update React would discard the HTML of parts that are not hydrated yet.
    startTransition(() => setSession(begun));
    return () => begun.stop();
  }, [firebase]);
  useEffect(() => {
    if (realtime) session?.follow(realtime);
  }, [session, realtime]);

  const { subscribe, getState, enter } = session ?? NO_SESSION;
  const room = useSyncExternalStore(subscribe, getState, NO_SESSION.getState);

  // Auth waits for the settings, because the Firestore SDK opens no subscription while Auth is starting.
  const authState = useAuthState(forRegistered !== null && (forRegistered || room.needsAccount));
  useEffect(() => session?.identify({ forRegistered, authState }), [session, forRegistered, authState]);
  return { room, enter };
}
