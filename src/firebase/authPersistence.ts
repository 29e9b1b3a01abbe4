/* oxlint-disable no-underscore-dangle -- the SDK's names */
import { browserSessionPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { DATABASE_LIMIT_MS, NoAnswerError, withTimeout } from '../timeouts';

/** The methods of the SDK's persistences that are missing in its type declarations. */
interface Internals {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  /** As if another tab had written the value. */
  notifyListeners(key: string, value: unknown): void;
}

let sessionLate = false;

/** Whether IndexedDB has not answered in time who is signed in, in this visit. It may still answer. */
export function isSessionLate(): boolean {
  return sessionLate;
}

const classOf = (persistence: Persistence) => persistence as unknown as new () => Internals;

/**
 * Auth's IndexedDB, which is replaced by sessionStorage while it does not answer: all of Auth and Firestore waits for who is
 * signed in, and in Safari IndexedDB may never answer. A user whom a slow database gives late is signed in then, and what
 * was to be written is written.
 */
class PersistenceWithTimeout extends classOf(indexedDBLocalPersistence) {
  private readonly ofVisit = new (classOf(browserSessionPersistence))();
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
        () => undefined,
      );
    }
    return value ?? this.ofVisit._get(key);
  }

  override async _set(key: string, value: unknown) {
    const written = await this.inTime(super._set(key, value).then(() => true));
    if (!written) await this.ofVisit._set(key, value);
  }

  override async _remove(key: string) {
    // Auth removes a user whom it has not found, too; that would delete one whom the database gives late.
    if (this.silent && !(await this.ofVisit._get(key))) return;
    await Promise.all([this.inTime(super._remove(key)), this.ofVisit._remove(key)]);
  }

  /** The database's answer; undefined if it does not come in time. */
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

/** IndexedDB, as the SDK's own; with the same name of the database and so the same users. */
export const persistenceWithTimeout = PersistenceWithTimeout as unknown as Persistence;
