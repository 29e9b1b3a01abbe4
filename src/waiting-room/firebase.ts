// The small chunk with Firestore Lite, for the first read of the rooms and for clicks. The page's HTML runs
// it before React has loaded.
import { appCheckHeaders } from '../firebase/app';
import { requestExactTime } from '../firebase/exactTime';
import { db } from '../firebase/firestore';
import { prefetchRooms } from './session/readRooms';

export { db };
export { browserTickets } from './session/browserTickets';
export { untilRoomsRead } from './session/readRooms';
export { RoomSession } from './session/session';

/** The server's time, ms since 1970 with decimals. */
export const readExactTime = async () => requestExactTime(db, await appCheckHeaders());

prefetchRooms(db);
