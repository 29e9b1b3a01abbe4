// The small chunk with Firestore Lite, for the first screen and the click. WaitingRoomPage loads it first.
export { db } from '../firebase/firestore';
export { browserTickets } from './browserTickets';
export { prefetchRooms } from './readRooms';
export { RoomSession } from './session';

/** This module, once it has been loaded. */
export type Firebase = typeof import('./firebase');
