import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { documents } from '../../src/base/documentPaths';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/base/durations';
import { asAdmin } from '../shared/admin';
import { launchBrowser } from '../shared/browser';
import type { Emulators } from '../shared/emulators';

const ROUNDS = 3;
/** Longer than the page waits, once it is idle, before it subscribes to the rooms. */
const SUBSCRIBED_MS = 5 * SECOND_MS;

/**
 * Opens and closes a room several times in front of one home page, during a show.
 * @returns how long the page takes to show that the room was opened or closed: the longest times, ms
 */
export async function measureLiveHome({ site = '', firestore }: Emulators) {
  const room = documents.room('sala');
  const [inicio, fim] = [new Date(Date.now() - MINUTE_MS), new Date(Date.now() + HOUR_MS)];
  await asAdmin(firestore, (db) => setDoc(doc(db, documents.settings), { inicio, fim }));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(site);
    await page.waitForTimeout(SUBSCRIBED_MS);
    const entry = page.getByRole('link', { name: 'Entrar agora', exact: true });
    const timeTo = async (state: 'visible' | 'hidden', change: Parameters<typeof asAdmin>[1]) => {
      const begin = performance.now();
      await asAdmin(firestore, change);
      await entry.waitFor({ state });
      return performance.now() - begin;
    };
    const times = { opened: 0, closed: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const open = await timeTo('visible', (db) =>
        setDoc(doc(db, room), { link: 'https://example.com/ao-vivo', cliques: 0 }),
      );
      const close = await timeTo('hidden', (db) => deleteDoc(doc(db, room)));
      times.opened = Math.max(times.opened, open);
      times.closed = Math.max(times.closed, close);
    }
    return times;
  } finally {
    await browser.close();
    await asAdmin(firestore, (db) => deleteDoc(doc(db, documents.settings)));
  }
}
