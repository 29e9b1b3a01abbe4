/** How often the server is asked at most: the answer with the shortest round trip counts. */
const SAMPLES = 3;
/** A round trip so short that another question could not better the answer, ms. */
const SHORT_TRIP_MS = 40;

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

  /** @param ask resolves with the server's time, ms since 1970 */
  constructor(private readonly ask: () => Promise<number>) {}

  /** ms since 1970; null until the server has been asked. */
  now(): number | null {
    return this.sample && performance.now() + this.sample.offset;
  }

  /** By how much `now` may be wrong, ms. */
  get error(): number {
    return this.sample ? this.sample.trip / 2 : Infinity;
  }

  /**
   * Asks the server. What was known before does not count: performance.now() may have stopped while the device slept.
   * @throws the error of the first question; those after it only better the answer
   */
  async measure(): Promise<void> {
    let best = await this.ofOneTrip();
    this.sample = best;
    for (let asked = 1; asked < SAMPLES && best.trip > SHORT_TRIP_MS; asked++) {
      const next = await this.ofOneTrip().catch(() => null);
      if (next && next.trip < best.trip) this.sample = best = next;
    }
  }

  private async ofOneTrip(): Promise<Sample> {
    const sentAt = performance.now();
    const time = await this.ask();
    const trip = performance.now() - sentAt;
    return { offset: time - (sentAt + trip / 2), trip };
  }
}
