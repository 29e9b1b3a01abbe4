// The small chunk with Firestore Lite, for the first screen and the click. WaitingRoomPage loads it first.
import { appCheckHeaders } from '../firebase/app';
import { db } from '../firebase/firestore';
import { readTimeOf } from '../firebase/readTime';

export { db };
export { browserTickets } from './browserTickets';
export { prefetchRooms, roomsRead } from './readRooms';
export { RoomSession } from './session';

/** The server's time, ms since 1970. */
export const readTime = async () => readTimeOf(db, await appCheckHeaders());

/** This module, once it has been loaded. */
export type Firebase = typeof import('./firebase');
