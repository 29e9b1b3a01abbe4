import { MINUTE_MS, SECOND_MS } from '../../base/durations';
import { keepLoading } from '../../base/keepLoading';
import { Observable } from '../../base/observable';
import type { Room, ShowSettings } from '../../model';
import { AFTER_SHOW_MS } from '../times/phase';
import { NO_STATE, showStateAt, type ShowDocuments, type ShowState } from './showState';

interface Sources {
  read: () => Promise<ShowDocuments>;
  /** The server's time minus this device's, ms. */
  readOffset: () => Promise<number>;
  /** Subscribes to settings and rooms. Returns a function that ends the subscription. */
  subscribe: (onSettings: (settings: ShowSettings) => void, onRooms: (rooms: Room[]) => void) => () => void;
}

/**
 * The show's state for all pages of a visit. Pages call `read` or `readOnce`; a subscription keeps the state
 * up to date from some 10 minutes before the show until 30 minutes after its end. A room that is open or
 * opens within 10 minutes is a show, too, if a read has found it.
 */
export class ShowWatch extends Observable<ShowState> {
  private documents: ShowDocuments = { settings: NO_STATE.settings, room: null };
  /** The server's time minus this device's, ms; 0 if it is not known, null until the first attempt ends. */
  private offset: number | null = null;
  /** How much earlier the subscription begins, ms: drawn, so that not all open pages subscribe together. */
  private readonly lead = Math.random() * MINUTE_MS;
  private endAsking = () => {};
  /** When the show was last on, in ms since 1970 by the server's clock. */
  private lastOn = -Infinity;
  /** When the latest read began, in ms since 1970 by the device's clock; null before the first. */
  private readAt: number | null = null;
  private endRead = () => {};
  private unsubscribe: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sources: Sources) {
    super(NO_STATE);
  }

  /** Reads the show again, until an attempt succeeds, unless a subscription keeps the state up to date. */
  read(): void {
    this.askTime();
    if (this.unsubscribe) return;
    this.readAt = Date.now();
    this.endRead();
    this.endRead = keepLoading(this.sources.read, (documents) => this.merge(documents));
  }

  /** Reads the show, unless this visit has already read it. */
  readOnce(): void {
    if (this.readAt === null) this.read();
  }

  /**
   * Reads the show again if the last read is 5 minutes old, or in the future because the device's clock has
   * been set, and the page shows the state; called when the page is shown again.
   */
  refresh(): void {
    if (!this.isObserved || this.readAt === null || Math.abs(Date.now() - this.readAt) < 5 * MINUTE_MS)
      return;
    // Updates first, because `read` reads nothing while a subscription runs: if the show has ended while the
    // device slept, `update` ends the subscription.
    this.update();
    this.read();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }

  private askTime(): void {
    this.endAsking();
    this.endAsking = keepLoading(
      this.sources.readOffset,
      (offset) => this.setOffset(offset),
      () => this.setOffset(this.offset ?? 0),
    );
  }

  private setOffset(offset: number): void {
    this.offset = offset;
    this.lastOn = Math.min(this.lastOn, Date.now() + offset); // A fast clock may have set it too late.
    this.update();
  }

  private merge(documents: Partial<ShowDocuments>): void {
    this.documents = { ...this.documents, ...documents };
    this.update();
  }

  private update(): void {
    if (this.offset === null) return;
    clearTimeout(this.timer);
    const now = new Date(Date.now() + this.offset);
    const state = showStateAt(this.documents, now);
    const { settings, room } = this.documents;
    if (state.on || showStateAt(this.documents, new Date(+now + this.lead)).on) {
      this.lastOn = +now;
      this.startSubscription();
    } else if (+now - this.lastOn >= AFTER_SHOW_MS) this.stop();
    // Updates again every second, because a longer timer would stand still while the device sleeps.
    if (settings.times || room || this.unsubscribe)
      this.timer = setTimeout(() => this.update(), SECOND_MS - (+now % SECOND_MS));
    this.set(state);
  }

  private startSubscription(): void {
    this.endRead();
    this.unsubscribe ??= this.sources.subscribe(
      (settings) => this.merge({ settings }),
      ([room = null]) => this.merge({ room }),
    );
  }
}
