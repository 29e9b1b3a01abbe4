import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';

/** Opens the connection of the subscriptions anew; the SDK takes up to a minute to notice that one has ended. */
export async function restart(db: Firestore): Promise<void> {
  await disableNetwork(db);
  await enableNetwork(db);
}
