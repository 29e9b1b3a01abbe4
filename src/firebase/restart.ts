import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';

/**
 * Reconnects all subscriptions. The SDK alone takes up to a minute to notice that its connection has ended.
 */
export async function restart(db: Firestore): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}
