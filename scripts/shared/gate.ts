/** A promise that stays pending until `open` is called. */
export function makeGate() {
  let settle: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => (settle = resolve));
  return { opened, open: () => settle?.() };
}
