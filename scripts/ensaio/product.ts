// The modules of the waiting room that a simulated visitor uses, loaded together with the Firestore that counts.
export { hasLink } from '../../src/model';
export { own, readAddress } from '../../src/waiting-room/address';
export { click, resolve } from '../../src/waiting-room/click';
export { INITIAL_STATE, nextState, requestOf, viewOf } from '../../src/waiting-room/roomState';
export { subscribeToRooms, subscribeToShow } from '../../src/waiting-room/subscriptions';
export { deriveTicket } from '../../src/waiting-room/tickets';
export { noUsage, trackUsage } from './countingFirestore';
