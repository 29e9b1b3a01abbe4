import * as v from 'valibot';
import type { Room } from '../model';
import { isAllowedLink } from './link';

const STORAGE_KEY = '@salaDeEspera';

/** As many rooms as the waiting room's query can show at once. */
const KEPT_ROOMS = 20;

const KeptTicket = v.object({
  sala: v.string(),
  link: v.custom<string>(isAllowedLink),
  /** Made by crypto.randomUUID(); its id in `vagas`. */
  vaga: v.pipe(v.string(), v.uuid()),
  /** sent: a click began and its answer is not known; the commit may have landed. */
  state: v.picklist(['unused', 'sent', 'won', 'lost']),
});

export type KeptTicket = v.InferOutput<typeof KeptTicket>;

/** In the place of a localStorage that is blocked or full, for as long as the page lives. */
let inMemory: KeptTicket[] | null = null;

/**
 * This browser's ticket for the room, made when it has none. Read again at every use: all tabs share it,
 * so that two of them are one visitor.
 */
export function ticketFor(room: Room & { link: string }): KeptTicket {
  const ofRoom = keptTickets().filter(({ sala }) => sala === room.id);
  const kept = ofRoom.find(({ link }) => link === room.link);
  if (kept) return kept;
  // The link was changed under a click without an answer: one ticket still, or it could take two places.
  const unanswered = ofRoom.find(({ state }) => state === 'sent');
  if (unanswered) return keepTicket({ ...unanswered, link: room.link });
  return keepTicket({ sala: room.id, link: room.link, vaga: crypto.randomUUID(), state: 'unused' });
}

/** Keeps the ticket, as the newest of its room, and returns it. */
export function keepTicket(ticket: KeptTicket): KeptTicket {
  const others = keptTickets().filter(({ sala, link }) => sala !== ticket.sala || link !== ticket.link);
  const tickets = [ticket, ...others].slice(0, KEPT_ROOMS);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tickets));
    inMemory = null;
  } catch {
    inMemory = tickets;
  }
  return ticket;
}

/** This browser's tickets, those that changed last first. What cannot be read counts as none. */
export function keptTickets(): KeptTicket[] {
  if (inMemory) return inMemory;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => v.is(KeptTicket, entry)) : [];
  } catch {
    return [];
  }
}
