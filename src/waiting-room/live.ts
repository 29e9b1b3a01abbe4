// The part of the waiting room that needs Firestore: one chunk, loaded after the first paint.
export { db } from '../firebase/firestore';
export { click, close, prepareClick, resolve } from './click';
export { keepTicket, keptTickets, ticketFor } from './tickets';
export { watchRooms, watchVideo } from './watch';
