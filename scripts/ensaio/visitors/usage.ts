import { collections } from '../../../src/base/documentPaths';
import type { ShowKind } from '../show';
import { WITHOUT_DELAY, type Connection } from './crowd';

/** The Firestore operations of one visitor. */
export class Usage {
  /** Documents that listeners delivered. A query without results counts as one. */
  listenerReads = 0;
  /** Documents that single requests ask for, also missing ones. A query without results counts as one. */
  documentReads = 0;
  /** An upper bound of the documents that the rules read: for clicks, and for winners' later requests. */
  ruleReads = 0;
  writes = 0;
  deletes = 0;
  /** Responses that were lost on purpose. */
  lostAnswers = 0;
  /** When the first click was sent, by performance.now(). */
  firstSentAt: number | null = null;
  /** The commits that take a place or own it, in order. */
  commits: Commit[] = [];
}

/** The times of a commit, by performance.now(). */
interface Commit {
  sentAt: number;
  /** When the connection has brought it to the server. */
  arrivedAt: number;
  answeredAt: number;
  /** Whether the rules have refused it. */
  refused: boolean;
}

/**
 * How many documents the security rules read for a commit: a click in each kind of show, or (`own`) the
 * commit that makes a winner the owner of a place. Firestore bills each document once per commit, even if the
 * rules refuse the commit before they have read all. To close a room, the rules read nothing more.
 */
const RULE_READS_PER_COMMIT = {
  /**
   * The room (get, getAfter), the ticket (exists, existsAfter, getAfter) and the settings (exists, get).
   * Firestore bills them even if they do not exist.
   */
  plain: 3,
  /** The documents that `plain` counts, and the address. */
  protected: 4,
  /** The documents that `protected` counts, the winner's document and the profile. */
  registered: 6,
  /** The ticket and the winner's document. */
  own: 2,
} satisfies Record<ShowKind | 'own', number>;

interface Tracking {
  usage: Usage;
  ruleReadsPerCommit: number;
  /** Whether the response to the first click gets lost. */
  losesAnswer: boolean;
  connection: Connection;
}

/** What is tracked for each Firestore client. */
const trackings = new WeakMap<object, Tracking>();

/**
 * Starts counting what a visitor does with these clients, and adds it to `usage`.
 * @param commits the kind of commits that the clients make
 * @param person whose first click may lose its response, and who has a connection
 */
export function trackUsage(
  clients: { db: object; realtimeDb: object },
  usage: Usage,
  commits: keyof typeof RULE_READS_PER_COMMIT,
  { losesAnswer, connection }: Pick<Tracking, 'losesAnswer' | 'connection'> = {
    losesAnswer: false,
    connection: WITHOUT_DELAY,
  },
): void {
  const tracking = { usage, ruleReadsPerCommit: RULE_READS_PER_COMMIT[commits], losesAnswer, connection };
  trackings.set(clients.db, tracking);
  trackings.set(clients.realtimeDb, tracking);
}

export function trackingOf(client: object): Tracking {
  const tracking = trackings.get(client);
  if (!tracking) throw new Error('trackUsage was not called for this Firestore.');
  return tracking;
}

/** How many documents the rules read with a document: with a protected address the winner's, else none. */
export function ruleReadsOf({ parent }: { parent: { id: string } }): number {
  return parent.id === collections.addresses ? 1 : 0;
}
