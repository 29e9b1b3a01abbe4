import { doc as liveDoc, onSnapshot } from 'firebase/firestore';
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { connect } from '../../scripts/shared/connect';
import { sleep } from '../../src/base/timeouts';
import { batchesOf } from '../../src/firebase/queryAll';
import { hasLink, roomIn, type Room } from '../../src/model';
import { ServerClock } from '../../src/show/clock/serverClock';
import { click } from '../../src/waiting-room/session/click';
import type { ClickResult } from '../../src/waiting-room/session/clickResult';
import { testProject } from './firestore';
import { admin } from './project';

/** The option `opening` of a click in a room without an opening time: the click never waits for it. */
const opening = { clock: new ServerClock(async () => Date.now()), pause: sleep };

/** Click options for an open show and an open room. */
export const ANYBODY = { person: null, opening, fits: hasLink };

/**
 * How many visitors connect at once: as many as two processor cores serve well within a request's time limit.
 */
const BATCH_SIZE = 100;

export async function seenBy(db: Firestore, id: string): Promise<Room & { link: string }> {
  const fields = (await getDoc(doc(db, 'salaDeEspera', id))).data();
  const room = fields ? roomIn(id, fields) : null;
  if (!hasLink(room)) throw new Error(`The room ${id} is not there, or has no link.`);
  return room;
}

export async function ticketsUsed(id: string): Promise<number> {
  const tickets = Object.values(await admin.list('vagas'));
  return tickets.filter(({ sala }) => sala === id).length;
}

/**
 * Lets many visitors, each with a separate SDK instance, read the room and then call the product's `click` at
 * once. Resolves when the room is deleted.
 * @throws when a click fails
 */
export async function crowdClicks(id: string, size: number) {
  const crowd = Array.from({ length: size }, () => connect(testProject()));
  try {
    const rooms: (Room & { link: string })[] = [];
    for (const batch of batchesOf(crowd, BATCH_SIZE))
      rooms.push(...(await Promise.all(batch.map(({ db }) => seenBy(db, id)))));
    const visitors = crowd.map(({ db }, who) => ({ db, room: rooms[who] as (typeof rooms)[0] }));
    const watch = watchClicks(id);
    const answers = await Promise.all(visitors.map(({ db, room }) => click(db, room, randomUUID(), ANYBODY)));
    return { answers, mostClicks: await watch, ticketsUsed: await ticketsUsed(id) };
  } finally {
    await Promise.all(crowd.map(({ close }) => close()));
  }
}

/** Watches a room. Resolves with its highest number of clicks when it is deleted. */
export function watchClicks(id: string): Promise<number> {
  const { realtimeDb, close } = connect(testProject());
  return new Promise<number>((closed, fail) => {
    let most = 0;
    onSnapshot(
      liveDoc(realtimeDb, 'salaDeEspera', id),
      (snapshot) => {
        if (snapshot.exists()) most = Math.max(most, roomIn(id, snapshot.data()).cliques);
        else closed(most);
      },
      fail,
    );
  }).finally(() => void close());
}

export function winners(answers: ClickResult[]): ClickResult[] {
  return answers.filter(({ kind }) => kind === 'won');
}
