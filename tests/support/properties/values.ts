import * as fc from 'fast-check';
import {
  ADDRESSES,
  CLIENTS,
  linkOf,
  MISSING_ADDRESS,
  NEW_ADDRESS,
  PEOPLE,
  PROMOTIONS,
  roomOf,
  ROOM_IDS,
  STATES,
  TICKETS,
  type Client,
} from './documents';

export const anyClient = fc.constantFrom<Client>(...CLIENTS);
export const anyPerson = fc.constantFrom(...PEOPLE);
export const anyState = fc.constantFrom(...STATES);
export const anyRoom = fc.constantFrom(...ROOM_IDS);
export const anyTicket = fc.constantFrom(...TICKETS);
export const anyPromotion = fc.constantFrom(...Object.keys(PROMOTIONS));
export const anyAddress = fc.constantFrom(...ADDRESSES, NEW_ADDRESS, MISSING_ADDRESS);
const ofProtectedRoom = (vaga: string) => linkOf(roomOf(vaga)).startsWith('protegido:');
export const anyProtectedTicket = fc.constantFrom(...TICKETS.filter(ofProtectedRoom));
