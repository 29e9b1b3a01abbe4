import type { Firestore } from 'firebase/firestore';
import { protectedName } from '../../base/link';
import { onPageVisible } from '../../base/listenTo';
import type { keepStreamAlive } from '../../firebase/heartbeat';
import { NO_DOCUMENTS, type LiveDocuments } from './liveDocuments';
import { roomOnDesk } from './roomOnDesk';

/** The desk's functions that subscribe (backstage/realtime.ts); tests replace them. */
export type DeskStream = typeof import('./liveSubscriptions') & {
  realtimeDb: Firestore;
  keepStreamAlive: typeof keepStreamAlive;
};

/** Documents of the room on the screen, to which the desk subscribes apart from those of the show. */
type RoomPart = 'tickets' | 'winners' | 'address';

/** Subscribes to the documents of the show, and keeps their latest contents. */
export class LiveFeed {
  documents = NO_DOCUMENTS;
  private answering = true;
  private silent = false;
  /** The subscriptions to documents of the room: of which room or address (`key`), and what ends them. */
  private readonly followed = new Map<RoomPart, { key: string | null; end: () => void }>();

  /** @param now returns ms since 1970, by the server's clock as soon as that is known */
  constructor(
    private readonly onChange: (changed: Partial<LiveDocuments>) => void,
    private readonly now: () => number,
  ) {}

  /** Whether the server answers, so that the documents are up to date. */
  get isConnected(): boolean {
    return this.answering && !this.silent;
  }

  /** Subscribes to the show's documents. Returns a function that ends the subscriptions. */
  connect(stream: DeskStream): () => void {
    const merge = (changed: Partial<LiveDocuments>) => this.merge(stream, changed);
    const ends = [
      stream.subscribeToDesk(stream.realtimeDb, {
        onRooms: (rooms) => merge({ rooms }),
        onSettings: (settings) => merge({ settings }),
        onAddresses: (addresses) => merge({ addresses }),
        onConnection: (connected) => {
          this.answering = connected;
          this.onChange({});
        },
      }),
      stream.keepStreamAlive(stream.realtimeDb, {
        onReturn: onPageVisible,
        onSilence: (silent) => {
          this.silent = silent;
          this.onChange({});
        },
      }),
    ];
    return () => {
      for (const end of ends) end();
      for (const { end } of this.followed.values()) end();
      this.followed.clear();
    };
  }

  private merge(stream: DeskStream, changed: Partial<LiveDocuments>): void {
    this.documents = { ...this.documents, ...changed };
    this.subscribeToRoom(stream);
    this.onChange(changed);
  }

  /** Subscribes to the places and the address of the room on the screen: the open one, else the last one. */
  private subscribeToRoom(stream: DeskStream): void {
    const room = roomOnDesk(this.documents, this.now(), null);
    if (!room) return;
    const name = protectedName(room.link);
    const unlisted = this.documents.addresses?.every(({ id }) => id !== name) ? name : null;
    this.follow('tickets', room.id, stream, stream.subscribeToTickets);
    this.follow('winners', name, stream, stream.subscribeToWinners);
    this.follow('address', unlisted, stream, stream.subscribeToAddress);
  }

  /** @param key an argument of `subscribe`; if it changes, the subscription ends. Null for none */
  private follow<Part extends RoomPart>(
    part: Part,
    key: string | null,
    stream: DeskStream,
    subscribe: (
      db: Firestore,
      key: string,
      onFound: (found: NonNullable<LiveDocuments[Part]>) => void,
    ) => () => void,
  ): void {
    const before = this.followed.get(part);
    if (before?.key === key) return;
    before?.end();
    this.documents = { ...this.documents, [part]: NO_DOCUMENTS[part] };
    const onFound = (found: LiveDocuments[Part]) => this.merge(stream, { [part]: found });
    const end = key === null ? () => {} : subscribe(stream.realtimeDb, key, onFound);
    this.followed.set(part, { key, end });
  }
}
