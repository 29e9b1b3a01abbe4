import type { Firestore } from 'firebase/firestore/lite';
import { HOUR_MS, MINUTE_MS } from '../base/durations';
import { isDenied } from '../base/errors';
import { Observable } from '../base/observable';
import { isListed } from './membership';
import type { TeamAccount } from './teamAccount';

/** How long after typing the password the team may write; firestore.rules have the same limit. */
export const LOGIN_LIFETIME_MS = 12 * HOUR_MS;
/** The desk asks for the password this long before LOGIN_LIFETIME_MS is over, so as not to ask in a show. */
const ASK_BEFORE_MS = HOUR_MS;

interface TeamState {
  /**
   * Whether to ask for the password. `soon`: within an hour firestore.rules will refuse this person's writes.
   * `now`: they already do.
   */
  loginDue: 'no' | 'soon' | 'now';
  /** Whether the person has lost the membership of the team. */
  removed: boolean;
}

/** Thrown if firestore.rules have refused a write because the login is too old: nothing was written. */
export class LoginDueError extends Error {}

/** Thrown if firestore.rules have refused a read or a write because the person no longer is on the team. */
export class RemovedError extends Error {}

/** Watches what firestore.rules require of a team member: the membership and a recent login. */
export class TeamSession extends Observable<TeamState> {
  /** The closed room from which the person has gone on. Kept here, as each visit makes a new LiveDesk. */
  finishedRoom: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Aborted by `stop` and by the next request for the login's age: only the latest answer is used. */
  private question = new AbortController();

  constructor(readonly account: TeamAccount) {
    super({ loginDue: 'no', removed: false });
  }

  /**
   * Measures how old the login is, and sets a timer for the next measurement. Called again whenever the page
   * is shown, because timers stop while a device sleeps.
   */
  async start(): Promise<void> {
    this.stop();
    const { signal } = (this.question = new AbortController());
    const age = await this.account.loginAge().catch(() => null);
    if (signal.aborted) return;
    // Without an answer, do not ask for the password: if the login is too old, the next write will tell.
    if (age === null) return this.measureIn(MINUTE_MS);
    const timeLeft = LOGIN_LIFETIME_MS - age;
    this.change({ loginDue: timeLeft <= 0 ? 'now' : timeLeft <= ASK_BEFORE_MS ? 'soon' : 'no' });
    const next = timeLeft > ASK_BEFORE_MS ? timeLeft - ASK_BEFORE_MS : timeLeft;
    if (timeLeft > 0) this.measureIn(next);
  }

  private measureIn(delayMs: number): void {
    this.timer = setTimeout(() => void this.start(), delayMs);
  }

  stop(): void {
    this.question.abort();
    clearTimeout(this.timer);
  }

  /**
   * Runs a read or a write. If firestore.rules refuse it, finds out whether the login or the membership is
   * the reason.
   * @throws LoginDueError or RemovedError, after which nothing has been written; else the error of `work`
   */
  async run<T>(work: (db: Firestore) => Promise<T>): Promise<T> {
    try {
      return await work(this.account.db);
    } catch (error) {
      if (!isDenied(error)) throw error;
      throw await this.reasonOf(error);
    }
  }

  /** @throws the SDK's errors, for example that of a wrong password */
  async logInAgain(password: string): Promise<void> {
    await this.account.logIn(password);
    this.change({ loginDue: 'no' });
    await this.askAgain();
  }

  /** To be called when the server says that `equipe/{uid}` is missing. */
  remove(): void {
    this.change({ removed: true });
  }

  private async reasonOf(refusal: unknown): Promise<unknown> {
    const { db, uid } = this.account;
    if (!(await isListed(db, uid).catch(() => true))) {
      this.remove();
      return new RemovedError('The person does not belong to the team.', { cause: refusal });
    }
    await this.askAgain();
    if (this.getState().loginDue !== 'now') return refusal;
    return new LoginDueError('The login is too old.', { cause: refusal });
  }

  /** Asks how old the login is now, unless the desk has been closed meanwhile. */
  private async askAgain(): Promise<void> {
    if (!this.question.signal.aborted) await this.start();
  }

  private change(changed: Partial<TeamState>): void {
    this.set({ ...this.getState(), ...changed });
  }
}
