// The part of the waiting room that needs Firestore: one chunk, loaded after the first paint.
import { collection, doc, limit, onSnapshot, query, type Unsubscribe } from 'firebase/firestore';
import { db } from '../firebase/firestore';
import { roomConverter, type Room } from '../model';

export { db };
export { click, close, resolve } from './click';

/** The rules let nobody list more rooms at once. */
const MOST_ROOMS = 20;

/** Pauses before a refused subscription is tried again, ms; they double, half of each at random. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Follows the rooms, the first by id first, as the server has them: what only the cache says is not told.
 * @param onConnection called when the server begins or ceases to answer
 */
export function watchRooms(
  onRooms: (rooms: Room[]) => void,
  onConnection: (connected: boolean) => void,
): Unsubscribe {
  const rooms = query(collection(db, 'salaDeEspera').withConverter(roomConverter), limit(MOST_ROOMS));
  let connected: boolean | undefined;
  const tellConnection = (now: boolean) => {
    if (now !== connected) onConnection(now);
    connected = now;
  };
  return keepListening((onAnswer, onRefusal) =>
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
export function watchVideo(onVideo: (address: unknown) => void): Unsubscribe {
  return keepListening((onAnswer, onRefusal) =>
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

/** A refused subscription is over for the SDK; this one begins anew, after pauses that grow until an answer. */
function keepListening(
  subscribe: (onAnswer: () => void, onRefusal: (error: Error) => void) => Unsubscribe,
): Unsubscribe {
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = start();

  function start(): Unsubscribe {
    return subscribe(
      () => {
        refusals = 0;
      },
      (error) => {
        console.error('A sala de espera não pôde ser lida; nova tentativa em instantes:', error);
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** refusals++, LONGEST_PAUSE_MS);
        timer = setTimeout(() => (unsubscribe = start()), pause * (0.5 + Math.random() / 2));
      },
    );
  }

  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
