// The subscriptions to the show, with the whole Firestore SDK. Pages load them only for a show that is on.
export { realtimeDb } from '../../firebase/realtime';
export { subscribeToRooms, subscribeToShow } from '../subscriptions';
