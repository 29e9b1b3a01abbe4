// Replaces 'firebase/firestore' in a rehearsal: the same SDK, but it counts for each visitor what Firestore
// bills.
import * as sdk from 'firebase/firestore';
import { trackingOf } from './usage';

export * from 'firebase/firestore';

type Snapshot = sdk.DocumentSnapshot | sdk.QuerySnapshot;

/**
 * The SDK's `onSnapshot`, which here also counts the documents that it delivers.
 * @param rest the SDK's other arguments: options, if any, and callbacks
 */
export function onSnapshot(target: { firestore: sdk.Firestore }, ...rest: unknown[]): sdk.Unsubscribe {
  const { usage } = trackingOf(target.firestore);
  let answered = false;
  const next = rest.findIndex((argument) => typeof argument === 'function');
  const onNext = rest[next] as (snapshot: Snapshot) => void;
  const countAndForward = (snapshot: Snapshot) => {
    const { fromCache } = snapshot.metadata;
    const delivered = deliveredDocuments(snapshot);
    usage.listenerReads += !fromCache && !answered ? Math.max(1, delivered) : delivered;
    answered ||= !fromCache;
    onNext(snapshot);
  };
  const subscribe = sdk.onSnapshot as (...args: unknown[]) => sdk.Unsubscribe;
  rest[next] = countAndForward;
  return subscribe(target, ...rest);
}

/** How many documents of the snapshot came from the server and are billed. Removed documents are not. */
function deliveredDocuments(snapshot: Snapshot): number {
  if ('docChanges' in snapshot) return snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
  return snapshot.metadata.fromCache ? 0 : 1;
}
