// The subscription to a profile, in a chunk with the whole Firestore SDK, which only signed-in people load.
export { realtimeDb } from '../firebase/realtime';
export { subscribeToProfile } from './profileSubscription';
