import type { Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { protectedName } from '../../base/link';
import { reportMistake } from '../../base/reporting';
import { transact } from '../../firebase/once';
import { LINK_MISTAKES, linkMistake } from '../../show/check/mistakes';
import { whenChanged } from './changes';
import type { Dependencies } from './dependencies';
import { awaitsClick, awaitsOpening, releaseIdOf } from './roomState';
import type { Situation } from './screen';

/**
 * A click in a room with an opening time is prepared at a random moment between 8 and 3 s before the opening.
 */
const PREPARED_BEFORE_S = { first: 8, last: 3 };

/**
 * Runs the side effects of a new situation: preparations for a click, statistics, and console messages about
 * the team's mistakes. Most run only when their own value has changed, so that a mistake is logged once and a
 * release is counted once. Only the pause of statistics is set at each change.
 */
export function makeSideEffects(deps: Dependencies): (situation: Situation) => void {
  const { db, tickets, loadPlaceAddress, preconnect, track, pauseTracking } = deps;
  const logMistake = whenChanged((mistake: string | null) => mistake !== null && reportMistake(mistake));
  const countVisit = whenChanged((roomsKnown: boolean) => roomsKnown && track('page_view'));
  // A release is not counted again when a failed click brings it back.
  const countRelease = whenChanged<string | null>(() => track('sala_liberada'));
  // Prepares a click once while people wait, and again for each room, because browsers cache a preflight only
  // for minutes. If the room has an opening time, each browser prepares the click at a random second before
  // that time, so that not all browsers send the preparation at once.
  const { first, last } = PREPARED_BEFORE_S;
  const secondsBefore = last + Math.floor(Math.random() * (first - last + 1));
  const prepare = whenChanged((what: string | null) => {
    if (what === null) return;
    tickets.prepare();
    prepareClick(db);
  });
  // Before the click, loads the code that reads the address behind a protected link, and connects to the
  // server for the sign-in, so that a winner waits for neither.
  const prepareAddress = whenChanged((isProtected: boolean) => {
    if (!isProtected) return;
    loadPlaceAddress('never').then(
      ({ AUTH_ORIGIN }) => preconnect(AUTH_ORIGIN),
      () => {},
    );
  });

  return ({ state, visitor, roomsKnown, seconds }) => {
    const { room, outcome } = state;
    const clickable = awaitsClick(state);
    // Sends no statistics while a click is expected or under way, so that they do not delay the click.
    pauseTracking(clickable || outcome === 'clicking');
    countVisit(roomsKnown);
    if (clickable) countRelease(releaseIdOf(state));
    const mistake =
      room && linkMistake(room.link, visitor.identity.forRegistered === true, room.abreEm !== null);
    logMistake(mistake && `${documents.room(room.id)}: ${LINK_MISTAKES[mistake]}`);
    prepareAddress(protectedName(room?.link) !== null);
    const soon = awaitsOpening(state) && seconds !== null && seconds <= secondsBefore;
    prepare(room && (clickable || soon) ? room.id : roomsKnown && !room ? 'waiting' : null);
  };
}

/**
 * Saves the click a round trip: an empty commit makes the browser send the CORS preflight for commits, whose
 * answer browsers cache for at least 5 s. The commit is a transaction, because the SDK does not send an empty
 * batch. Errors are ignored.
 */
function prepareClick(db: Firestore): void {
  transact(db, () => {}).catch(() => {});
}
