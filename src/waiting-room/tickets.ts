import * as v from 'valibot';
import type { Room } from '../model';
import { browserSecret } from './browserSecret';
import { isAllowedLink } from '../link';
import { isSameRoom } from './phase';

const STORAGE_KEY = '@salaDeEspera';

/** As many rooms as the waiting room's query can show at once. */
const KEPT_ROOMS = 20;

const KeptTicket = v.object({
  sala: v.string(),
  link: v.custom<string>(isAllowedLink),
  /** Its id in `vagas`. */
  vaga: v.pipe(v.string(), v.uuid()),
  /** sent: a click began and its answer is not known; the commit may have landed. */
  state: v.picklist(['sent', 'won', 'lost']),
  /** When the room was last known to be there, ms since 1970 by this device's clock. */
  seen: v.optional(v.number(), 0),
});

/** What this browser keeps of a click. */
export type KeptTicket = v.InferOutput<typeof KeptTicket>;

/** Begins when the page opens, so that it is there long before a click. */
const secret = browserSecret();

/** Takes the place of a localStorage that is blocked or full, for as long as the page lives. */
let inMemory: KeptTicket[] | null = null;

/**
 * The id of this browser's ticket for the room and its link. It is derived, not drawn: however many tabs ask at the same
 * moment, they have one ticket, so one place.
 */
export async function ticketIdFor(room: Room & { link: string }): Promise<string> {
  // One that was clicked with before this page lost the secret is still this browser's.
  return keptTicketFor(room)?.vaga ?? deriveTicketId(await secret, room.id, room.link);
}

/** A UUID with the version and variant bits that the rules ask for, made of SHA-256(secret, sala, link). */
export async function deriveTicketId(ofBrowser: string, sala: string, link: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([ofBrowser, sala, link]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text), 0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The ticket that this browser has clicked with in the room, read anew at every call because all tabs share it. */
export function keptTicketFor(room: Room): KeptTicket | undefined {
  return keptTickets().find((ticket) => isSameRoom(roomOf(ticket), room));
}

/** The room as a ticket knows it. */
export function roomOf({ sala, link }: KeptTicket): Room & { link: string } {
  return { id: sala, link, cliques: 0 };
}

/** Keeps the ticket, as the newest of its room. */
export function keepTicket(ticket: KeptTicket): void {
  const others = keptTickets().filter((other) => !isSameRoom(roomOf(other), roomOf(ticket)));
  const tickets = [ticket, ...others].slice(0, KEPT_ROOMS);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tickets));
    inMemory = null;
  } catch {
    inMemory = tickets;
  }
}

/** This browser's tickets, those that changed last first. What cannot be read counts as none. */
export function keptTickets(): KeptTicket[] {
  if (inMemory) return inMemory;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => {
      const { success, output } = v.safeParse(KeptTicket, entry);
      return success ? [output] : [];
    });
  } catch {
    return [];
  }
}
