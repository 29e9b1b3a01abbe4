import { sleep } from '../../base/timeouts';

/** Pauses that one call ends early, all together. */
export class Pauses {
  private ending = new AbortController();

  /** Resolves after `ms`, or as soon as `endAll` is called. */
  pause(ms: number): Promise<void> {
    return sleep(ms, this.ending.signal);
  }

  endAll(): void {
    this.ending.abort();
    this.ending = new AbortController();
  }
}
