import type { FirestoreDataConverter } from 'firebase/firestore';
import { isAllowedLink } from './waiting-room/link';

/** A document of `salaDeEspera`. */
export interface Room {
  id: string;
  /** Null where the admin's link is none that the waiting room would navigate to. */
  link: string | null;
  /** As the admin or the clicks left it; what is not a number counts as 0, as it does in firestore.rules. */
  cliques: number;
}

/** Places in a room; the sixth click closes it (spec.md section 9). */
const PLACES = 5;

export function isFull(room: Room): boolean {
  return room.cliques >= PLACES;
}

export function hasLink(room: Room | null): room is Room & { link: string } {
  return room !== null && room.link !== null;
}

/** A document of `vagas`: the proof that whoever made its id got a place in the room. */
export interface Ticket {
  sala: string;
  link: string;
}

export const roomConverter: FirestoreDataConverter<Room> = {
  fromFirestore(snapshot) {
    const { link, cliques } = snapshot.data();
    return {
      id: snapshot.id,
      link: isAllowedLink(link) ? link : null,
      cliques: typeof cliques === 'number' ? cliques : 0,
    };
  },
  toFirestore: ({ link, cliques }) => ({ link, cliques }),
};
