// The part of the waiting room that needs Firestore: one chunk, loaded after the first paint.
export { db, origin } from '../firebase/firestore';
export { keepStreamAlive } from '../firebase/heartbeat';
export { click, close, prepareClick, resolve } from './click';
export { keepTicket, keptTicketFor, keptTickets, roomOf, ticketIdFor } from './tickets';
export { watchRooms, watchVideo } from './watch';
