// Everything in the waiting room that needs Firestore, in one chunk that WaitingRoomPage loads.
export { db, origin } from '../firebase/firestore';
export { keepStreamAlive } from '../firebase/heartbeat';
export { click, prepareClick, resolve } from './click';
export { prefetchRooms, roomsQuery, settingsRef, subscribeToRooms, subscribeToShow } from './subscriptions';
export { storedTickets } from '../storedTickets';
export { roomOf, storedTicketFor, storeTicket, ticketFor, visibleTickets } from './tickets';

/** This module, once it has been loaded. */
export type Firebase = typeof import('./firebase');
