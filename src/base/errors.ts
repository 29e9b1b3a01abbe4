/** The code of an SDK error; empty for other errors. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether firestore.rules have refused a request. */
export function isDenied(error: unknown): boolean {
  return codeOf(error) === 'permission-denied';
}

/** Whether a request to Auth had no answer. It may have succeeded all the same. */
export function isNoConnection(error: unknown): boolean {
  return codeOf(error) === 'auth/network-request-failed';
}

/** Resolves with the error of a promise that is rejected, or with null. */
export function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}
