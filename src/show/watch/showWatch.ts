import { Observable } from '../../base/observable';
import { MAX_TIMER_MS } from '../../base/timeouts';
import type { Room, ShowSettings } from '../../model';
import { NO_STATE, showStateAt, untilNextState, type ShowDocuments, type ShowState } from './showState';

interface Sources {
  read: () => Promise<ShowDocuments>;
  /** The server's time minus this device's, ms. */
  readOffset: () => Promise<number>;
  /** Returns a function that ends the subscription. */
  subscribe: (onSettings: (settings: ShowSettings) => void, onRooms: (rooms: Room[]) => void) => () => void;
}

/**
 * What all pages of one visit know of the show. It is read once. From 10 minutes before the show until its
 * end, and as soon as a read has found a room, a subscription keeps it up to date.
 */
export class ShowWatch extends Observable<ShowState> {
  private documents: ShowDocuments = { settings: NO_STATE.settings, room: null };
  /** The server's time minus this device's, ms. */
  private offset = 0;
  private latestRead: Promise<void> | undefined;
  private unsubscribe: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sources: Sources) {
    super(NO_STATE);
  }

  /** Reads the show, unless the subscription already keeps it up to date. */
  read(): Promise<void> {
    this.latestRead = this.unsubscribe ? this.latestRead : this.readNow();
    return this.latestRead ?? Promise.resolve();
  }

  /** Reads the show, unless this visit has done so before. */
  readOnce(): Promise<void> {
    return this.latestRead ?? this.read();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }

  private async readNow(): Promise<void> {
    const [documents, offset] = await Promise.all([this.sources.read(), this.sources.readOffset()]);
    if (this.unsubscribe) return;
    this.offset = offset;
    this.merge(documents);
  }

  private merge(documents: Partial<ShowDocuments>): void {
    this.documents = { ...this.documents, ...documents };
    this.update();
  }

  private update(): void {
    clearTimeout(this.timer);
    const now = new Date(Date.now() + this.offset);
    const state = showStateAt(this.documents, now);
    if (state.on) this.follow();
    else if (state.phase === 'over') this.stop();
    const wait = untilNextState(this.documents, now);
    if (wait !== null) this.timer = setTimeout(() => this.update(), Math.min(wait, MAX_TIMER_MS));
    this.set(state);
  }

  private follow(): void {
    this.unsubscribe ??= this.sources.subscribe(
      (settings) => this.merge({ settings }),
      ([room = null]) => this.merge({ room }),
    );
  }
}
