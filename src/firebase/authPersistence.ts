/* oxlint-disable no-underscore-dangle -- the SDK's names */
import { browserSessionPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { DATABASE_LIMIT_MS, NoAnswerError, withTimeout } from '../base/timeouts';

/** Methods of Auth's persistence classes that are missing in the SDK's types. */
interface Internals {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  /** Tells Auth that the value has changed, as another tab's change would. */
  notifyListeners(key: string, value: unknown): void;
}

let sessionLate = false;

/** Whether IndexedDB has been too slow in this visit to say who is signed in. The answer may still come. */
export function isSessionLate(): boolean {
  return sessionLate;
}

const classOf = (persistence: Persistence) => persistence as unknown as new () => Internals;

/**
 * Auth's IndexedDB persistence with a timeout, after which sessionStorage replaces IndexedDB. In Safari,
 * IndexedDB may never answer, and without the timeout Auth and Firestore would wait for ever. If the answer
 * comes late, its user is still signed in; writes to IndexedDB that succeed late still take effect.
 */
class PersistenceWithTimeout extends classOf(indexedDBLocalPersistence) {
  private readonly fallback = new (classOf(browserSessionPersistence))();
  private silent = false;

  override async _isAvailable() {
    return (await this.inTime(super._isAvailable())) ?? true;
  }

  override async _get(key: string) {
    const stored = super._get(key);
    const value = await this.inTime(stored);
    if (value === undefined) {
      sessionLate = true;
      void stored.then(
        (late) => late && this.notifyListeners(key, late),
        () => {},
      );
    }
    return value ?? this.fallback._get(key);
  }

  override async _set(key: string, value: unknown) {
    const stored = super._set(key, value).then(() => true);
    if (await this.inTime(stored)) return;
    await this.fallback._set(key, value);
    // With the copy, this tab would stay signed in after a logout in another tab.
    void stored.then(
      () => this.fallback._remove(key),
      () => {},
    );
  }

  override async _remove(key: string) {
    // Auth also calls `_remove` for a user that it did not find. While IndexedDB is silent, the user may
    // still exist there, so `_remove` does nothing.
    if (this.silent && !(await this.fallback._get(key))) return;
    await Promise.all([this.inTime(super._remove(key)), this.fallback._remove(key)]);
  }

  /** The answer of IndexedDB; undefined if it does not come in time. */
  private async inTime<T>(answer: Promise<T>): Promise<T | undefined> {
    const answered = answer.finally(() => (this.silent = false));
    try {
      return await withTimeout(this.silent ? 0 : DATABASE_LIMIT_MS, answered);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      this.silent = true;
      return undefined;
    }
  }
}

/** Replaces the SDK's IndexedDB persistence. It uses the same database, so people stay signed in. */
export const persistenceWithTimeout = PersistenceWithTimeout as unknown as Persistence;
