import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp } from 'firebase/app';
import { connect, type Project } from './connect';
import type { Usage } from './countingFirestore';
import type { Person } from './crowd';
import { ownAndRead, readDoor, type DoorAttempt } from './door';
import type { Product } from './loadProduct';
import { linkOf, profileOf, type ShowKind } from './show';

/** What happened to a visitor. Times are by performance.now(). */
export interface Visit {
  ticket: string;
  /** When the button appeared. */
  sawAt: number | null;
  clickedAt: number | null;
  answeredAt: number | null;
  answer: 'won' | 'lost' | null;
  /** How reading the address behind a protected link ended. */
  door: DoorAttempt | null;
  /** Error messages of clicks after which the button came back. */
  failures: string[];
  usage: Usage;
}

export interface Visitor {
  /** Changes until the visitor is answered. */
  visit: Visit;
  /** The server has answered all of the page's subscriptions. */
  arrived: Promise<void>;
  /** The button has appeared. */
  released: Promise<void>;
  /** Winners of a protected room have also read the address. Never rejects. */
  answered: Promise<void>;
  /** Tries to own the place, if need be, and to read the address behind the protected link. */
  tryDoor: () => Promise<DoorAttempt>;
  leave: () => Promise<void>;
}

/** Simulates a person on the waiting room's page: subscribes as the page does and clicks when the button has appeared. */
export async function startVisitor(
  product: Product,
  { project, show }: { project: Project; show: ShowKind },
  { reactionMs, losesAnswer }: Person,
  index: number,
): Promise<Visitor> {
  // The rules compare the ticket only with its proof.
  const { vaga, prova } = await product.deriveTicket(randomUUID(), 'ensaio', linkOf(show));
  const profile = profileOf(index);
  const entrant = show === 'registered' ? profile : null;
  const db = connect(project, entrant?.uid);
  const visit: Visit = {
    ticket: vaga,
    sawAt: null,
    clickedAt: null,
    answeredAt: null,
    answer: null,
    door: null,
    failures: [],
    usage: product.noUsage(),
  };
  product.trackUsage(db, visit.usage, show, losesAnswer);
  const [rooms, settings, released, answered] = [deferred(), deferred(), deferred(), deferred()];
  let state = product.INITIAL_STATE;
  const leaving = new AbortController();

  const stopRooms = product.subscribeToRooms(
    db,
    (current) => {
      state = product.nextState(state, { type: 'rooms', rooms: current, remembered: 'none' });
      rooms.resolve();
      if (visit.sawAt === null && product.viewOf(state) === 'released') seeButton();
    },
    () => undefined,
  );
  const stopShow = product.subscribeToShow(db, settings.resolve);

  function seeButton() {
    visit.sawAt = performance.now();
    released.resolve();
    // The page also calls prepareClick here. Node gains nothing from it, and Firestore does not bill it.
    setTimeout(() => void clickUntilAnswered(), reactionMs);
  }

  /** Clicks again when the button comes back. */
  async function clickUntilAnswered() {
    visit.clickedAt = performance.now();
    while (!leaving.signal.aborted && visit.answer === null) {
      try {
        Object.assign(visit, { answer: await enter(), answeredAt: performance.now() });
      } catch (error) {
        visit.failures.push(error instanceof Error ? error.message : String(error));
        await pause(reactionMs);
      }
    }
    if (visit.answer === 'won' && show !== 'plain') await openDoor();
    if (visit.answer !== null) answered.resolve();
  }

  /** Tries again, as a winner would, unless the rules have refused it. */
  async function openDoor() {
    visit.door = await tryDoor();
    while (visit.door === 'failed' && !leaving.signal.aborted) {
      await pause(reactionMs);
      visit.door = await tryDoor();
    }
  }

  /** Registered people own their places by the click. In an open show, each visitor is a separate user. */
  function tryDoor(): Promise<DoorAttempt> {
    return entrant
      ? readDoor(product, db)
      : ownAndRead(product, project, visit.usage, { uid: profile.uid, vaga, prova });
  }

  /** Does what the page does on a click. */
  async function enter(): Promise<'won' | 'lost'> {
    const { room } = state;
    if (!product.hasLink(room)) return 'lost';
    const request = product.requestOf(state, visit.usage.firstSentAt !== null || entrant !== null);
    if (request === 'nothing') return 'lost';
    const { kind } =
      request === 'click'
        ? await product.click(db, room, vaga, entrant)
        : await product.resolve(db, room, vaga, entrant?.uid);
    if (kind === 'open') throw new Error('A sala mudou.');
    return kind;
  }

  return {
    visit,
    arrived: Promise.all([rooms.promise, settings.promise]).then(() => undefined),
    released: released.promise,
    answered: answered.promise,
    tryDoor,
    leave: () => {
      leaving.abort();
      stopRooms();
      stopShow();
      return deleteApp(db.app);
    },
  };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return { promise, resolve: () => settle?.() };
}
