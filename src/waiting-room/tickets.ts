import * as v from 'valibot';
import { MAX_ROOMS, type LinkedRoom, type Room } from '../model';
import { browserSecret } from './browserSecret';
import { isAllowedLink } from '../link';
import { readJson, write } from '../storage';
import { isSameRoom } from './roomState';

const STORAGE_KEY = '@salaDeEspera';

const StoredTicket = v.object({
  sala: v.string(),
  link: v.custom<string>(isAllowedLink),
  /** The ticket's id in `vagas`. */
  vaga: v.pipe(v.string(), v.uuid()),
  /** sent: the click has had no answer yet, and its commit may have succeeded. */
  state: v.picklist(['sent', 'won', 'lost']),
  /** When the click was sent, or last answered by a room that was open, ms since 1970 by this device's clock. */
  seen: v.optional(v.number(), 0),
});

/** A click as this browser stores it. */
export type StoredTicket = v.InferOutput<typeof StoredTicket>;

const StoredTickets = v.pipe(
  v.array(v.fallback(v.nullable(StoredTicket), null)),
  v.transform((entries) => entries.filter((entry) => entry !== null)),
);

/** Replaces a localStorage that is blocked or full until the page is closed. */
let inMemory: StoredTicket[] | null = null;

/**
 * The id of this browser's ticket for the room and its link. It is derived and not random, so that tabs that ask at the
 * same moment get the same ticket and use one place.
 */
export async function ticketIdFor(room: LinkedRoom): Promise<string> {
  // A stored ticket stays valid even if the secret has been lost since its click.
  return storedTicketFor(room)?.vaga ?? deriveTicketId(await browserSecret(), room.id, room.link);
}

/** SHA-256(secret, sala, link) as a UUID with the version and variant bits that firestore.rules require. */
export async function deriveTicketId(ofBrowser: string, sala: string, link: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([ofBrowser, sala, link]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text), 0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The ticket of this browser's click in the room. Not cached, because another tab may have changed it. */
export function storedTicketFor(room: Room): StoredTicket | undefined {
  return storedTickets().find((ticket) => isSameRoom(roomOf(ticket), room));
}

/** The room of a ticket, without its clicks. */
export function roomOf({ sala, link }: StoredTicket): LinkedRoom {
  return { id: sala, link, cliques: 0 };
}

/** Stores the ticket, as the newest and only one of its room. */
export function storeTicket(ticket: StoredTicket): void {
  const others = storedTickets().filter((other) => !isSameRoom(roomOf(other), roomOf(ticket)));
  const tickets = [ticket, ...others].slice(0, MAX_ROOMS);
  inMemory = write(STORAGE_KEY, JSON.stringify(tickets)) ? null : tickets;
}

/** This browser's tickets, the last changed first. Entries that are not valid are left out. */
export function storedTickets(): StoredTicket[] {
  return inMemory ?? readJson(STORAGE_KEY, v.parser(StoredTickets)) ?? [];
}
