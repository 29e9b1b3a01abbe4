import { MINUTE_MS } from '../../base/durations';
import { MAX_TIMER_MS, randomPause, RETRY_PAUSES_MS, sleep } from '../../base/timeouts';
import type { ServerClock } from './serverClock';

/** How many requests make one measurement at most: the first, and those that improve a slow answer. */
const MAX_REQUESTS = 3;
/** An error of the clock, ms, that is good enough: another request would hardly improve it. */
const SMALL_ERROR_MS = 20;
/** All visitors hear of a room at once; their first requests are spread at random over this time at most. */
const SPREAD_MS = 3_000;
/** How long a measured time counts as exact: phones' clocks drift by some 0.05 ms each second. */
export const FRESH_MS = 10 * MINUTE_MS;
/** If a room opens in more than this time, the page asks again in the last moments before the opening. */
const ASK_AGAIN_MS = 2 * MINUTE_MS;
const LAST_MOMENTS_MS = { earliest: 80_000, latest: 20_000 };

/** Decides when the page asks for the server's time, so that not all visitors ask at the same moment. */
export class TimeRequests {
  private asking: Promise<void> | null = null;
  private failures = 0;
  private next: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param untilOpen returns the ms until the room opens by the server's clock; null if no room is to open.
   * While the server's time is not known, it matters only whether the result is null.
   * @param onUnknown called when the server has not answered and its time is still unknown; the page asks
   * again later
   */
  constructor(
    private readonly clock: ServerClock,
    private readonly untilOpen: () => number | null,
    private readonly onUnknown: () => void,
  ) {}

  /**
   * Asks for the server's time because a room is new or has a new opening time. Does not ask if the known
   * time is still fresh (FRESH_MS), or if another request is under way.
   * @param untilOpen ms until the room opens by this device's clock. If that clock is wrong, the page asks up
   * to 3 s late.
   */
  begin(untilOpen: number): void {
    if (this.asking) return;
    if (this.clock.isFresh(FRESH_MS)) return this.plan(MAX_REQUESTS - 1);
    this.asking = sleep(Math.random() * Math.min(Math.max(0, untilOpen) / 3, SPREAD_MS))
      .then(() => this.ask())
      .finally(() => (this.asking = null));
  }

  /** Asks for the server's time at once. */
  async ask(): Promise<void> {
    await this.clock.measure();
    this.failures = this.clock.now() === null ? this.failures + 1 : 0;
    if (this.failures > 0) this.onUnknown();
    this.plan(MAX_REQUESTS - 1);
  }

  stop(): void {
    clearTimeout(this.next);
  }

  /**
   * Plans the next request.
   * @param requests how many more requests may improve the result. They are spread over the time left,
   * because slow answers often come in a row.
   */
  private plan(requests: number): void {
    this.stop();
    const untilOpen = this.untilOpen();
    if (untilOpen === null) return;
    const { earliest, latest } = LAST_MOMENTS_MS;
    if (this.failures > 0) this.askIn(randomPause(this.failures - 1, RETRY_PAUSES_MS));
    else if (untilOpen > ASK_AGAIN_MS) this.askIn(untilOpen - latest - Math.random() * (earliest - latest));
    else if (requests > 0 && this.clock.error > SMALL_ERROR_MS)
      this.next = setTimeout(
        () => void this.clock.improve().then(() => this.plan(requests - 1)),
        (Math.random() * untilOpen) / 2,
      );
  }

  private askIn(ms: number): void {
    this.next = setTimeout(() => void this.ask(), Math.min(ms, MAX_TIMER_MS));
  }
}
