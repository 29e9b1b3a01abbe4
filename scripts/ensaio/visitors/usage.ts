import { collections } from '../../../src/base/documentPaths';
import type { ShowKind } from '../show';
import { WITHOUT_DELAY, type Connection } from './crowd';

/** The Firestore operations of one visitor. */
export class Usage {
  /** Documents that subscriptions delivered. A query without results is billed as one. */
  listenerReads = 0;
  /**
   * Documents read by single requests, and not by subscriptions. A missing document is billed, too, and a
   * query without results as one document.
   */
  documentReads = 0;
  /**
   * An upper bound of the documents that the security rules read, for clicks and for winners' later requests.
   */
  ruleReads = 0;
  writes = 0;
  deletes = 0;
  /** How many responses the rehearsal has lost on purpose. */
  lostAnswers = 0;
  /** When the first click was sent, by performance.now(). */
  firstSentAt: number | null = null;
  /** The commits that take a place or make the visitor its owner, in order. */
  commits: Commit[] = [];
}

/** What happened to a commit; times by performance.now(). */
interface Commit {
  sentAt: number;
  /** When the commit reached the server over the simulated connection. */
  arrivedAt: number;
  answeredAt: number;
  refused: boolean;
}

/**
 * How many documents the security rules read for a commit: for a click, by the kind of show (`plain` to
 * `registered`), and for the commit that makes a winner the owner of a place (`own`). Firestore bills each
 * document once per commit. A refused commit may cost fewer reads; the removal of a full room costs none.
 */
const RULE_READS_PER_COMMIT = {
  /** The room, the ticket and the settings, which are billed even if they do not exist. */
  plain: 3,
  /** The documents of `plain`, and the document with the address. */
  protected: 4,
  /** The documents of `protected`, the winner's document and the profile. */
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

/** For each Firestore client, where its requests are counted. */
const trackings = new WeakMap<object, Tracking>();

/**
 * Starts counting what a visitor does with these Firestore clients; the counts are added to `usage`.
 * @param commits which documents the rules read for the clients' commits
 * @param person whose connection delays requests, and whose first click may lose its response
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

/** How many documents the rules read for a `get`: one for a protected address, the winner's; else none. */
export function ruleReadsOf({ parent }: { parent: { id: string } }): number {
  return parent.id === collections.addresses ? 1 : 0;
}
