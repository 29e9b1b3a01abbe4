/** Returns a function that calls `onValue` with each value that differs from the one before. */
export function whenChanged<T>(onValue: (value: T) => unknown): (value: T) => void {
  let before: T | undefined;
  return (value) => {
    if (value === before) return;
    before = value;
    onValue(value);
  };
}

/**
 * Tells when a condition has been true for `ms` without interruption; useTrueAfter does the same in React.
 */
export class TrueAfter {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private elapsed = false;

  /** @param onElapsed called when the condition has been true for `ms` */
  constructor(
    private readonly ms: number,
    private readonly onElapsed: () => void,
  ) {}

  /**
   * Must be called whenever the condition may have changed.
   * @returns whether the condition has been true for long enough
   */
  update(isTrue: boolean): boolean {
    if (isTrue) this.timer ??= setTimeout(this.elapse, this.ms);
    else this.stop();
    return this.elapsed;
  }

  private readonly elapse = (): void => {
    this.elapsed = true;
    this.onElapsed();
  };

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.elapsed = false;
  }
}
