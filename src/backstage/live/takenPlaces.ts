import { collection, query, where, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { textOf } from '../../base/fields';
import { ticketCode } from '../../base/ticketCode';
import { PLACES } from '../../model';
import { readAll } from '../readAll';
import { millisOf, type LiveDocuments } from './liveDocuments';

export interface TakenPlace {
  ticket: string;
  code: string;
  /** When the server committed the click, in ms since 1970 by the server's clock. */
  at: number;
  /** The winner's name; null unless the show is for registered people. */
  name: string | null;
  /** The digits of the winner's phone number, with the area code. */
  phone: string | null;
  /** Whether the winner has confirmed the account's e-mail address. */
  confirmed: boolean;
  /** The number of the earlier place of this room, from 1, that somebody with the same phone has won. */
  samePhoneAs: number | null;
}

/** The places in the order in which they were taken. */
export function placesIn({ tickets, winners }: Pick<LiveDocuments, 'tickets' | 'winners'>): TakenPlace[] {
  const places = (tickets ?? [])
    .map(({ id, fields }) => {
      const winner = winners.find(({ fields: { vaga } }) => vaga === id)?.fields ?? {};
      return {
        ticket: id,
        code: ticketCode(id),
        at: millisOf(fields.em) ?? 0,
        name: textOf(winner.nome) || null,
        phone: phoneOf(textOf(winner.celular)),
        confirmed: winner.confirmado === true,
        samePhoneAs: null as number | null,
      };
    })
    .sort((one, other) => one.at - other.at);
  const phones = places.map(({ phone }) => phone);
  for (const [index, place] of places.entries()) {
    const first = phones.indexOf(place.phone);
    if (place.phone !== null && first < index) place.samePhoneAs = first + 1;
  }
  return places;
}

/** The digits from the area code on: a profile of before this site may have punctuation or a prefix. */
function phoneOf(celular: string): string | null {
  const digits = celular.replace(/\D/g, '').replace(/^(0+|55(?=\d{10}))/, '');
  return digits || null;
}

export interface Occupancy {
  /**
   * How many places are gone: the number of counted clicks or of tickets, whichever is larger. Somebody can
   * change the count in Firebase's console, and a removed room has no count.
   */
  taken: number;
  full: boolean;
}

export function occupancy(clicks: number, places: TakenPlace[]): Occupancy {
  const counted = Number.isInteger(clicks) ? Math.min(clicks, PLACES) : 0;
  const taken = Math.max(counted, places.length);
  return { taken, full: taken >= PLACES };
}

/**
 * Reads the taken places of a room that has been removed. They no longer change, so there is no subscription.
 * @throws the SDK's errors, or NoAnswerError
 */
export async function readPlaces(db: Firestore, name: string): Promise<TakenPlace[]> {
  const [tickets, winners] = await Promise.all([
    readAll(query(collection(db, collections.tickets), where('sala', '==', name))),
    readAll(collection(db, documents.winners(name))),
  ]);
  return placesIn({ tickets, winners });
}
