// The subscriptions of the waiting room. This chunk contains the whole Firestore SDK, so the page loads it
// after the first screen.
export { realtimeDb } from '../firebase/realtime';
export { keepStreamAlive } from '../firebase/heartbeat';
export { subscribeToRooms, subscribeToShow, subscribeToStoredShow } from '../show/subscriptions';
