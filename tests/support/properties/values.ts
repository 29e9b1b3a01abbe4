import * as fc from 'fast-check';
import {
  ADDRESSES,
  linkOf,
  MISSING_ADDRESS,
  PEOPLE,
  PROMOTIONS,
  roomOf,
  ROOMS,
  STATES,
  TICKETS,
  type Client,
} from './documents';

export const anyClient = fc.constantFrom<Client>(null, ...PEOPLE);
export const anyPerson = fc.constantFrom(...PEOPLE);
export const anyState = fc.constantFrom(...STATES);
export const anyRoom = fc.constantFrom(...Object.keys(ROOMS));
export const anyTicket = fc.constantFrom(...TICKETS);
export const anyPromotion = fc.constantFrom(...Object.keys(PROMOTIONS));
export const anyAddress = fc.constantFrom(...ADDRESSES, MISSING_ADDRESS);
const ofProtectedRoom = (vaga: string) => linkOf(roomOf(vaga)).startsWith('protegido:');
export const anyProtectedTicket = fc.constantFrom(...TICKETS.filter(ofProtectedRoom));
