import { MINUTE_MS } from '../../base/durations';
import { randomPause, sleep } from '../../base/timeouts';

/** How long a click, or the winner's way to the address, waits for an answer before it asks again. */
export const REQUEST_LIMIT_MS = 8_000;
/** How long a click keeps asking a server that does not answer. */
export const UNANSWERED_LIMIT_MS = 30_000;
/** The time limits of a click, ms. After its limit, the click fails and the page shows the button again. */
export const CLICK_LIMITS = {
  /** If there is no answer, or the rules refuse the click although the room is open. */
  unanswered: UNANSWERED_LIMIT_MS,
  /**
   * While the server answers, but its answer may still change: another transaction has locked the room
   * (ABORTED), or the click may have come too early. Longer than 270 s, after which Firestore ends the
   * transaction that holds the lock.
   */
  contended: 5 * MINUTE_MS,
};
/**
 * The pauses between attempts. After a lock's end, a click waits for at most one pause, and for the 2 s that
 * the emulator takes to refuse a commit: less than 5 s; click.test.ts allows twice that.
 */
const PAUSES_MS = { first: 250, longest: 2_500 };
/** With less time left, no further attempt is made: its timeout would hide the server's last answer. */
const MIN_ATTEMPT_MS = 1_000;

export class TimeLeft {
  /** When the click ends, by performance.now(); `extend` moves it. */
  deadline: number;
  private readonly latest: number;

  constructor(private readonly limits: typeof CLICK_LIMITS) {
    this.deadline = performance.now() + limits.unanswered;
    this.latest = performance.now() + limits.contended;
  }

  /** The time limit of the next request, ms. */
  get forRequest(): number {
    return limitTo(this.deadline);
  }

  /** Gives the click more time, because the server answers and its answer may still change. */
  extend(): void {
    this.deadline = Math.min(this.latest, performance.now() + this.limits.unanswered);
  }

  /**
   * Waits before the next attempt.
   * @throws the given error if no time is left for another attempt
   */
  async pauseOrThrow(attempt: number, error: unknown): Promise<void> {
    const pause = randomPause(attempt, PAUSES_MS);
    if (performance.now() + pause + MIN_ATTEMPT_MS > this.deadline) throw error;
    await sleep(pause);
  }
}

/** The time limit of the next request, ms, so that it ends by the deadline. */
export function limitTo(deadline: number): number {
  return Math.min(REQUEST_LIMIT_MS, deadline - performance.now());
}
