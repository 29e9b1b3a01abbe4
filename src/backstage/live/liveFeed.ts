import type { Realtime } from '../realtime';
import { NO_DOCUMENTS, type LiveDocuments } from './liveDocuments';
import { linkNameOf, shownRoom } from './liveState';

/** The exports of realtime.ts that the feed uses. */
export type Stream = Pick<
  Realtime,
  | 'realtimeDb'
  | 'origin'
  | 'keepStreamAlive'
  | 'subscribeToDesk'
  | 'subscribeToTickets'
  | 'subscribeToWinners'
>;

/** Subscribes to the documents of the show, and keeps their latest contents. */
export class LiveFeed {
  documents = NO_DOCUMENTS;
  private answering = true;
  private silent = false;
  /** The id of the room whose places are subscribed to. */
  private followed: string | null = null;
  private endPlaces: (() => void)[] = [];

  /** @param now ms since 1970, by the server's clock as soon as that is known */
  constructor(
    private readonly onChange: (changed: Partial<LiveDocuments>) => void,
    private readonly now: () => number,
  ) {}

  /** The server answers, so the documents are up to date. */
  get isConnected(): boolean {
    return this.answering && !this.silent;
  }

  /** Subscribes to the show. Returns a function that ends it. */
  follow(stream: Stream): () => void {
    const learn = (changed: Partial<LiveDocuments>) => this.learn(stream, changed);
    const ends = [
      stream.subscribeToDesk(stream.realtimeDb, {
        onRooms: (rooms) => learn({ rooms }),
        onSettings: (settings) => learn({ settings }),
        onAddresses: (addresses) => learn({ addresses }),
        onConnection: (connected) => {
          this.answering = connected;
          this.onChange({});
        },
      }),
      stream.keepStreamAlive(stream.realtimeDb, {
        origin: stream.origin,
        onSilence: (silent) => {
          this.silent = silent;
          this.onChange({});
        },
      }),
    ];
    return () => {
      for (const end of [...ends, ...this.endPlaces]) end();
      this.followed = null;
    };
  }

  private learn(stream: Stream, changed: Partial<LiveDocuments>): void {
    this.documents = { ...this.documents, ...changed };
    this.followPlaces(stream);
    this.onChange(changed);
  }

  /** Subscribes to the places of the room that visitors see, or of the last room if none is open. */
  private followPlaces(stream: Stream): void {
    const { realtimeDb, subscribeToTickets, subscribeToWinners } = stream;
    const { rooms } = this.documents;
    const room = shownRoom(this.documents, this.now(), null);
    if (!room || room.id === this.followed) return;
    for (const end of this.endPlaces) end();
    this.followed = room.id;
    this.documents = { ...this.documents, tickets: [], winners: [] };
    const name = linkNameOf(room, rooms);
    this.endPlaces = [
      subscribeToTickets(realtimeDb, room.id, (tickets) => this.learn(stream, { tickets })),
      ...(name === null
        ? []
        : [subscribeToWinners(realtimeDb, name, (winners) => this.learn(stream, { winners }))]),
    ];
  }
}
