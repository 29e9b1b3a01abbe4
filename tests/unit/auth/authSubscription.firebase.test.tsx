import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import type { AuthState } from '../../../src/auth/AuthContext';
import { subscribeToAuthState } from '../../../src/auth/authSubscription';
import { DATABASE_LIMIT_MS } from '../../../src/base/timeouts';
import { persistenceWithTimeout } from '../../../src/firebase/authPersistence';
import { storedTickets } from '../../../src/show/storedTickets';

const OF_ACCOUNT = {
  sala: 'a',
  link: 'protegido:show',
  vaga: crypto.randomUUID(),
  dono: 'maria',
  state: 'won',
};

/** The method with which Auth's persistence reads, which the SDK's types leave out. */
const READ = '_get';
type Persistence = new () => Record<typeof READ, (key: string) => Promise<unknown>>;

it("an account's places stay while a slow database may still say who is signed in", async () => {
  vi.useFakeTimers();
  const WithTimeout = persistenceWithTimeout as unknown as Persistence;
  const database = (Object.getPrototypeOf(WithTimeout) as Persistence).prototype;
  vi.spyOn(database, READ).mockReturnValueOnce(new Promise(() => {}));
  localStorage.setItem('@salaDeEspera', JSON.stringify([OF_ACCOUNT]));
  const reading = new WithTimeout()[READ]('user');
  await vi.advanceTimersByTimeAsync(DATABASE_LIMIT_MS);
  await reading;
  const onState = vi.fn<(state: AuthState) => void>();
  const auth = { onAuthStateChanged: (next: (user: null) => void) => (next(null), () => {}) };
  subscribeToAuthState(auth as unknown as Auth, {} as Firestore, onState);
  expect(onState).toHaveBeenCalledExactlyOnceWith({ status: 'signedOut', profileMissing: false });
  expect(storedTickets()).toHaveLength(1);
});
