// The modules of the waiting room that simulated visitors use. loadProduct.ts makes their SDK count.
export { readTimeOf } from '../../src/firebase/readTime';
export { becomeOwner, readAddress } from '../../src/waiting-room/session/address';
export { RoomSession } from '../../src/waiting-room/session/session';
export { subscribeToRooms, subscribeToShow } from '../../src/show/subscriptions';
export { deriveTicket, Tickets } from '../../src/waiting-room/session/tickets';
export { trackUsage } from './usage';
