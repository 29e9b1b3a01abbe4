// The subscriptions to the show. This chunk contains the whole Firestore SDK, so pages load it only while the show is on.
export { realtimeDb } from '../firebase/realtime';
export { subscribeToRooms, subscribeToShow } from './subscriptions';
