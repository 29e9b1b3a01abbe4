import type { Firestore } from 'firebase/firestore';
import { onPageVisible } from '../../base/listenTo';
import type { keepStreamAlive } from '../../firebase/heartbeat';
import { NO_DOCUMENTS, type LiveDocuments } from './liveDocuments';
import { linkNameOf, roomOnDesk } from './roomOnDesk';
import { RoomSubscriptions } from './roomSubscriptions';

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
  private readonly tickets = new RoomSubscriptions();
  private readonly winners = new RoomSubscriptions();
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
      this.tickets.end();
      this.winners.end();
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
    this.tickets.switchTo(room.id, () => this.startTickets(stream, room.id));
    // The link of a room may change in Firebase's console, and is not known any more of a removed room.
    this.winners.switchTo(`${room.id}/${name ?? ''}`, () => this.startWinners(stream, name));
    const unlisted = addresses?.every(({ id }) => id !== name) ? name : null;
    this.address.switchTo(unlisted ?? '', () => this.startAddress(stream, unlisted));
  }

  private startTickets(stream: DeskStream, room: string): (() => void)[] {
    const { realtimeDb, subscribeToTickets } = stream;
    this.documents = { ...this.documents, tickets: null };
    return [subscribeToTickets(realtimeDb, room, (tickets) => this.merge(stream, { tickets }))];
  }

  private startWinners(stream: DeskStream, name: string | null): (() => void)[] {
    const { realtimeDb, subscribeToWinners } = stream;
    this.documents = { ...this.documents, winners: [] };
    return name === null
      ? []
      : [subscribeToWinners(realtimeDb, name, (winners) => this.merge(stream, { winners }))];
  }

  private startAddress(stream: DeskStream, name: string | null): (() => void)[] {
    const { realtimeDb, subscribeToAddress } = stream;
    this.documents = { ...this.documents, address: null };
    return name === null
      ? []
      : [subscribeToAddress(realtimeDb, name, (address) => this.merge(stream, { address }))];
  }
}
