import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, documents } from '../../src/base/documentPaths';
import { DAY_MS } from '../../src/base/durations';

/** How many accounts one request reads. Auth allows no more. */
const PAGE_SIZE = 1_000;
/** The most accounts that Auth looks up by their uids in one request. */
export const MAX_LOOKED_UP = 100;
/** How long the accounts of the last show remain: its winners may come back for the address. */
const ANONYMOUS_MS = DAY_MS;
/** How long a person may take to finish a sign-up. */
const INCOMPLETE_MS = 30 * DAY_MS;

/** The uids of accounts and profiles that nobody uses. */
interface Unused {
  /** Anonymous accounts, of winners of earlier shows. */
  anonymous: string[];
  /** Accounts with an e-mail address, but without a profile: a sign-up, or a deletion, was interrupted. */
  incomplete: string[];
  /** Profiles without an account, which an import has brought back, or whose account was deleted by hand. */
  orphans: string[];
  /**
   * People with neither an account nor a profile, but with a marker of the count, which the deletion of an
   * account leaves. While there is an account, the marker makes the next login finish a deletion (logIn.ts).
   */
  markers: string[];
}

/** What nobody uses, of everything that is stored. */
export interface Found extends Unused {
  /** How many profiles there are, also those that are used. */
  profiles: number;
}

/** Reads all profiles twice, and each time is billed, and all accounts. */
export async function findUnused(db: Firestore, auth: Auth): Promise<Found> {
  // Reads the profiles first: a sign-up creates the account before the profile, so that a new profile is
  // never taken for one without an account.
  const profiles = await idsIn(db, collections.users);
  // These include ids of documents that do not exist, but have others below them.
  const ids = (await db.collection(collections.users).listDocuments()).map(({ id }) => id);
  return { profiles: profiles.size, ...(await unusedOf(db, profiles, ids, accountsOf(auth))) };
}

/** Those of at most `MAX_LOOKED_UP` accounts and profiles that still nobody uses. */
export async function stillUnused(db: Firestore, auth: Auth, uids: string[]): Promise<Unused> {
  const profiles = await db.getAll(...uids.map((uid) => db.doc(documents.profile(uid))));
  const existing = profiles.filter(({ exists }) => exists).map(({ id }) => id);
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return unusedOf(db, new Set(existing), uids, users);
}

/** @param uids whom to look at, besides the accounts */
async function unusedOf(
  db: Firestore,
  profiles: Set<string>,
  uids: string[],
  accounts: Iterable<UserRecord> | AsyncIterable<UserRecord>,
): Promise<Unused> {
  const kept = new Set([...profiles, ...(await idsIn(db, collections.team)), ...(await recentOwners(db))]);
  const unused: Pick<Unused, 'anonymous' | 'incomplete'> = { anonymous: [], incomplete: [] };
  const gone = new Set(uids);
  for await (const account of accounts) {
    gone.delete(account.uid);
    if (kept.has(account.uid)) continue;
    const idle = Date.now() - lastUse(account);
    if (account.email) {
      if (idle > INCOMPLETE_MS) unused.incomplete.push(account.uid);
    } else if (account.providerData.length === 0 && idle > ANONYMOUS_MS) unused.anonymous.push(account.uid);
  }
  const isProfile = (uid: string) => profiles.has(uid);
  return {
    ...unused,
    orphans: [...gone].filter(isProfile),
    markers: [...gone].filter((uid) => !isProfile(uid)),
  };
}

/** The owners of places of the last day. A browser keeps its anonymous account from one show to another. */
async function recentOwners(db: Firestore): Promise<string[]> {
  const since = Timestamp.fromMillis(Date.now() - ANONYMOUS_MS);
  const { docs: places } = await db.collection(collections.tickets).where('em', '>', since).get();
  return places.map((place) => String(place.get('dono')));
}

/** The ids of a collection's documents. */
async function idsIn(db: Firestore, collection: string): Promise<Set<string>> {
  const ids = new Set<string>();
  const found: AsyncIterable<unknown> = db.collection(collection).select().stream();
  for await (const document of found) ids.add((document as QueryDocumentSnapshot).id);
  return ids;
}

async function* accountsOf(auth: Auth): AsyncGenerator<UserRecord> {
  let next: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(PAGE_SIZE, next);
    yield* users;
    next = pageToken;
  } while (next);
}

function lastUse({ metadata }: UserRecord): number {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  return Math.max(
    ...[creationTime, lastSignInTime, lastRefreshTime].map((time) => Date.parse(time ?? '') || 0),
  );
}
