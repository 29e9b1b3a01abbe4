import * as v from 'valibot';
import { isAllowedLink, isRoomLink } from '../base/link';
import { readJson, write } from '../base/storage';
import { TICKETS_KEY } from '../base/storageKeys';

const StoredTicket = v.object({
  sala: v.string(),
  link: v.custom<string>(isRoomLink),
  /** The ticket's id in `vagas`. */
  vaga: v.pipe(v.string(), v.uuid()),
  /**
   * Proves that the ticket is this browser's. Tickets from before there were protected rooms lack it: require
   * it after 2027-02-25.
   */
  prova: v.optional(v.string()),
  /** The uid of the person who clicked, in a show for registered people. */
  dono: v.optional(v.string()),
  /** `sent`: the click has had no answer yet, and its commit may have succeeded. */
  state: v.picklist(['sent', 'won', 'lost']),
  /**
   * When this click last could still win: when it was sent, or when the server last said that the room was
   * open. ms since 1970 by this device's clock. Tickets of earlier deploys lack it: require it after
   * 2027-02-25.
   */
  seen: v.optional(v.number(), 0),
  /** The address of a protected room, once the winner has read it in this browser. */
  endereco: v.optional(v.custom<string>(isAllowedLink)),
});

/** A click as this browser stores it. */
export type StoredTicket = v.InferOutput<typeof StoredTicket>;

const StoredTickets = v.pipe(
  v.array(v.fallback(v.nullable(StoredTicket), null)),
  v.transform((entries) => entries.filter((entry) => entry !== null)),
);

/** The tickets while localStorage is blocked or full, until the page is closed; null while it works. */
let inMemory: StoredTicket[] | null = null;

/** This browser's tickets, the last changed first. Entries that are not valid are left out. */
export function storedTickets(): StoredTicket[] {
  return inMemory ?? readJson(TICKETS_KEY, v.parser(StoredTickets)) ?? [];
}

export function replaceStoredTickets(tickets: StoredTicket[]): void {
  inMemory = write(TICKETS_KEY, JSON.stringify(tickets)) ? null : tickets;
}

/**
 * Removes the tickets of accounts; those of visitors without an account stay. A person who signs in again
 * finds the place by the account (`ganhadores`).
 */
export function removeTicketsOfAccounts(): void {
  const tickets = storedTickets();
  const others = tickets.filter(({ dono }) => dono === undefined);
  if (others.length < tickets.length) replaceStoredTickets(others);
}
