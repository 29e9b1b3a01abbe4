import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';
import type { Usage } from './countingFirestore';
import type { Person } from './crowd';
import type { Product } from './loadProduct';

export interface Project {
  projectId: string;
  apiKey: string;
  /** host:port */
  emulator?: string;
}

/** What happened to a visitor. Times are by performance.now(). */
export interface Visit {
  ticket: string;
  /** When the button appeared. */
  sawAt: number | null;
  clickedAt: number | null;
  answeredAt: number | null;
  answer: 'won' | 'lost' | null;
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
  /** Never rejects. */
  answered: Promise<void>;
  leave: () => Promise<void>;
}

/** Creates a separate Firestore client, like that of one browser. */
export function connect({ projectId, apiKey, emulator }: Project): Firestore {
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  const [host = '', port] = emulator?.split(':') ?? [];
  if (emulator) connectFirestoreEmulator(db, host, Number(port));
  return db;
}

/** Simulates a person on the waiting room's page: subscribes as the page does and clicks when the button has appeared. */
export function startVisitor(
  product: Product,
  project: Project,
  { reactionMs, losesAnswer }: Person,
): Visitor {
  const db = connect(project);
  const visit: Visit = {
    ticket: randomUUID(),
    sawAt: null,
    clickedAt: null,
    answeredAt: null,
    answer: null,
    failures: [],
    usage: product.trackUsage(db, losesAnswer),
  };
  const [rooms, show, released, answered] = [deferred(), deferred(), deferred(), deferred()];
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
  const stopShow = product.subscribeToShow(db, show.resolve);

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
    if (visit.answer !== null) answered.resolve();
  }

  /** Does what the page does on a click. */
  async function enter(): Promise<'won' | 'lost'> {
    const { room } = state;
    if (!product.hasLink(room)) return 'lost';
    const request = product.requestOf(state, visit.usage.firstSentAt !== null);
    if (request === 'nothing') return 'lost';
    const { kind } = await product[request](db, room, visit.ticket);
    if (kind === 'open') throw new Error('A sala mudou.');
    return kind;
  }

  return {
    visit,
    arrived: Promise.all([rooms.promise, show.promise]).then(() => undefined),
    released: released.promise,
    answered: answered.promise,
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
