import type { Firestore } from 'firebase/firestore/lite';
import { Observable } from '../observable';
import { codeOf } from '../reporting';
import { isListed, LoginDueError, RemovedError } from './membership';

/** How long after a login firestore.rules allow the team to write, s. */
export const LOGIN_LIFETIME_S = 12 * 3_600;
/** How long before that the page asks for the password, so that it does not ask during a show, s. */
const ASK_BEFORE_S = 3_600;

/** What the team's session needs of the signed-in account. */
export interface TeamAccount {
  db: Firestore;
  uid: string;
  /**
   * How long ago the person has given the password, s, by the server's clock.
   * @throws if the server does not answer
   */
  loginAge: () => Promise<number>;
  /** The account's address, as firestore.rules see it. */
  email: () => Promise<string>;
  /** @throws the SDK's errors, as that of a wrong password */
  logIn: (password: string) => Promise<void>;
  /** The headers with which a request that the SDK does not send is this person's. */
  headers: () => Promise<Record<string, string>>;
}

interface TeamState {
  /** Whether to ask for the password. `soon`: firestore.rules refuse writes within the next hour. `now`: they refuse them already. */
  loginDue: 'no' | 'soon' | 'now';
  /** The person no longer belongs to the team. */
  removed: boolean;
}

/** What firestore.rules require of the person who writes, for as long as the desk is open. */
export class TeamSession extends Observable<TeamState> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** Counts the questions for the login's age: only the latest one's answer counts. */
  private asked = 0;

  constructor(readonly account: TeamAccount) {
    super({ loginDue: 'no', removed: false });
  }

  /** Learns how old the login is; also to be called when the page comes back, because timers stop while a device sleeps. */
  async start(): Promise<void> {
    this.stopped = false;
    await this.askAge();
  }

  private async askAge(): Promise<void> {
    const question = ++this.asked;
    clearTimeout(this.timer);
    const age = await this.account.loginAge().catch(() => null);
    // Without an answer nothing is asked: a write that is refused tells.
    if (age === null || this.stopped || question !== this.asked) return;
    const left = LOGIN_LIFETIME_S - age;
    this.change({ loginDue: left <= 0 ? 'now' : left <= ASK_BEFORE_S ? 'soon' : 'no' });
    const next = left > ASK_BEFORE_S ? left - ASK_BEFORE_S : left;
    if (left > 0) this.timer = setTimeout(() => void this.start(), next * 1_000);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Runs a write of the team, and finds out why firestore.rules refuse it.
   * @throws LoginDueError or RemovedError, after which nothing has been written; else the error of `work`
   */
  async write<T>(work: (db: Firestore) => Promise<T>): Promise<T> {
    try {
      return await work(this.account.db);
    } catch (error) {
      if (codeOf(error) !== 'permission-denied') throw error;
      throw await this.reasonOf(error);
    }
  }

  /** @throws the SDK's errors, as that of a wrong password */
  async logInAgain(password: string): Promise<void> {
    await this.account.logIn(password);
    this.change({ loginDue: 'no' });
    await this.askAge();
  }

  /** To be called when the server says that `equipe/{uid}` is missing. */
  remove(): void {
    this.change({ removed: true });
  }

  private async reasonOf(refusal: unknown): Promise<unknown> {
    const { db, uid } = this.account;
    const listed = await isListed(db, uid).catch(() => true);
    if (!listed) {
      this.remove();
      return new RemovedError('The person does not belong to the team.', { cause: refusal });
    }
    await this.askAge();
    if (this.getState().loginDue !== 'now') return refusal;
    return new LoginDueError('The login is too old.', { cause: refusal });
  }

  private change(changed: Partial<TeamState>): void {
    if (!this.stopped) this.set({ ...this.getState(), ...changed });
  }
}
