import { sleep } from './timeouts';

/** Pauses that can all be ended early by one call. */
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
