// The subscriptions to the show, with the whole Firestore SDK: pages load this only while the show is on.
export { realtimeDb } from '../../firebase/realtime';
export { subscribeToRooms, subscribeToShow } from '../subscriptions';
