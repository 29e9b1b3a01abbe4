// The simplest click, for comparison with src/waiting-room/session/click.ts: find the room, add 1 to its
// `cliques`, read `cliques`. More than five people can win by it, and it needs rules that allow everything.
import {
  collection,
  deleteDoc,
  getDoc,
  getDocs,
  increment,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { collections } from '../../src/base/documentPaths';
import type { Room } from '../../src/model';
import type { ClickResult } from '../../src/waiting-room/session/clickResult';

const LOST_FROM = 6;
const LOST: ClickResult = { kind: 'lost', removed: false };

export async function click(db: Firestore, _room: Room, vaga: string): Promise<ClickResult> {
  const [first] = (await getDocs(collection(db, collections.rooms))).docs;
  if (!first) return LOST;
  await updateDoc(first.ref, { cliques: increment(1) });
  const cliques: unknown = (await getDoc(first.ref)).get('cliques');
  if (typeof cliques !== 'number' || cliques < LOST_FROM) return { kind: 'won', ticketId: vaga };
  await deleteDoc(first.ref);
  return LOST;
}
