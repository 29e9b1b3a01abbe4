import { sleep } from '../timeouts';

/** How often the server is asked without an answer before the clock gives up. */
const ATTEMPTS = 2;
/** The pause between two attempts, ms. */
const PAUSE_MS = 500;
/** An answer of the server, by performance.now(), which nobody sets. */
interface Sample {
  /** The server's time minus that of performance.now(), ms. */
  offset: number;
  /** From the question to the answer, ms. */
  trip: number;
}

/** The server's clock, as this device knows it: wrong by half a round trip at most. */
export class ServerClock {
  private sample: Sample | null = null;
  private measuring: Promise<void> | null = null;
  private unanswered = false;

  /**
   * @param readTime resolves with the server's time, ms since 1970
   * @param onMeasured called when the time is known, or not to be had
   */
  constructor(
    private readonly readTime: () => Promise<number>,
    private readonly onMeasured: () => void = () => {},
  ) {}

  /** ms since 1970; null until the server has been asked. */
  now(): number | null {
    return this.sample && performance.now() + this.sample.offset;
  }

  /** The moment, by performance.now(), at which it is `time` on the server's clock; null until the server has been asked. */
  momentOf(time: number): number | null {
    return this.sample && time - this.sample.offset;
  }

  /** By how much `now` may be wrong, ms. */
  get error(): number {
    return this.sample ? this.sample.trip / 2 : Infinity;
  }

  /** Whether `now` is null because the server did not answer. */
  get gaveUp(): boolean {
    return this.sample === null && this.unanswered;
  }

  /**
   * Asks the server, unless that is under way. What was known before no longer counts once it answers: performance.now() may have
   * stopped while the device slept.
   */
  measure(): Promise<void> {
    this.measuring ??= this.attempt().finally(() => {
      this.measuring = null;
      this.onMeasured();
    });
    return this.measuring;
  }

  /** Asks once more. The answer with the shortest round trip counts. */
  async improve(): Promise<void> {
    const sample = await this.ask().catch(() => null);
    if (!sample || !this.sample || sample.trip >= this.sample.trip) return;
    this.sample = sample;
    this.onMeasured();
  }

  private async attempt(): Promise<void> {
    for (let attempts = 1; ; attempts++) {
      const sample = await this.ask().catch(() => null);
      if (sample) this.sample = sample;
      // Not between two attempts: until the last one has failed, the page waits for the time.
      this.unanswered = !sample && attempts === ATTEMPTS;
      if (sample || this.unanswered) return;
      await sleep(PAUSE_MS);
    }
  }

  private async ask(): Promise<Sample> {
    const sentAt = performance.now();
    const time = await this.readTime();
    const trip = performance.now() - sentAt;
    return { offset: time - (sentAt + trip / 2), trip };
  }
}
