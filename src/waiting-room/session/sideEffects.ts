import type { Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { protectedName } from '../../base/link';
import { reportMistake } from '../../base/reporting';
import { transact } from '../../firebase/once';
import { LINK_MISTAKES, linkMistake } from '../../show/check/linkMistake';
import { onChange } from './changes';
import type { Dependencies } from './dependencies';
import { awaitsClick, awaitsOpening, releaseIdOf, type RoomState } from './roomState';

/** A click in a room with a time is prepared at a random moment between these two, in seconds before it. */
const PREPARED_BEFORE_S = { first: 8, last: 3 };

/** The state after a change. */
interface StateChange {
  state: RoomState;
  forRegistered: boolean | null;
  /** The server has answered which rooms there are, even if there are none. */
  roomsKnown: boolean;
  /** The countdown's number; null while there is none. */
  seconds: number | null;
}

/**
 * The side effects of a state change: preparations for the click, statistics, and the admin's mistakes on the
 * console. Each runs once per value, so a mistake is logged once, and a release is counted once.
 */
export function makeSideEffects(deps: Dependencies): (change: StateChange) => void {
  const { db, tickets, loadPlaceAddress, preconnect, track, pauseTracking } = deps;
  const logMistake = onChange((mistake: string | null) => mistake !== null && reportMistake(mistake));
  const countVisit = onChange((roomsKnown: boolean) => roomsKnown && track('page_view'));
  // After a failed click the same release is shown again, but not counted again.
  const countRelease = onChange<string | null>(() => track('sala_liberada'));
  // Once while people wait, and again for each room, because browsers forget a preflight after minutes. For a
  // room with a time, at a random second before it, so that visitors do not all ask at once.
  const { first, last } = PREPARED_BEFORE_S;
  const secondsBefore = last + Math.floor(Math.random() * (first - last + 1));
  const prepare = onChange((what: string | null) => {
    if (what === null) return;
    tickets.prepare();
    prepareClick(db);
  });
  // Before the click, so that a winner waits neither for the module nor for the connection.
  const prepareAddress = onChange((isProtected: boolean) => {
    if (!isProtected) return;
    loadPlaceAddress('never').then(
      ({ AUTH_ORIGIN }) => preconnect(AUTH_ORIGIN),
      () => {},
    );
  });

  return ({ state, forRegistered, roomsKnown, seconds }) => {
    const { room, outcome } = state;
    const clickable = awaitsClick(state);
    // No statistics are sent while a click is expected or under way.
    pauseTracking(clickable || outcome === 'clicking');
    countVisit(roomsKnown);
    if (clickable) countRelease(releaseIdOf(state));
    const mistake = room && linkMistake(room.link, forRegistered === true, room.abreEm !== null);
    logMistake(mistake && `${documents.room(room.id)}: ${LINK_MISTAKES[mistake]}`);
    prepareAddress(protectedName(room?.link) !== null);
    const soon = awaitsOpening(state) && seconds !== null && seconds <= secondsBefore;
    prepare(room && (clickable || soon) ? room.id : roomsKnown && !room ? 'waiting' : null);
  };
}

/**
 * Saves the click a round trip: an empty commit makes the browser send the CORS preflight for commits, whose
 * answer it caches for at least 5 s. It is a transaction, because the SDK sends no request for an empty
 * batch. Errors are ignored.
 */
function prepareClick(db: Firestore): void {
  transact(db, () => {}).catch(() => {});
}
