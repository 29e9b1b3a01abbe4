import {
  disableNetwork,
  enableNetwork,
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type SnapshotMetadata,
  type Unsubscribe,
} from 'firebase/firestore';
import type { Fields } from '../base/fields';
import { report } from '../base/reporting';
import { randomPause, RETRY_PAUSES_MS } from '../base/timeouts';

interface Listeners<Content> {
  onServer: (content: Content) => void;
  onCache?: () => void;
  onRefusal?: () => void;
}

/**
 * Metadata changes are needed: after a reconnection, a change arrives first as a snapshot from the cache, and
 * only a change of that snapshot's metadata says that the server has confirmed it.
 */
const WITH_METADATA = { includeMetadataChanges: true };

/**
 * Subscribes to a document's fields, which are undefined if there is no such document. If the server refuses,
 * subscribes again after a pause.
 * @param what the first words of the line that is logged at a refusal, in Portuguese
 */
export function subscribeToDocument(
  what: string,
  ref: DocumentReference,
  listeners: Listeners<Fields | undefined>,
): Unsubscribe {
  return subscribeWithRetry(what, (onNext, onError) => onSnapshot(ref, WITH_METADATA, onNext, onError), {
    ...listeners,
    onServer: (snapshot: DocumentSnapshot) => listeners.onServer(snapshot.data()),
  });
}

/**
 * Subscribes to a query. If the server refuses, subscribes again after a pause.
 * @param what the first words of the line that is logged at a refusal, in Portuguese
 */
export function subscribeToQuery(
  what: string,
  query: Query,
  listeners: Listeners<QuerySnapshot>,
): Unsubscribe {
  return subscribeWithRetry(
    what,
    (onNext, onError) => onSnapshot(query, WITH_METADATA, onNext, onError),
    listeners,
  );
}

/**
 * Subscribes, and again after each refusal, with growing pauses; the SDK alone would give up at the first
 * refusal.
 */
function subscribeWithRetry<Snapshot extends { metadata: SnapshotMetadata }>(
  what: string,
  subscribe: (onNext: (snapshot: Snapshot) => void, onError: (error: Error) => void) => Unsubscribe,
  { onServer, onCache, onRefusal }: Listeners<Snapshot>,
): Unsubscribe {
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = start();

  function start(): Unsubscribe {
    return subscribe(
      (snapshot) => {
        if (snapshot.metadata.fromCache) {
          onCache?.();
          return;
        }
        refusals = 0;
        onServer(snapshot);
      },
      (error) => {
        onRefusal?.();
        report(`${what}; nova tentativa em instantes:`, error);
        timer = setTimeout(() => (unsubscribe = start()), randomPause(refusals++, RETRY_PAUSES_MS));
      },
    );
  }

  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/**
 * Reconnects all subscriptions. The SDK alone takes up to a minute to notice that its connection has ended.
 */
export async function restart(db: Firestore): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}
