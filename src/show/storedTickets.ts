import * as v from 'valibot';
import { isAllowedLink, isRoomLink } from '../base/link';
import { readStoredJson, TICKETS_KEY, writeStored } from '../base/storage';

const StoredTicket = v.object({
  sala: v.string(),
  link: v.custom<string>(isRoomLink),
  /** The id of the click's ticket in the collection `vagas`. */
  vaga: v.pipe(v.string(), v.uuid()),
  /**
   * The secret that proves that the ticket is this browser's. Tickets of earlier deploys lack it: require it
   * after 2027-02-25.
   */
  prova: v.optional(v.string()),
  /** The uid of whoever clicked, in a show for registered people. */
  dono: v.optional(v.string()),
  /**
   * `sent`: it is not known yet whether the click has won or lost. After a rollback of the site, also in the
   * place of a state that only the newer release knows: the server is asked then.
   */
  state: v.fallback(v.picklist(['sent', 'won', 'lost']), 'sent'),
  /**
   * The last time at which the click could win: when it was sent, or when the server last said that the room
   * was open; ms since 1970 by this device's clock. Tickets of earlier deploys lack it: require it after
   * 2027-02-25.
   */
  seen: v.optional(v.number(), 0),
  /** The address behind a protected link, once this browser has read it as a winner. */
  endereco: v.optional(v.custom<string>(isAllowedLink)),
});

/** A click in the waiting room, as this browser stores it. */
export type StoredTicket = v.InferOutput<typeof StoredTicket>;

const StoredTickets = v.pipe(
  v.array(v.fallback(v.nullable(StoredTicket), null)),
  v.transform((entries) => entries.filter((entry) => entry !== null)),
);

/** This browser's tickets, the last changed first, without invalid entries. */
export function storedTickets(): StoredTicket[] {
  return readStoredJson(TICKETS_KEY, v.parser(StoredTickets)) ?? [];
}

export function replaceStoredTickets(tickets: StoredTicket[]): void {
  writeStored(TICKETS_KEY, JSON.stringify(tickets));
}

/**
 * Removes the tickets that belong to accounts. After the next login, a press of 'Entrar' finds a won place by
 * the account (`ganhadores`); once the room is gone, only the team knows it. Tickets without an account stay,
 * because nothing else leads to their places.
 */
export function removeTicketsOfAccounts(): void {
  const tickets = storedTickets();
  const others = tickets.filter(({ dono }) => dono === undefined);
  if (others.length < tickets.length) replaceStoredTickets(others);
}
