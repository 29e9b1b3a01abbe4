// What subscribes in the waiting room, in a chunk with all of Firestore, which is loaded after the first screen.
export { realtimeDb, origin } from '../firebase/realtime';
export { keepStreamAlive } from '../firebase/heartbeat';
export { roomsQuery, settingsRef, subscribeToRooms, subscribeToShow } from './subscriptions';

/** This module, once it has been loaded. */
export type Realtime = typeof import('./realtime');
