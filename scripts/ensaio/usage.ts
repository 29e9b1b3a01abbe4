import { collections } from '../../src/documentPaths';
import type { ShowKind } from './show';

/** What a visitor has used. */
export class Usage {
  /** Documents that listeners delivered. A query without results counts as one. */
  listenerReads = 0;
  /** Documents asked for once, whether they exist or not. A query without results counts as one. */
  documentReads = 0;
  /** Upper bound of the documents that the rules read to evaluate clicks, and for winners what follows. */
  ruleReads = 0;
  writes = 0;
  deletes = 0;
  /** Responses that were lost on purpose. */
  lostAnswers = 0;
  /** When the first click was sent, by performance.now(). */
  firstSentAt: number | null = null;
}

/**
 * The documents that the rules read for a commit: a click in a room of each show, or the one by which a winner owns a place.
 * Firestore bills each document once per commit, also when the commit is refused, which can happen before all are read.
 * Closing a room reads no other document.
 */
const RULE_READS_PER_COMMIT = {
  /**
   * The room (get, getAfter), the ticket (exists, existsAfter, getAfter) and the settings (exists, get), which are billed
   * where they do not exist, too.
   */
  plain: 3,
  /** Also the address. */
  protected: 4,
  /** Also the winner's document and the profile. */
  registered: 6,
  /** The ticket and the winner's document. */
  own: 2,
} satisfies Record<ShowKind | 'own', number>;

interface Tracking {
  usage: Usage;
  ruleReadsPerCommit: number;
  /** Lose the response to the first click. */
  losesAnswer: boolean;
}

/** By Firestore client. */
const visitors = new WeakMap<object, Tracking>();

/**
 * Starts counting what a visitor does with these clients, and adds it to `usage`.
 * @param commits what the commits are
 * @param losesAnswer lose the response to the first click
 */
export function trackUsage(
  clients: { db: object; realtimeDb: object },
  usage: Usage,
  commits: keyof typeof RULE_READS_PER_COMMIT,
  losesAnswer = false,
): void {
  const tracking = { usage, ruleReadsPerCommit: RULE_READS_PER_COMMIT[commits], losesAnswer };
  visitors.set(clients.db, tracking);
  visitors.set(clients.realtimeDb, tracking);
}

export function visitorOf(client: object): Tracking {
  const visitor = visitors.get(client);
  if (!visitor) throw new Error('trackUsage was not called for this Firestore.');
  return visitor;
}

/** The documents that the rules read for a read: the winner's for the address, none for others. */
export function ruleReadsOf({ parent }: { parent: { id: string } }): number {
  return parent.id === collections.addresses ? 1 : 0;
}
