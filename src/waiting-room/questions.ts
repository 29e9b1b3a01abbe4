import { sleep } from '../timeouts';
import type { ServerClock } from './serverClock';

/** How often the server is asked for its time, if its answers are slow. */
const QUESTIONS = 3;
/** Half a round trip so short that another question could not better the answer, ms. */
const SMALL_ERROR_MS = 20;
/** The first question of visitors who hear of a room at the same moment comes at a random moment within this time, ms. */
const SPREAD_MS = 3_000;
/** The questions after the first come within this time, ms. */
const IMPROVEMENT_MS = 60_000;

/** When a page asks for the server's time. All visitors hear of a room at the same moment, and must not ask at the same moment. */
export class Questions {
  private asking = false;
  private next: ReturnType<typeof setTimeout> | undefined;

  /** @param left ms until the room opens, by the server's clock; 0 or Infinity if there is nothing to wait for */
  constructor(
    private readonly clock: ServerClock,
    private readonly left: () => number,
  ) {}

  /**
   * Asks, unless the time is known or was asked for.
   * @param left ms until the room opens by this device's clock, which may be wrong: then the button comes 3 s late at most
   */
  async begin(left: number): Promise<void> {
    if (this.clock.now() !== null || this.clock.gaveUp || this.asking) return;
    this.asking = true;
    await sleep(Math.random() * Math.min(Math.max(0, left) / 3, SPREAD_MS));
    await this.ask();
    this.asking = false;
  }

  /** Asks now. What was known before no longer counts once the server answers. */
  async ask(): Promise<void> {
    await this.clock.measure();
    this.improve(QUESTIONS - 1);
  }

  stop(): void {
    clearTimeout(this.next);
  }

  /** Asks again, later: slow answers that come one right after the other are often slow for the same reason. */
  private improve(questions: number): void {
    clearTimeout(this.next);
    const left = this.left();
    if (questions === 0 || this.clock.error <= SMALL_ERROR_MS || left === 0 || left === Infinity) return;
    this.next = setTimeout(
      () => void this.clock.improve().then(() => this.improve(questions - 1)),
      Math.random() * Math.min(left / 2, IMPROVEMENT_MS),
    );
  }
}
