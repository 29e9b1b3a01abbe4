import { expect, vi } from 'vitest';
import { WITHOUT_BROWSER } from '../../scripts/ensaio/visitors/page';
import { connect } from '../../scripts/shared/connect';
import { requestExactTime } from '../../src/firebase/exactTime';
import type { StoredTicket } from '../../src/show/storedTickets';
import { subscribeToRooms } from '../../src/show/subscriptions';
import { RoomSession } from '../../src/waiting-room/session/session';
import type { Speed } from '../../src/waiting-room/session/stopwatch';
import type { Tickets } from '../../src/waiting-room/session/tickets';
import type { Identity } from '../../src/waiting-room/session/visitor';
import { testProject } from './firestore';
import { aBrowser } from './roomStore';
import { eventually, WAIT } from './timers';

export const OPEN_SHOW: Identity = { forRegistered: false, authState: null };

interface Options {
  browser?: Tickets;
  /** Who visits; null while the page does not know that yet. */
  identity?: Identity | null;
  /** The signed-in user's uid for Firestore. */
  uid?: string;
  now?: () => number;
  readPlaceAddress?: (ticket: StoredTicket) => Promise<string>;
  readExactTime?: () => Promise<number>;
  /** Whether the visit subscribes; if not, it keeps what it has read at its beginning. */
  live?: boolean;
}

/**
 * A visit to the waiting room with the product's session and both Firestore SDKs; only the page's events are
 * simulated. `begin` (roomVisits.ts) makes one that ends with its test:
 *
 *     await open();
 *     const visit = begin();
 *     await visit.sees('released');
 *     visit.session.enter();
 *     expect(await visit.leaves()).toBe(LINK);
 */
export class Visit {
  readonly session: RoomSession;
  readonly tracked: string[] = [];
  readonly reported: string[] = [];
  trackingPaused = false;
  /** The addresses to which the visitor has left the page. */
  readonly addresses: string[] = [];
  /** The views shown so far, without repetitions in a row. */
  readonly views: string[] = [];
  private readonly onNetwork = new Set<() => void>();
  private readonly onReturn = new Set<() => void>();
  private readonly client;
  private online = true;
  private subscribed = Promise.resolve();
  /** How many snapshots the subscription has delivered; null without a subscription. */
  private heard: number | null = null;

  constructor(options: Options = {}) {
    const { browser = aBrowser(), identity = OPEN_SHOW, uid, now = Date.now, live = true } = options;
    const { readPlaceAddress = () => Promise.reject(new Error('There is no address.')) } = options;
    this.client = connect(testProject(), uid);
    this.session = new RoomSession({
      ...WITHOUT_BROWSER,
      db: this.client.db,
      readExactTime: options.readExactTime ?? (() => requestExactTime(this.client.db)),
      tickets: browser,
      loadPlaceAddress: async () => ({ AUTH_ORIGIN: 'https://auth.example', readPlaceAddress }),
      track: (event) => void this.tracked.push(event),
      pauseTracking: (paused) => (this.trackingPaused = paused),
      report: (what, error) => void this.reported.push(`${what} ${String(error)}`),
      deviceNow: now,
      isOnline: () => this.online,
      onNetwork: (listener) => listenIn(this.onNetwork, listener),
      onReturn: (listener) => listenIn(this.onReturn, listener),
      leave: (address) => void this.addresses.push(address),
    });
    this.session.subscribe(() => {
      if (this.views.at(-1) !== this.view) this.views.push(this.view);
    });
    if (identity) this.session.identify(identity);
    this.session.start();
    if (live) this.connect();
  }

  get view(): string {
    return this.session.getState().view;
  }

  get speed(): Speed | null {
    return this.session.getState().speed;
  }

  connect(): void {
    this.subscribed = new Promise((answered) => {
      this.session.connect({
        realtimeDb: this.client.realtimeDb,
        keepStreamAlive: () => () => {},
        subscribeToRooms: (db, onRooms, onConnection) => {
          const unsubscribe = subscribeToRooms(
            db,
            (rooms) => {
              this.heard = (this.heard ?? 0) + 1;
              onRooms(rooms);
            },
            (connected) => {
              onConnection?.(connected);
              if (connected) answered();
            },
          );
          return () => {
            this.heard = null;
            unsubscribe();
          };
        },
      });
    });
  }

  /**
   * Resolves when the subscription has delivered the write, which must change a room. Without waiting, the
   * emulator may garble the snapshots of two writes in a row, and the SDK would wait for a minute.
   */
  async hears(write: Promise<unknown>): Promise<void> {
    const before = this.heard;
    await write;
    if (before === null) return;
    await vi.waitUntil(() => this.heard !== before, WAIT);
  }

  /**
   * Resolves when the view is shown, and not before the subscription's first answer: the emulator may garble
   * writes that come before that.
   */
  async sees(view: string): Promise<void> {
    await this.subscribed;
    await eventually(() => expect(this.view).toBe(view));
  }

  /** Resolves with the address to which the visitor leaves the page. */
  leaves(): Promise<string> {
    return vi.waitUntil(() => this.addresses.at(-1), WAIT);
  }

  goes(connection: 'offline' | 'online'): void {
    this.online = connection === 'online';
    for (const listener of this.onNetwork) listener();
  }

  comesBack(): void {
    for (const listener of this.onReturn) listener();
  }

  async end(): Promise<void> {
    this.session.stop();
    await this.client.close();
  }
}

function listenIn(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
