/** Calls `onValue` with each value that differs from the one before. */
export function onChange<T>(onValue: (value: T) => unknown): (value: T) => void {
  let before: T | undefined;
  return (value) => {
    if (value === before) return;
    before = value;
    onValue(value);
  };
}

/**
 * Returns a function that tells whether a condition has held for `ms` without a break. Call it with the
 * condition whenever that may have changed.
 * @param onElapsed called when that time is over
 */
export function heldFor(ms: number, onElapsed: () => void): (holds: boolean) => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let elapsed = false;
  return (holds) => {
    if (!holds) {
      clearTimeout(timer);
      timer = undefined;
      elapsed = false;
    }
    if (holds)
      timer ??= setTimeout(() => {
        elapsed = true;
        onElapsed();
      }, ms);
    return elapsed;
  };
}
