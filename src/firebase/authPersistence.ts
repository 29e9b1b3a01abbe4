/* oxlint-disable no-underscore-dangle -- the SDK's names */
import { browserSessionPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';
import { DATABASE_LIMIT_MS, NoAnswerError, withTimeout } from '../base/timeouts';

/** The methods of Auth's persistence classes that the SDK's type declarations lack. */
interface Internals {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  /** Makes Auth take over the value, as if another tab had written it. */
  notifyListeners(key: string, value: unknown): void;
}

let sessionLate = false;

/** Whether IndexedDB was too slow, in this visit, to say who is signed in. It may still say it. */
export function isSessionLate(): boolean {
  return sessionLate;
}

const classOf = (persistence: Persistence) => persistence as unknown as new () => Internals;

/**
 * Auth's IndexedDB persistence, with sessionStorage as its fallback while the database does not answer. In
 * Safari, IndexedDB may never answer, and Auth and Firestore would wait for it without limit. A user whom the
 * database returns late is signed in then, and late writes still take effect.
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
    const written = await this.inTime(super._set(key, value).then(() => true));
    if (!written) await this.fallback._set(key, value);
  }

  override async _remove(key: string) {
    // Auth also removes a user whom it did not find. While the database does not answer, it may still return
    // that user late.
    if (this.silent && !(await this.fallback._get(key))) return;
    await Promise.all([this.inTime(super._remove(key)), this.fallback._remove(key)]);
  }

  /** The database's answer; undefined if there is none within DATABASE_LIMIT_MS. */
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

/** Takes the place of the SDK's IndexedDB persistence. It has the same database, so people stay signed in. */
export const persistenceWithTimeout = PersistenceWithTimeout as unknown as Persistence;
