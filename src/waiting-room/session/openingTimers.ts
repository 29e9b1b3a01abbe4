import { SECOND_MS } from '../../base/durations';
import { MAX_TIMER_MS } from '../../base/timeouts';

/** How long before a room opens the page counts down. */
export const COUNTDOWN_MS = 10_000;

/**
 * The button may appear up to this long, plus the clock's possible error, before the opening: timers are not
 * exact, and a better measurement may come meanwhile. If it came even earlier, the device's clock was set.
 */
export const MAX_EARLY_MS = 500;

/** Two timers for a room with an opening time: for the opening, and for the seconds of the countdown. */
export class OpeningTimers {
  private opens: ReturnType<typeof setTimeout> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param untilOpen returns the ms until the room opens; Infinity if that is not known
   * @param onTick called when the room opens, when the countdown begins, and at each second of the countdown
   */
  constructor(
    private readonly untilOpen: () => number,
    private readonly onTick: () => void,
  ) {}

  start(): void {
    this.stop();
    const untilOpen = this.untilOpen();
    if (untilOpen === 0 || untilOpen === Infinity) return;
    // The opening has a timer of its own: in a hidden page, browsers delay timers that were set by other
    // timers, by up to a minute.
    this.opens = setTimeout(
      () => {
        this.start();
        this.onTick();
      },
      Math.min(untilOpen, MAX_TIMER_MS),
    );
    this.startTick(untilOpen);
  }

  stop(): void {
    clearTimeout(this.opens);
    clearTimeout(this.next);
  }

  private startTick(untilOpen: number): void {
    if (untilOpen > MAX_TIMER_MS) return;
    this.next = setTimeout(
      () => {
        this.onTick();
        const next = this.untilOpen();
        if (next > 0) this.startTick(next);
      },
      untilOpen > COUNTDOWN_MS ? untilOpen - COUNTDOWN_MS : untilOpen % SECOND_MS || SECOND_MS,
    );
  }
}
