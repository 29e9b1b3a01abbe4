/** No answer came: the network or the server is at fault, and what was asked may have happened all the same. */
export class NoAnswerError extends Error {
  /** As the SDK's own errors have it. */
  readonly code = 'unavailable';
}

/**
 * The answer, or an error when it has not come within the limit. The SDK waits without end for an answer
 * that got lost.
 * @throws NoAnswerError
 */
export function within<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new NoAnswerError('O servidor não respondeu a tempo.')),
      Math.max(0, limitMs),
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
