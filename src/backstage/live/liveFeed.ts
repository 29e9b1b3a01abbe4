import type { Firestore } from 'firebase/firestore';
import { onPageVisible } from '../../base/listenTo';
import type { keepStreamAlive } from '../../firebase/heartbeat';
import { NO_DOCUMENTS, type LiveDocuments } from './liveDocuments';
import { linkNameOf, roomOnDesk } from './roomOnDesk';

/** The desk's functions that subscribe (backstage/realtime.ts); tests replace them. */
export type DeskStream = typeof import('./liveSubscriptions') & {
  realtimeDb: Firestore;
  keepStreamAlive: typeof keepStreamAlive;
};

/** Subscribes to the documents of the show, and keeps their latest contents. */
export class LiveFeed {
  documents = NO_DOCUMENTS;
  private answering = true;
  private silent = false;
  private readonly places = new RoomSubscriptions();
  private readonly address = new RoomSubscriptions();

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
      this.places.end();
      this.address.end();
    };
  }

  private merge(stream: DeskStream, changed: Partial<LiveDocuments>): void {
    this.documents = { ...this.documents, ...changed };
    this.subscribeToRoom(stream);
    this.onChange(changed);
  }

  /** Subscribes to the places and the address of the room on the screen: the open one, else the last one. */
  private subscribeToRoom(stream: DeskStream): void {
    const { rooms, addresses } = this.documents;
    const room = roomOnDesk(this.documents, this.now(), null);
    if (!room) return;
    const name = linkNameOf(room, rooms);
    // The key contains the link's name, too: somebody may change a room's link in Firebase's console.
    this.places.switchTo(`${room.id}/${name ?? ''}`, () => this.startPlaces(stream, room.id, name));
    const unlisted = addresses?.every(({ id }) => id !== name) ? name : null;
    this.address.switchTo(unlisted ?? '', () => this.startAddress(stream, unlisted));
  }

  private startPlaces(stream: DeskStream, room: string, name: string | null): (() => void)[] {
    const { realtimeDb, subscribeToTickets, subscribeToWinners } = stream;
    this.documents = { ...this.documents, tickets: null, winners: [] };
    return [
      subscribeToTickets(realtimeDb, room, (tickets) => this.merge(stream, { tickets })),
      ...(name === null
        ? []
        : [subscribeToWinners(realtimeDb, name, (winners) => this.merge(stream, { winners }))]),
    ];
  }

  private startAddress(stream: DeskStream, name: string | null): (() => void)[] {
    const { realtimeDb, subscribeToAddress } = stream;
    this.documents = { ...this.documents, address: null };
    return name === null
      ? []
      : [subscribeToAddress(realtimeDb, name, (address) => this.merge(stream, { address }))];
  }
}

/** Subscriptions to one room's documents: they end when `switchTo` is called for another room. */
class RoomSubscriptions {
  private current: string | null = null;
  private ends: (() => void)[] = [];

  /**
   * @param what a key of the documents
   * @param start begins the subscriptions; called only if the key has changed
   */
  switchTo(what: string, start: () => (() => void)[]): void {
    if (what === this.current) return;
    this.end();
    this.current = what;
    this.ends = start();
  }

  end(): void {
    for (const end of this.ends) end();
    this.ends = [];
    this.current = null;
  }
}
