import type { Firestore } from 'firebase/firestore';
import { expect } from 'vitest';
import { connect } from '../../scripts/shared/connect';
import { unsignedToken } from '../../scripts/shared/unsignedToken';
import { prepareAddress } from '../../src/backstage/live/address/addressCommits';
import { LiveDesk } from '../../src/backstage/live/liveDesk';
import type { NextAddress } from '../../src/backstage/live/liveDocuments';
import {
  subscribeToAddress,
  subscribeToDesk,
  subscribeToTickets,
  subscribeToWinners,
} from '../../src/backstage/live/liveSubscriptions';
import { TeamSession } from '../../src/backstage/teamSession';
import { SECOND_MS } from '../../src/base/durations';
import { requestExactTime } from '../../src/firebase/exactTime';
import { testProject } from './firestore';
import { env } from './project';
import { eventually } from './timers';

/** The desk on a team member's phone: the product's session and both Firestore SDKs. */
export class TeamPhone {
  readonly team: TeamSession;
  readonly live: LiveDesk;
  private readonly client;
  private readonly endFeed: () => void;
  private setConnected: (connected: boolean) => void = () => {};
  /** The subscriptions to a room's places and address which the server has not answered yet. */
  private readonly unanswered = new Set<object>();

  /** @param loginAge how many ms ago the person typed the password; a new login resets it to 0 */
  constructor(uid: string, loginAge = 0) {
    const auth_time = Math.floor((Date.now() - loginAge) / SECOND_MS);
    const claims = { email: `${uid}@example.com`, email_verified: true, auth_time };
    this.client = connect(testProject(), uid, claims);
    const { db, realtimeDb } = this.client;
    let age = loginAge;
    this.team = new TeamSession({
      db,
      uid,
      loginAge: async () => age,
      email: async () => claims.email,
      headers: async () => ({ Authorization: `Bearer ${unsignedToken(uid, env.projectId, claims)}` }),
      readExactTime: () => requestExactTime(db),
      logIn: async (password) => {
        if (password !== 'certa') throw Object.assign(new Error(), { code: 'auth/wrong-password' });
        age = 0;
      },
    });
    this.live = new LiveDesk(this.team);
    this.endFeed = this.live.connect({
      realtimeDb,
      keepStreamAlive: () => () => {},
      subscribeToDesk: (of, listeners) => {
        this.setConnected = listeners.onConnection;
        return subscribeToDesk(of, listeners);
      },
      subscribeToAddress: this.noting(subscribeToAddress),
      subscribeToTickets: this.noting(subscribeToTickets),
      subscribeToWinners: this.noting(subscribeToWinners),
    });
  }

  get view() {
    return this.live.getState();
  }

  /**
   * Resolves when the desk's view contains these fields, and the server has answered all subscriptions. Write
   * only then: the emulator may garble the snapshots of earlier writes.
   */
  expectView(expected: object): Promise<void> {
    return eventually(() => {
      expect(this.view).toMatchObject(expected);
      expect(this.unanswered).toEqual(new Set());
    });
  }

  /**
   * Saves an address for the next room.
   * @param seen the address that was stored when the person began to type
   * @param shown what the phone shows as the prepared address
   */
  async prepare(
    link: string,
    seen = this.view.next?.link ?? '',
    shown: NextAddress | null = this.view.next,
  ): Promise<void> {
    const by = await this.team.account.email();
    return this.team.run((db) => prepareAddress(db, { link, seen, by }, shown));
  }

  /** Simulates that the stream of snapshots ends, or is back. */
  goes(connection: 'offline' | 'online'): void {
    this.setConnected(connection === 'online');
  }

  /** The same function, which also notes that its subscription waits for the first answer. */
  private noting<T>(subscribe: (db: Firestore, id: string, onAnswer: (answer: T) => void) => () => void) {
    return (db: Firestore, id: string, onAnswer: (answer: T) => void) => {
      const subscription = { id };
      this.unanswered.add(subscription);
      const end = subscribe(db, id, (answer) => {
        this.unanswered.delete(subscription);
        onAnswer(answer);
      });
      return () => {
        this.unanswered.delete(subscription);
        end();
      };
    };
  }

  async close(): Promise<void> {
    this.team.stop();
    this.endFeed();
    await this.client.close();
  }
}
