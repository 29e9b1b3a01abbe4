import { MINUTE_MS } from '../../base/durations';
import { growingPause, sleep } from '../../base/timeouts';

/** How long one request may take. */
const REQUEST_LIMIT_MS = 8_000;
/** How long the page keeps asking while the server does not answer. */
export const UNANSWERED_LIMIT_MS = 30_000;
/** How long a click goes on, ms. Then it fails, and the page shows the button again. */
export const CLICK_LIMITS = {
  /** While there is no answer, or the rules refuse the click although the room is open. */
  unanswered: UNANSWERED_LIMIT_MS,
  /** While another transaction has locked the room (ABORTED). Firestore ends a transaction after 270 s. */
  contended: 5 * MINUTE_MS,
};
/**
 * The pause before another attempt is a random part of this, which doubles from `first` to `longest`. With
 * the 2 s after which the emulator refuses a commit in a locked room, everybody is answered within 5 s of the
 * lock's end.
 */
const PAUSES_MS = { first: 250, longest: 2_500 };
/** An attempt with less time for its answer is not sent: its error would hide what the server said before. */
const MIN_ATTEMPT_MS = 1_000;

/** The time that is left to one click. */
export class TimeLeft {
  /** When the click ends unless the limit is extended, by performance.now(). */
  deadline: number;
  private readonly latest: number;

  constructor(private readonly limits: typeof CLICK_LIMITS) {
    this.deadline = performance.now() + limits.unanswered;
    this.latest = performance.now() + limits.contended;
  }

  /** The time that the next request may take, ms. */
  get forRequest(): number {
    return limitTo(this.deadline);
  }

  /** Lets the click go on, because the server is there and its answer may still change. */
  extend(): void {
    this.deadline = Math.min(this.latest, performance.now() + this.limits.unanswered);
  }

  /**
   * Waits before the next attempt.
   * @throws the given error if the time does not suffice for another one
   */
  async pauseOrThrow(attempt: number, error: unknown): Promise<void> {
    const pause = Math.random() * growingPause(attempt, PAUSES_MS);
    if (performance.now() + pause + MIN_ATTEMPT_MS > this.deadline) throw error;
    await sleep(pause);
  }
}

/** How long the next request may take, so that it ends by the deadline, ms. */
export function limitTo(deadline: number): number {
  return Math.min(REQUEST_LIMIT_MS, deadline - performance.now());
}
