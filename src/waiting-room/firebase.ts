// What the first screen and the click need of Firestore, in a small chunk that WaitingRoomPage loads first.
export { db } from '../firebase/firestore';
export { browserTickets } from './browserTickets';
export { prefetchRooms } from './readRooms';
export { RoomSession } from './session';

/** This module, once it has been loaded. */
export type Firebase = typeof import('./firebase');
