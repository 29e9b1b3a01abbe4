/** The error's code, which errors of the SDKs and some of the app's own have; empty if there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether firestore.rules have refused a request. */
export function isDenied(error: unknown): boolean {
  return codeOf(error) === 'permission-denied';
}

/** Whether a request to Firebase Auth had no answer; the request may still have succeeded. */
export function isNoConnection(error: unknown): boolean {
  return codeOf(error) === 'auth/network-request-failed';
}

/** Resolves with the error if the promise rejects, else with null. */
export function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}
