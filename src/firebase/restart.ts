import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';

/**
 * Reconnects all subscriptions. By itself, the SDK takes up to a minute to notice that the connection has
 * ended.
 */
export async function restart(db: Firestore): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}
