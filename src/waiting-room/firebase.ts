// The small chunk with Firestore Lite, for the first screen and the click. The page's HTML runs it before
// React has been loaded.
import { appCheckHeaders } from '../firebase/app';
import { db } from '../firebase/firestore';
import { readTimeOf } from '../firebase/readTime';
import { prefetchRooms } from './session/readRooms';

export { db };
export { browserTickets } from './session/browserTickets';
export { untilRoomsRead } from './session/readRooms';
export { RoomSession } from './session/session';

/** The server's time, ms since 1970. */
export const readTime = async () => readTimeOf(db, await appCheckHeaders());

prefetchRooms(db);

/** This module, once it has been loaded. */
export type Firebase = typeof import('./firebase');
