import { isAllowedLink, protectedName } from '../../base/link';
import type { Room } from '../../model';
import type { StoredTicket } from '../../show/storedTickets';

/** What identifies a room: its id and its link. */
export type RoomKey = Pick<Room, 'id' | 'link'>;

/**
 * Whether two rooms are the same. With another link, a room counts as a new one, in which this browser has
 * not clicked.
 */
export function isSameRoom(one: RoomKey | null, other: RoomKey | null): boolean {
  return one !== null && other !== null && one.id === other.id && one.link === other.link;
}

/** How many tickets a browser keeps; older ones are forgotten. */
const MAX_TICKETS = 20;

interface TicketStorage {
  /** The tickets, the last changed first. */
  read: () => StoredTicket[];
  write: (tickets: StoredTicket[]) => void;
  /** A random secret that all tabs of the browser share. */
  secret: () => Promise<string>;
}

/** This browser's tickets. Every call reads the storage anew, because another tab may have changed it. */
export class Tickets {
  constructor(private readonly storage: TicketStorage) {}

  all(): StoredTicket[] {
    return this.storage.read();
  }

  /** The tickets without an owner, and those of the signed-in person. */
  visibleTo(uid: string | undefined): StoredTicket[] {
    return this.all().filter(({ dono }) => dono === undefined || dono === uid);
  }

  /**
   * The ticket of this browser's click in the room; else its winning ticket in another room with the same
   * protected link, because nobody can win twice under one link.
   * @param uid the uid of the signed-in person; tickets of other accounts are ignored
   */
  of(room: RoomKey, uid: string | undefined): StoredTicket | undefined {
    const visible = this.visibleTo(uid);
    const ofRoom = visible.find((ticket) => isOf(ticket, room));
    if (ofRoom || protectedName(room.link) === null) return ofRoom;
    const place = visible.find(({ state, link }) => state === 'won' && link === room.link);
    return place && { ...place, sala: room.id };
  }

  /** Stores the ticket as the newest, and removes older ones of the same room and person. */
  store(ticket: StoredTicket): void {
    const others = this.all().filter((other) => !isOf(other, roomOf(ticket)) || other.dono !== ticket.dono);
    this.storage.write([ticket, ...others].slice(0, MAX_TICKETS));
  }

  remove({ vaga }: StoredTicket): void {
    this.storage.write(this.all().filter((other) => other.vaga !== vaga));
  }

  /**
   * This browser's ticket for a room with its link. The ticket is derived, not random, so that two tabs that
   * click at once use the same ticket and take one place.
   * @param uid the uid of whoever clicks, in a show for registered people: each account has its own ticket
   */
  async derive(room: RoomKey, uid?: string): Promise<Pick<StoredTicket, 'vaga' | 'prova'>> {
    // Prefers the stored ticket: the secret from which it was derived may have been lost since.
    const stored = this.all().find((ticket) => isOf(ticket, room) && ticket.dono === uid);
    return stored ?? deriveTicket(await this.storage.secret(), room, uid);
  }

  /** Reads the browser's secret in advance, so that a click does not wait for it. */
  prepare(): void {
    void this.storage.secret();
  }
}

/** The room in which the ticket's click was made. */
export function roomOf({ sala, link }: StoredTicket): RoomKey {
  return { id: sala, link };
}

/** The address that the ticket opens; undefined until the address behind a protected link has been read. */
export function addressOf({ link, endereco }: StoredTicket): string | undefined {
  return isAllowedLink(link) ? link : endereco;
}

function isOf(ticket: StoredTicket, room: RoomKey): boolean {
  return isSameRoom(roomOf(ticket), room);
}

/**
 * Derives a ticket. The proof is SHA-256 of the secret, the room's id, its link and, if there is one, the
 * uid. The ticket's id is SHA-256 of the proof, as a version 4 UUID. Everybody can read the id of a room's
 * last ticket, but only the browser that made the ticket knows the proof.
 */
export async function deriveTicket(secret: string, { id, link }: RoomKey, uid?: string) {
  const prova = await sha256(JSON.stringify([secret, id, link, ...(uid === undefined ? [] : [uid])]));
  const hash = await sha256(prova);
  const variant = ((parseInt(hash.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  const vaga = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join('-');
  return { vaga, prova };
}

/** The hash in hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
