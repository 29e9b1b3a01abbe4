import { MINUTE_MS } from '../../base/durations';
import { growingPause, MAX_TIMER_MS, RETRY_PAUSES_MS, sleep } from '../../base/timeouts';
import type { ServerClock } from './serverClock';

/** How often the server is asked for its time before a room opens, if its answers are slow. */
const MAX_REQUESTS = 3;
/** If half a round trip is this short, another request could hardly give a better answer. */
const SMALL_ERROR_MS = 20;
/** Visitors who hear of a room at the same moment send their first request at random within this time. */
const SPREAD_MS = 3_000;
/** A time measured longer ago is asked for again: a phone's clock drifts by some 0.05 ms in a second. */
const FRESH_MS = 10 * MINUTE_MS;
/** If a room opens later than this, ask once more in its last minutes. */
const ASK_AGAIN_MS = 2 * MINUTE_MS;
const LAST_MOMENTS_MS = { earliest: 80_000, latest: 20_000 };

/**
 * Decides when a page asks for the server's time. All visitors hear of a room at the same moment, and must
 * not all ask at the same moment.
 */
export class TimeRequests {
  private asking: Promise<void> | null = null;
  private failures = 0;
  private next: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param untilOpen ms until the room opens, by the server's clock; null if nobody waits for that, Infinity
   * if it is not known
   * @param onUnknown called when the server has not answered; it is asked again
   */
  constructor(
    private readonly clock: ServerClock,
    private readonly untilOpen: () => number | null,
    private readonly onUnknown: () => void,
  ) {}

  /**
   * Asks for a room that is new or has a new time, unless the server's time is known or being asked for.
   * @param untilOpen ms until the room opens by this device's clock; if it is wrong, the page asks up to 3 s
   * late
   */
  begin(untilOpen: number): void {
    if (this.asking) return;
    if (this.clock.isFresh(FRESH_MS)) return this.plan(MAX_REQUESTS - 1);
    this.asking = sleep(Math.random() * Math.min(Math.max(0, untilOpen) / 3, SPREAD_MS))
      .then(() => this.ask())
      .finally(() => (this.asking = null));
  }

  /** Asks now. */
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
   * @param requests how many more may be sent for a better answer. They are spread over the time left,
   * because slow answers often come in a row.
   */
  private plan(requests: number): void {
    this.stop();
    const untilOpen = this.untilOpen();
    if (untilOpen === null) return;
    const { earliest, latest } = LAST_MOMENTS_MS;
    if (this.failures > 0) this.askIn(growingPause(this.failures - 1, RETRY_PAUSES_MS));
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
