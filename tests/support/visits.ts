import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { connect } from '../../scripts/shared/connect';
import { requestExactTime } from '../../src/firebase/exactTime';
import type { StoredTicket } from '../../src/show/storedTickets';
import { subscribeToRooms } from '../../src/show/subscriptions';
import { RoomSession } from '../../src/waiting-room/session/session';
import type { Speed } from '../../src/waiting-room/session/stopwatch';
import { Tickets } from '../../src/waiting-room/session/tickets';
import type { Identity } from '../../src/waiting-room/session/visitor';
import { projectOf } from './firestore';

const WAIT = { timeout: 20_000, interval: 5 };

/** How long a write may take to reach a subscription; one that changes nothing does not. */
const DELIVERY_LIMIT_MS = 1_000;

/** Waits until `work` passes, without an error. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> => vi.waitFor(work, WAIT);

/** What a browser stores; its tabs and its later visits share it. */
export function aBrowser(): Tickets {
  const secret = randomUUID();
  let stored: StoredTicket[] = [];
  return new Tickets({
    read: () => stored,
    write: (tickets) => (stored = tickets),
    secret: async () => secret,
  });
}

export const OPEN_SHOW: Identity = { forRegistered: false, authState: null };

interface Options {
  browser?: Tickets;
  /** Who visits; null while that is not known. */
  identity?: Identity | null;
  /** The uid of the signed-in user. */
  uid?: string;
  now?: () => number;
  readPlaceAddress?: (ticket: StoredTicket) => Promise<string>;
  readExactTime?: () => Promise<number>;
  /** Without the subscription, what is read at the visit's beginning stays. */
  live?: boolean;
}

/**
 * A visit of the waiting room: the product's session and both SDKs, on a page of which only the events are
 * simulated.
 */
export class Visit {
  readonly session: RoomSession;
  readonly tracked: string[] = [];
  readonly reported: string[] = [];
  trackingPaused = false;
  /** The addresses for which the visitor has left the page. */
  readonly addresses: string[] = [];
  /** The views so far, each once in a row. */
  readonly views: string[] = [];
  private readonly onNetwork = new Set<() => void>();
  private readonly onReturn = new Set<() => void>();
  private readonly client;
  private online = true;
  private following = Promise.resolve();
  /** The subscription's answers so far; null without a subscription. */
  private heard: number | null = null;

  constructor(env: RulesTestEnvironment, options: Options = {}) {
    const { browser = aBrowser(), identity = OPEN_SHOW, uid, now = Date.now, live = true } = options;
    const { readPlaceAddress = () => Promise.reject(new Error('There is no address.')) } = options;
    this.client = connect(projectOf(env), uid);
    this.session = new RoomSession({
      db: this.client.db,
      readExactTime: options.readExactTime ?? (() => requestExactTime(this.client.db)),
      tickets: browser,
      loadPlaceAddress: async () => ({ AUTH_ORIGIN: 'https://auth.example', readPlaceAddress }),
      preconnect: () => {},
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
    if (live) this.follow();
  }

  get view(): string {
    return this.session.getState().view;
  }

  /** What is said of the click's speed; undefined in a view that does not say it. */
  get speed(): Speed | null | undefined {
    const room = this.session.getState();
    return 'speed' in room ? room.speed : undefined;
  }

  follow(): void {
    this.following = new Promise((answered) => {
      this.session.follow({
        realtimeDb: this.client.realtimeDb,
        origin: '',
        keepStreamAlive: () => () => {},
        subscribeToRooms: (db, onRooms, onConnection) =>
          subscribeToRooms(
            db,
            (rooms) => {
              this.heard = (this.heard ?? 0) + 1;
              onRooms(rooms);
            },
            (connected) => {
              onConnection(connected);
              if (connected) answered();
            },
          ),
      });
    });
  }

  /**
   * Resolves when the subscription has delivered the write. Of two writes in a row the emulator may garble
   * what it sends to the SDK in Node, which then waits for a minute.
   */
  async hears(write: Promise<unknown>): Promise<void> {
    const before = this.heard;
    await write;
    if (before === null) return;
    await vi
      .waitUntil(() => this.heard !== before, { timeout: DELIVERY_LIMIT_MS, interval: 2 })
      .catch(() => {});
  }

  /**
   * Resolves after the subscription's first answer: the emulator may garble what it sends of writes that come
   * before.
   */
  async sees(view: string): Promise<void> {
    await this.following;
    await eventually(() => expect(this.view).toBe(view));
  }

  /** The address for which the visitor leaves the page. */
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

type Send = () => Promise<Response>;

/** Passes the next commit that writes something to `handle`. `vi.unstubAllGlobals` ends it. */
export function onNextCommit(handle: (send: Send) => Promise<Response>): void {
  onRequests((address, body) => address.includes(':commit') && body.includes('"writes":[{'), handle, 1);
}

/**
 * Answers the next commit that writes something by `answer`, and keeps it.
 * @returns sends the kept commit, at each call; throws if there was none
 */
export function keepNextCommit(answer: (send: Send) => Promise<Response>): Send {
  let kept: Send | undefined;
  onNextCommit((send) => {
    kept = send;
    return answer(send);
  });
  return async () => {
    if (!kept) throw new Error('No commit has been sent.');
    return kept();
  };
}

/** Passes requests to `handle`, as many as `times`. */
export function onRequests(
  matches: (address: string, body: string) => boolean,
  handle: (send: Send) => Promise<Response>,
  times = Infinity,
): void {
  const { fetch } = globalThis;
  let left = times;
  vi.stubGlobal('fetch', (address: string, request: { body?: string } = {}) => {
    const send = () => fetch(address, request);
    if (left === 0 || !matches(address, request.body ?? '')) return send();
    left--;
    return handle(send);
  });
}

/** As when the network ends. */
export function lose(): Promise<never> {
  return Promise.reject(new TypeError('fetch failed'));
}
