// Replaces 'firebase/firestore' in the product's modules: the same SDK, but it counts for each visitor what Firestore bills.
import * as sdk from 'firebase/firestore';
import type { DocumentSnapshot, Firestore, QuerySnapshot, Unsubscribe } from 'firebase/firestore';
import { visitorOf } from './usage';

export * from 'firebase/firestore';

/** Takes options, if any, and callbacks after the target, as the SDK's function does. */
export function onSnapshot(target: { firestore: Firestore }, ...rest: unknown[]): Unsubscribe {
  const { usage } = visitorOf(target.firestore);
  let answered = false;
  const next = rest.findIndex((argument) => typeof argument === 'function');
  const onNext = rest[next] as (snapshot: DocumentSnapshot | QuerySnapshot) => void;
  const countAndForward = (snapshot: DocumentSnapshot | QuerySnapshot) => {
    const { fromCache } = snapshot.metadata;
    const delivered = deliveredDocuments(snapshot);
    usage.listenerReads += !fromCache && !answered ? Math.max(1, delivered) : delivered;
    answered ||= !fromCache;
    onNext(snapshot);
  };
  const subscribe = sdk.onSnapshot as (...args: unknown[]) => Unsubscribe;
  return subscribe(target, ...rest.map((argument, index) => (index === next ? countAndForward : argument)));
}

/** The number of documents that came from the server. Removed documents are not billed. */
function deliveredDocuments(snapshot: DocumentSnapshot | QuerySnapshot): number {
  if ('docChanges' in snapshot) return snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
  return snapshot.metadata.fromCache ? 0 : 1;
}
