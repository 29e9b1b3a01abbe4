// The subscriptions to the show and the whole Firestore SDK, which pages load only while the show is on.
export { realtimeDb } from '../../firebase/realtime';
export { subscribeToRooms, subscribeToShow } from '../subscriptions';
