/**
 * Resolves when what is rendered has been painted, which an effect may come before: the second frame does not.
 * A page that nobody looks at is not painted until it is.
 */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(() => painted()));
  });
}
