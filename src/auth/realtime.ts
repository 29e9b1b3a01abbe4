// What subscribes to a profile, in a chunk with all of Firestore, which is loaded only for signed-in people.
export { realtimeDb } from '../firebase/realtime';
export { subscribeToProfile } from './profileSubscription';
