import { sleep } from '../../base/timeouts';
import { elapsed, readDeviceClocks, type Moment } from './deviceClocks';

/** How many requests `measure` sends at most if the server does not answer. */
const MAX_ATTEMPTS = 2;
/** The pause between two such requests. */
const PAUSE_MS = 500;

/** One measurement of the server's time. */
interface Sample {
  /** The time in the server's answer, ms since 1970. */
  serverTime: number;
  /**
   * The moment, by the device's clocks, at which the server's clock is assumed to have shown `serverTime`:
   * halfway between request and answer.
   */
  at: Moment;
  /** The round trip from request to answer, ms. */
  trip: number;
}

/** Estimates the server's clock. The error is at most half the round trip of the request. */
export class ServerClock {
  private sample: Sample | null = null;
  private measuring: Promise<void> | null = null;

  /**
   * @param readExactTime asks the server for its time, ms since 1970
   * @param onMeasured called after each measurement that is used
   * @param deviceNow returns ms since 1970 by the device's clock, which may be wrong
   */
  constructor(
    private readonly readExactTime: () => Promise<number>,
    private readonly onMeasured: () => void = () => {},
    private readonly deviceNow: () => number = Date.now,
  ) {}

  /** The server's present time, ms since 1970; null until the server has answered. */
  now(): number | null {
    const age = this.age();
    if (!this.sample || !age) return null;
    // If the device has slept, performance.now() may have stopped meanwhile, so the longer of the times that
    // the device's two clocks have measured counts.
    return this.sample.serverTime + (age.agree ? age.monotonic : Math.max(age.monotonic, age.time));
  }

  /** Converts a server time to performance.now(); null until the server has answered. */
  monotonicAt(time: number): number | null {
    const now = this.now();
    return now === null ? null : performance.now() + time - now;
  }

  /** The largest possible error of `now`, ms. */
  get error(): number {
    return this.sample ? this.sample.trip / 2 : Infinity;
  }

  /** Whether the device's clocks disagree since the time was measured. */
  get isDoubtful(): boolean {
    return this.age()?.agree === false;
  }

  /** Whether the time was measured in the last `ms`, and the device has not slept since. */
  isFresh(ms: number): boolean {
    const age = this.age();
    return age !== null && age.agree && age.monotonic <= ms;
  }

  /**
   * Asks the server for its time, unless a request is under way. The answer replaces the last measurement.
   */
  measure(): Promise<void> {
    this.measuring ??= this.attempt().finally(() => (this.measuring = null));
    return this.measuring;
  }

  /**
   * Measures again. The new measurement replaces the present one only if its round trip was shorter, because
   * the error is half the round trip.
   */
  async improve(): Promise<void> {
    const sample = await this.ask().catch(() => null);
    if (!sample || !this.sample || sample.trip >= this.sample.trip) return;
    this.sample = sample;
    this.onMeasured();
  }

  private async attempt(): Promise<void> {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts++) {
      if (attempts > 1) await sleep(PAUSE_MS);
      const sample = await this.ask().catch(() => null);
      if (!sample) continue;
      this.sample = sample;
      this.onMeasured();
      return;
    }
  }

  private async ask(): Promise<Sample> {
    const sent = readDeviceClocks(this.deviceNow);
    const serverTime = await this.readExactTime();
    const trip = performance.now() - sent.monotonic;
    return { serverTime, at: { monotonic: sent.monotonic + trip / 2, time: sent.time + trip / 2 }, trip };
  }

  private age() {
    return this.sample && elapsed(this.sample.at, readDeviceClocks(this.deviceNow));
  }
}
