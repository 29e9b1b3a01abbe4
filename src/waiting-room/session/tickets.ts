import { isAllowedLink, protectedName } from '../../base/link';
import type { StoredTicket } from '../../show/storedTickets';
import { isSameRoom, type RoomKey } from './roomKey';

/** The oldest tickets beyond these are forgotten. */
const MAX_TICKETS = 20;

/** Where a browser keeps its tickets. */
export interface TicketStorage {
  /** The tickets, the last changed first. */
  read: () => StoredTicket[];
  write: (tickets: StoredTicket[]) => void;
  /** A random text that all tabs of the browser share. */
  secret: () => Promise<string>;
}

/** This browser's tickets. Each call reads the storage, because another tab may have changed them. */
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
   * The ticket of this browser's click in the room. Without one, its winning ticket in another room with the
   * same protected link, because nobody can have two places under one link.
   * @param uid the signed-in person's, who sees no ticket of another account
   */
  of(room: RoomKey, uid: string | undefined): StoredTicket | undefined {
    const visible = this.visibleTo(uid);
    const ofRoom = visible.find((ticket) => isOf(ticket, room));
    if (ofRoom || protectedName(room.link) === null) return ofRoom;
    const place = visible.find(({ state, link }) => state === 'won' && link === room.link);
    return place && { ...place, sala: room.id };
  }

  /** Stores the ticket, as the newest and only one of its room and person. */
  store(ticket: StoredTicket): void {
    const others = this.all().filter((other) => !isOf(other, roomOf(ticket)) || other.dono !== ticket.dono);
    this.storage.write([ticket, ...others].slice(0, MAX_TICKETS));
  }

  /**
   * This browser's ticket for the room and its link. It is derived and not random, so that tabs that ask at
   * the same moment get the same ticket and use one place.
   * @param uid who clicks, in a show for registered people: each account has a ticket of its own
   */
  async derive(room: RoomKey, uid?: string): Promise<Pick<StoredTicket, 'vaga' | 'prova'>> {
    // A stored ticket stays valid even if the secret has been lost since its click.
    const stored = this.all().find((ticket) => isOf(ticket, room) && ticket.dono === uid);
    return stored ?? deriveTicket(await this.storage.secret(), room, uid);
  }

  /** Reads the secret in advance, so that a click does not wait for it. */
  prepare(): void {
    void this.storage.secret();
  }
}

/** The room in which the ticket's click was. */
export function roomOf({ sala, link }: StoredTicket): RoomKey {
  return { id: sala, link };
}

/** The address to which the ticket leads; undefined while a protected one has not been read. */
export function addressOf({ link, endereco }: StoredTicket): string | undefined {
  return isAllowedLink(link) ? link : endereco;
}

function isOf(ticket: StoredTicket, room: RoomKey): boolean {
  return isSameRoom(roomOf(ticket), room);
}

/**
 * The proof is SHA-256(secret, room id, link, uid if there is one). The ticket's id is SHA-256(proof) as a
 * UUID with the version and variant bits that firestore.rules require: everybody can read the id of a room's
 * last ticket, and only its maker knows the proof.
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
