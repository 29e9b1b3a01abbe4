import { sleep } from '../../base/timeouts';
import { elapsed, readDeviceClocks, type Moment } from './deviceClocks';

/** `measure` ends after this many requests without an answer. */
const MAX_ATTEMPTS = 2;
/** The pause between two attempts. */
const PAUSE_MS = 500;

/** One answer of the server. */
interface Sample {
  /** The server's time, ms since 1970. It is taken as the time in the middle between request and answer. */
  serverTime: number;
  /** The middle between request and answer, by the device's clocks. */
  at: Moment;
  /** The time from the request to the answer, ms. */
  trip: number;
}

/** The server's clock, as this device knows it: wrong by half a round trip at most. */
export class ServerClock {
  private sample: Sample | null = null;
  private measuring: Promise<void> | null = null;

  /**
   * @param readExactTime resolves with the server's time, ms since 1970
   * @param onMeasured called when the time is known, or known better
   * @param deviceNow ms since 1970 by the device's clock, which may be wrong
   */
  constructor(
    private readonly readExactTime: () => Promise<number>,
    private readonly onMeasured: () => void = () => {},
    private readonly deviceNow: () => number = Date.now,
  ) {}

  /** The server's time, ms since 1970; null until it has answered. */
  now(): number | null {
    const age = this.age();
    if (!this.sample || !age) return null;
    // While a device sleeps, performance.now() may stop, but the device's other clock goes on.
    return this.sample.serverTime + (age.agree ? age.monotonic : Math.max(age.monotonic, age.time));
  }

  /** Converts a time of the server's clock to performance.now(); null until the server has answered. */
  monotonicAt(time: number): number | null {
    const now = this.now();
    return now === null ? null : performance.now() + time - now;
  }

  /** By how much `now` may be wrong, ms. */
  get error(): number {
    return this.sample ? this.sample.trip / 2 : Infinity;
  }

  /** Whether the time was measured in the last `ms`, during which the device has not slept. */
  isFresh(ms: number): boolean {
    const age = this.age();
    return age !== null && age.agree && age.monotonic <= ms;
  }

  /** Asks the server, unless a request is under way. Its answer replaces what was known before. */
  measure(): Promise<void> {
    this.measuring ??= this.attempt().finally(() => (this.measuring = null));
    return this.measuring;
  }

  /** Asks once more. The answer replaces the one before only if its round trip was shorter. */
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
