import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache } from 'firebase/firestore';

/** @typedef {import('./loadProduct.mjs').Product} Product */
/** @typedef {import('./crowd.mjs').Person} Person */
/** @typedef {import('./countedFirestore.mjs').Bill} Bill */

/**
 * @typedef {object} Project
 * @property {string} projectId
 * @property {string} apiKey
 * @property {string} [emulator] host:port
 */

/**
 * What became of a visitor; times are on the clock of performance.now().
 * @typedef {object} Visit
 * @property {string} ticket
 * @property {number | null} sawAt when the button came
 * @property {number | null} clickedAt
 * @property {number | null} answeredAt
 * @property {'won' | 'lost' | null} answer
 * @property {string[]} failures of clicks after which the button came back
 * @property {Bill} bill
 */

/**
 * @typedef {object} Visitor
 * @property {Visit} visit goes on until the visitor is answered
 * @property {Promise<void>} arrived the server has told all that the page waits for
 * @property {Promise<void>} released the button came
 * @property {Promise<void>} answered never rejects
 * @property {() => Promise<void>} leave
 */

/** The Firestore of one browser. @param {Project} project */
export function connect({ projectId, apiKey, emulator }) {
  const app = initializeApp({ projectId, apiKey }, randomUUID());
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  const [host = '', port] = emulator?.split(':') ?? [];
  if (emulator) connectFirestoreEmulator(db, host, Number(port));
  return db;
}

/**
 * Opens the waiting room's page without its pictures: the same subscriptions, and a person who clicks some time after
 * the button has come.
 * @param {Product} product
 * @param {Project} project
 * @param {Person} person
 * @returns {Visitor}
 */
export function welcome(product, project, { reactionMs, losesAnswer }) {
  const db = connect(project);
  /** @type {Visit} */
  const visit = {
    ticket: randomUUID(),
    sawAt: null,
    clickedAt: null,
    answeredAt: null,
    answer: null,
    failures: [],
    bill: product.openBill(db, losesAnswer),
  };
  const [roomsCame, videoCame, released, answered] = [signal(), signal(), signal(), signal()];
  let stage = product.FIRST_STAGE;
  const leaving = new AbortController();

  const stopRooms = product.watchRooms(
    db,
    (rooms) => {
      stage = product.nextStage(stage, { type: 'rooms', rooms, remembered: 'none' });
      roomsCame.give();
      if (visit.sawAt === null && product.viewOf(stage) === 'released') seeButton();
    },
    () => undefined,
  );
  const stopVideo = product.watchVideo(db, videoCame.give);

  function seeButton() {
    visit.sawAt = performance.now();
    released.give();
    // The page's prepareClick is left out: what it saves a browser, Node does not need, and it is not charged.
    setTimeout(() => void clickUntilAnswered(), reactionMs);
  }

  /** A person whose button comes back clicks again. */
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
    if (visit.answer !== null) answered.give();
  }

  /** What the page's button does. @returns {Promise<'won' | 'lost'>} */
  async function enter() {
    const { room } = stage;
    if (!product.hasLink(room)) return 'lost';
    const request = product.requestOf(stage, visit.bill.firstSentAt !== null);
    if (request === 'place') {
      const { kind } = await product.click(db, room, visit.ticket);
      if (kind === 'open') throw new Error('O link da sala mudou.');
      return kind;
    }
    if (request === 'closing') await product.close(db, room.id);
    return 'lost';
  }

  return {
    visit,
    arrived: Promise.all([roomsCame.given, videoCame.given]).then(() => undefined),
    released: released.given,
    answered: answered.given,
    leave: () => {
      leaving.abort();
      stopRooms();
      stopVideo();
      return deleteApp(db.app);
    },
  };
}

/** A promise that is kept from outside. */
function signal() {
  /** @type {(() => void)[]} */
  const keepers = [];
  /** @type {Promise<void>} */
  const given = new Promise((resolve) => void keepers.push(resolve));
  return { given, give: () => keepers.forEach((keep) => keep()) };
}
