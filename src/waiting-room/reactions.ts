import { linkMistake, protectedName } from '../link';
import { prepareClick } from './click';
import { awaitsClick, releaseOf, type RoomState } from './roomState';
import type { Surroundings } from './surroundings';
import { onChange } from './watch';

interface Occasion {
  state: RoomState;
  forRegistered: boolean | null;
  /** The server has shown the rooms, also if there is none. */
  arrived: boolean;
}

/**
 * What a change of the room brings about besides the screen: preparations for the click, statistics, and lines on the console
 * for the team. Each comes once for its occasion.
 */
export function makeReactions(given: Surroundings): (occasion: Occasion) => void {
  const { db, tickets, loadDoor, track, pauseTracking } = given;
  const logMistake = onChange((mistake: string | null) => mistake !== null && console.error(mistake));
  const countVisit = onChange((arrived: boolean) => arrived && track('page_view'));
  // A click that failed brings the same release back.
  const countRelease = onChange<string | null>(() => track('sala_liberada'));
  // While waiting, and again for each room, because browsers forget the preflight's answer after minutes.
  const prepare = onChange((occasion: string | null) => {
    if (occasion === null) return;
    tickets.prepare();
    prepareClick(db);
  });
  // Before the click, so that a winner does not wait for it.
  const prepareDoor = onChange((isProtected: boolean) => {
    if (!isProtected) return;
    loadDoor('never').then(
      (door) => door.prepareDoor(),
      () => {},
    );
  });

  return ({ state, forRegistered, arrived }) => {
    const { room, outcome } = state;
    const waiting = awaitsClick(state);
    // Nothing is sent while a click is expected or under way.
    pauseTracking(waiting || outcome === 'clicking');
    countVisit(arrived);
    if (waiting) countRelease(releaseOf(state));
    const mistake = room && linkMistake(room.link, forRegistered === true);
    logMistake(mistake && `salaDeEspera/${room.id}: ${mistake}`);
    prepareDoor(protectedName(room?.link ?? '') !== null);
    prepare(room && waiting ? room.id : arrived && !room ? 'waiting' : null);
  };
}
