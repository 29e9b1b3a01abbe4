import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldPath, Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../../src/base/documentPaths';
import { DAY_MS } from '../../src/base/durations';

/** How many accounts, or documents, one request reads. Auth allows no more. */
const PAGE_SIZE = 1_000;
/** How long the accounts of the last show remain: its winners may come back for the address. */
const ANONYMOUS_MS = DAY_MS;
/** How long a person may take to finish a sign-up. */
const INCOMPLETE_MS = 30 * DAY_MS;

/** The uids of accounts and profiles that nobody uses. */
export interface Unused {
  /** Anonymous accounts, of winners of earlier shows. */
  anonymous: string[];
  /** Accounts with an e-mail address, but without a profile: a sign-up, or a deletion, was interrupted. */
  incomplete: string[];
  /** Profiles without an account, which an import has brought back, or whose account was deleted by hand. */
  orphans: string[];
}

export async function findUnused(db: Firestore, auth: Auth): Promise<Unused> {
  // Reads the profiles first: a sign-up creates the account before the profile, so that a new profile is
  // never taken for one without an account.
  const profiles = await idsIn(db, collections.users);
  const kept = new Set([...profiles, ...(await idsIn(db, collections.team)), ...(await recentOwners(db))]);
  const unused: Omit<Unused, 'orphans'> = { anonymous: [], incomplete: [] };
  for await (const account of accountsOf(auth)) {
    profiles.delete(account.uid);
    if (kept.has(account.uid)) continue;
    const idle = Date.now() - lastUse(account);
    if (account.email) {
      if (idle > INCOMPLETE_MS) unused.incomplete.push(account.uid);
    } else if (account.providerData.length === 0 && idle > ANONYMOUS_MS) unused.anonymous.push(account.uid);
  }
  return { ...unused, orphans: [...profiles] };
}

/** The owners of places of the last day. A browser keeps its anonymous account from one show to another. */
async function recentOwners(db: Firestore): Promise<string[]> {
  const since = Timestamp.fromMillis(Date.now() - ANONYMOUS_MS);
  const { docs: places } = await db.collection(collections.tickets).where('em', '>', since).get();
  return places.map((place) => String(place.get('dono')));
}

/** The ids of a collection's documents. */
async function idsIn(db: Firestore, collection: string): Promise<Set<string>> {
  const query = db.collection(collection).orderBy(FieldPath.documentId()).select().limit(PAGE_SIZE);
  const ids = new Set<string>();
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const { id } of docs) ids.add(id);
    last = docs[PAGE_SIZE - 1];
  } while (last);
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
