import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  type Firestore,
  type Unsubscribe,
} from 'firebase/firestore';
import { keepListening } from '../firebase/keepListening';
import { roomConverter, type Room } from '../model';

/** The rules let nobody list more rooms at once. */
const MOST_ROOMS = 20;

const UNREAD = 'A sala de espera não pôde ser lida';

/**
 * Follows the rooms, the first by id first, as the server has them: what only the cache says is not told.
 * @param onConnection called when the server begins or ceases to answer
 */
export function watchRooms(
  db: Firestore,
  onRooms: (rooms: Room[]) => void,
  onConnection: (connected: boolean) => void,
): Unsubscribe {
  const rooms = query(collection(db, 'salaDeEspera').withConverter(roomConverter), limit(MOST_ROOMS));
  let connected: boolean | undefined;
  const tellConnection = (now: boolean) => {
    if (now !== connected) onConnection(now);
    connected = now;
  };
  return keepListening(UNREAD, (onAnswer, onRefusal) =>
    onSnapshot(
      rooms,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!metadata.fromCache) {
          onAnswer();
          onRooms(docs.map((room) => room.data()));
        }
        tellConnection(!metadata.fromCache);
      },
      (error) => {
        tellConnection(false);
        onRefusal(error);
      },
    ),
  );
}

/** Follows the address of the live video as the admin sets it; empty while there is none. */
export function watchVideo(db: Firestore, onVideo: (address: unknown) => void): Unsubscribe {
  return keepListening(UNREAD, (onAnswer, onRefusal) =>
    onSnapshot(
      doc(db, 'configuracoes/salaDeEspera'),
      (settings) => {
        if (settings.metadata.fromCache) return;
        onAnswer();
        onVideo(settings.get('video') ?? '');
      },
      onRefusal,
    ),
  );
}
