/** A promise that stays pending until `open` is called with its value. */
export function makeGate<T = void>() {
  let settle: ((value: T) => void) | undefined;
  const opened = new Promise<T>((resolve) => (settle = resolve));
  return { opened, open: (value: T) => settle?.(value) };
}
