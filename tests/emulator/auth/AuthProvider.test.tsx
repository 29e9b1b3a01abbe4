import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeAuthStateChanged, createUserWithEmailAndPassword, signOut, type User } from 'firebase/auth';
import { doc as liveDoc, onSnapshot } from 'firebase/firestore';
import { useLayoutEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from 'vitest';
import '../../support/dom';
import { makeGate } from '../../../scripts/shared/gate';
import RequireAuth from '../../../src/account/RequireAuth';
import { useAuth, type AuthContextValue, type AuthState } from '../../../src/auth/AuthContext';
import AuthProvider from '../../../src/auth/AuthProvider';
import { followProfile } from '../../../src/auth/followProfile';
import { countRegistration } from '../../../src/auth/profile/counters';
import { cachedProfile, cacheProfile } from '../../../src/auth/profile/profileCache';
import { register, type Registration } from '../../../src/auth/profile/registration';
import { HOUR_MS } from '../../../src/base/durations';
import { sleep } from '../../../src/base/timeouts';
import { auth } from '../../../src/firebase/auth';
import { db } from '../../../src/firebase/firestore';
import { realtimeDb } from '../../../src/firebase/realtime';
import type { Profile } from '../../../src/model';
import { replaceStoredTickets, storedTickets, type StoredTicket } from '../../../src/show/storedTickets';
import { ToastArea } from '../../../src/ui/toast/ToastArea';
import {
  countOf,
  deleteAuthUser,
  newRegistration,
  LOGIN_REFUSED,
  PASSWORD,
  setDisabled,
  uidOf,
} from '../../support/accounts';
import { signedOut } from '../../support/auth';
import { uidOfEmail } from '../../support/emulators';
import { without } from '../../support/firestore';
import { admin, startProject } from '../../support/project';
import { lose, onNextCommit, onRequests } from '../../support/requests';
import { byAdmin, update } from '../../support/rules';
import { eventually, hurryTimers } from '../../support/timers';

const SIGN_UP = '/sign-up/novo-cadastro';
const CACHE = '@users';
const PARTICIPATIONS = '@minhasParticipacoes';
const COUNTED = '@contagem';
const SIGN_OUT_REFUSED = { code: 'auth/login-blocked' };
const ENDED = 'A sua sessão terminou neste aparelho. Entre de novo.';
const PROFILE_MISSING: AuthState = { status: 'signedOut', profileMissing: true };

/** The auth states that the page has rendered, and the addresses at which it did. */
let states: AuthState[];
let visited: string[];
let account: AuthContextValue;
let log: MockInstance<typeof console.error>;

// The app's own Firebase project, which other test files also use. Only counters of states that no other file
// counts in are compared.
startProject('sala-de-espera');
beforeEach(() => {
  log = vi.spyOn(console, 'error');
  states = [];
  visited = [];
  window.history.replaceState(null, '', '/');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  cleanup();
  await signOut(auth);
  localStorage.clear();
  const unexpected = log.mock.calls;
  vi.restoreAllMocks();
  expect(unexpected).toEqual([]);
});

function Page() {
  const now = useAuth();
  useLayoutEffect(() => {
    account = now;
    if (states.at(-1) !== now.state) states.push(now.state);
  });
  return now.state.status === 'signedIn' ? now.state.profile.name : now.state.status;
}

function Address() {
  const { pathname } = useLocation();
  if (visited.at(-1) !== pathname) visited.push(pathname);
  return null;
}

/** Renders AuthProvider and RequireAuth around pages that show only the auth state. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  return render(
    <BrowserRouter useTransitions={false}>
      <Address />
      <Routes>
        <Route element={<AuthProvider />}>
          <Route element={<RequireAuth />}>
            <Route path="/profile" element={<Page />} />
          </Route>
          <Route path="*" element={<Page />} />
        </Route>
      </Routes>
      <ToastArea />
    </BrowserRouter>,
  );
}

function expectState(expected: unknown): Promise<void> {
  return waitFor(() => expect(states.at(-1)).toEqual(expected));
}

function signedIn(profile: Partial<Profile>): unknown {
  return { status: 'signedIn', profile: expect.objectContaining(profile) as unknown };
}

/** Registers a new user, who is then signed in on this device. Resolves with the profile. */
async function registered(changed: Partial<Registration> = {}): Promise<Profile> {
  await register(auth, db, newRegistration({ estado: 'RR', ...changed }));
  return { ...(await admin.read(`users/${uidOf({ auth })}`)), confirmado: false } as unknown as Profile;
}

/** Creates an account whose sign-up ended before the profile was created. */
async function startSignUp(estado = 'RR'): Promise<Registration> {
  const person = newRegistration({ estado });
  await createUserWithEmailAndPassword(auth, person.email, person.password);
  return person;
}

/** Makes every sign-out fail until the returned function is called. */
function refuseSignOut(): () => void {
  return beforeAuthStateChanged(auth, (user) => {
    if (!user) throw new Error('The test refuses to sign out.');
  });
}

/** Resolves when this browser has received a new name in the profile. */
function watchChanges(uid: string, name: string): Promise<void> {
  return new Promise((heard) => {
    const stop = onSnapshot(liveDoc(realtimeDb, 'users', uid), (snapshot) => {
      if (snapshot.get('name') !== name) return;
      stop();
      heard();
    });
  });
}

const marker = (uid: string) => admin.read(`users/${uid}/privado/contagem`);

function expectCounted(uid: string): Promise<void> {
  return eventually(async () => expect(await marker(uid)).not.toBeNull());
}

/**
 * Opens the profile page with another name in the stored profile, and waits for the name of the subscription:
 * the emulator sometimes misses a change that is written while a subscription begins.
 */
async function openSubscribed(profile: Profile): Promise<void> {
  cacheProfile({ ...profile, name: 'Nome de ontem' });
  open('/profile');
  await screen.findByText(profile.name);
}

/** Opens the profile page for a new user, and waits until the registration has been counted. */
async function openAsCounted(): Promise<Profile> {
  const profile = await registered();
  await openSubscribed(profile);
  await expectCounted(profile.uid);
  return profile;
}

/** Loses the answer to the first read, and to the next one whenever `sent` is set to 0. */
function loseFirstRead(): { sent: number } {
  const reads = { sent: 0 };
  onRequests((address) => /:batchGet/.test(address) && reads.sent++ === 0, lose);
  return reads;
}

/**
 * Follows a new account whose subscription reports the profile as missing, then creates the profile. Resolves
 * when the account is signed in; the answer to the first read of the profile is lost before.
 */
async function createUndelivered() {
  hurryTimers();
  const person = await startSignUp();
  const user = auth.currentUser as User;
  const seen: AuthState[] = [];
  const sees = (state: unknown) => waitFor(() => expect(seen.at(-1)).toEqual(state));
  let reportMissing: (() => void) | undefined;
  const stop = followProfile(db, user, {
    stored: false,
    load: async () => ({
      realtimeDb,
      subscribeToProfile: (_db, _uid, { onProfile }) => {
        reportMissing = () => onProfile(undefined);
        onProfile(undefined);
        return () => {};
      },
    }),
    onState: (state) => seen.push(state),
    onMissing: () => {},
  });
  onTestFinished(stop);
  await sees(PROFILE_MISSING);
  let reads = { sent: 0 };
  // Loses the read before the profile exists, because the next read may find it as soon as it is there.
  onNextCommit((send) => {
    reads = loseFirstRead();
    return send();
  });
  await register(auth, db, person);
  await sees(signedIn({ uid: user.uid, name: person.name }));
  return { uid: user.uid, reads, seen, sees, reportMissing: () => reportMissing?.() };
}

/** Holds back the requests to matching addresses. `sent` waits for the first, `release` lets them go on. */
function holdRequests(matching: RegExp) {
  const gate = makeGate();
  let sent = 0;
  onRequests(
    (address) => matching.test(address),
    async (send) => {
      sent++;
      await gate.opened;
      return send();
    },
  );
  return { sent: () => eventually(() => expect(sent).toBe(1)), release: gate.open };
}

function expectNothingStored(): void {
  expect(localStorage.getItem(CACHE)).toBeNull();
  expect(localStorage.getItem(PARTICIPATIONS)).toBeNull();
}

describe('the auth state', () => {
  it('is loading, then signed out', async () => {
    open('/promo/natal');
    await expectState(signedOut);
    expect(states).toEqual([{ status: 'loading', offline: false }, signedOut]);
    expect(visited).toEqual(['/promo/natal']);
  });

  it('is loading, then signed in with the profile of the server, which is cached', async () => {
    const profile = await registered();
    open('/profile');
    await expectState({ status: 'signedIn', profile });
    expect(visited).toEqual(['/profile']);
    expect(cachedProfile(profile.uid)).toEqual(profile);
    expect(localStorage.getItem(CACHE)).not.toContain(profile.name);
    await expectCounted(profile.uid);
  });

  it('has the cached profile at once, then that of the server, and follows its changes', async () => {
    const profile = await registered();
    cacheProfile({ ...profile, name: 'Nome de ontem' });
    open('/profile');
    await expectState({ status: 'signedIn', profile });
    expect(states).toEqual([
      { status: 'signedIn', profile: { ...profile, name: 'Nome de ontem' } },
      { status: 'signedIn', profile },
    ]);
    expect(cachedProfile(profile.uid)).toEqual(profile);
    await byAdmin(update(`users/${profile.uid}`, { name: 'Maria Souza' }));
    expect(await screen.findByText('Maria Souza')).toBeDefined();
    expect(cachedProfile(profile.uid)).toEqual({ ...profile, name: 'Maria Souza' });
  });

  it('never has the cached profile of another user', async () => {
    const profile = await registered();
    cacheProfile({ ...profile, uid: 'outra-pessoa', name: 'Outra pessoa' });
    localStorage.setItem(PARTICIPATIONS, 'de outra pessoa');
    open('/promo/natal');
    await expectState({ status: 'signedIn', profile });
    expect(states).not.toContainEqual(signedIn({ name: 'Outra pessoa' }));
    expect(localStorage.getItem(PARTICIPATIONS)).toBeNull();
    expect(cachedProfile(profile.uid)).toEqual(profile);
    await expectCounted(profile.uid);
  });

  it('follows a login and a logout elsewhere in the app', async () => {
    open('/promo/natal');
    await expectState(signedOut);
    const profile = await registered();
    await expectState({ status: 'signedIn', profile });
    await expectCounted(profile.uid);
    await signOut(auth);
    await expectState(signedOut);
    expect(localStorage.getItem(CACHE)).toBeNull();
    expect(await screen.findByText(ENDED)).toBeDefined();
  });

  describe("an account's places on this device", () => {
    const place: StoredTicket = {
      sala: 'sala',
      link: 'protegido:show',
      vaga: crypto.randomUUID(),
      state: 'won',
      seen: 1,
      endereco: 'https://example.com/chamada',
    };
    const ofVisitor = { ...place, vaga: crypto.randomUUID() };

    it.each([
      ['is deleted elsewhere', (uid: string) => deleteAuthUser(uid)],
      ['is disabled', (uid: string) => setDisabled(uid, true)],
    ])("go when the account %s, and no visitor's", async (_, endSession) => {
      const { uid } = await openAsCounted();
      replaceStoredTickets([{ ...place, dono: uid }, ofVisitor]);
      await endSession(uid);
      await expect(auth.currentUser?.reload()).rejects.toThrow(/auth.user-/);
      await expectState(signedOut);
      expect(storedTickets()).toEqual([ofVisitor]);
    });

    it('go at the next visit if the session ended between the two', async () => {
      replaceStoredTickets([{ ...place, dono: 'maria' }, ofVisitor]);
      open('/promo/natal');
      await expectState(signedOut);
      expect(storedTickets()).toEqual([ofVisitor]);
    });
  });
});

describe('a missing profile', () => {
  it('is shown as signed out and redirects to the home page without signing out', async () => {
    await startSignUp();
    const uid = uidOf({ auth });
    cacheProfile({ ...newRegistration(), uid, dataCadastro: '01/02/2026', confirmado: false });
    localStorage.setItem(PARTICIPATIONS, 'algumas');
    open('/promo/natal');
    await expectState(PROFILE_MISSING);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expectNothingStored();
    expect(uidOf({ auth })).toBe(uid);
  });

  it('signs the user in and counts them when it is created later', async () => {
    const before = Number(await countOf('AP'));
    const person = await startSignUp('AP');
    open(SIGN_UP);
    await expectState(PROFILE_MISSING);
    // The sign-up page stays open: it does not redirect a user without a profile.
    expect(visited).toEqual([SIGN_UP]);
    expect(auth.currentUser).not.toBeNull();
    await register(auth, db, person);
    await expectState(signedIn({ uid: uidOf({ auth }), name: person.name }));
    await expectCounted(uidOf({ auth }));
    expect(await countOf('AP')).toBe(before + 1);
  });

  it('is asked for if the subscription does not deliver it, and again after a lost answer', async () => {
    const { uid, reads } = await createUndelivered();
    expect(reads.sent).toBeGreaterThan(1);
    await expectCounted(uid);
  });

  it('is believed to be missing only if the server confirms it, even if the first answer is lost', async () => {
    const { uid, reads, seen, sees, reportMissing } = await createUndelivered();
    reads.sent = 0;
    reportMissing();
    await eventually(() => expect(reads.sent).toBeGreaterThan(1));
    await sleep(500);
    expect(seen.slice(seen.findIndex(({ status }) => status === 'signedIn'))).not.toContainEqual(
      PROFILE_MISSING,
    );
    await admin.remove(`users/${uid}`);
    reportMissing();
    await sees(PROFILE_MISSING);
  });

  it('redirects to the home page when it was deleted while it was shown', async () => {
    const profile = await openAsCounted();
    await admin.remove(`users/${profile.uid}`);
    await expectState(PROFILE_MISSING);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(localStorage.getItem(CACHE)).toBeNull();
  });
});

describe('counting a new user', () => {
  it('happens once, with one commit, while one page follows the other', async () => {
    const before = Number(await countOf('AC'));
    const profile = await registered({ estado: 'AC' });
    let commits = 0;
    onRequests(
      (address, body) => /:commit/.test(address) && body.includes('/contagem'),
      async (send) => {
        commits += 1;
        // A delay in which the other page can begin to count, too.
        await sleep(300);
        return send();
      },
    );
    open('/promo/natal');
    open('/promo/natal');
    await expectState({ status: 'signedIn', profile });
    await expectCounted(profile.uid);
    expect(commits).toBe(1);
    await countRegistration(db, profile);
    expect(await countOf('AC')).toBe(before + 1);
  });

  it('happens on the next visit if it failed, and is remembered', async () => {
    const profile = await registered();
    cacheProfile(profile);
    open('/profile');
    await expectCounted(profile.uid);
    await eventually(() => expect(localStorage.getItem(COUNTED)).toBe(profile.uid));
  });

  it('sends no request if this device remembers it', async () => {
    const profile = await registered();
    localStorage.setItem(COUNTED, profile.uid);
    await openSubscribed(profile);
    await admin.write(`users/${profile.uid}`, { ...profile, cidade: 'Outra' });
    await expectState(signedIn({ cidade: 'Outra' }));
    expect(await marker(profile.uid)).toBeNull();
  });
});

/** Opens the profile page with stored participations, and waits for the server's profile. */
async function openProfile(): Promise<Profile> {
  const profile = await registered();
  localStorage.setItem(PARTICIPATIONS, 'algumas');
  // With a stored profile, because without one the page would remove the participations as another user's.
  await openSubscribed(profile);
  expect(localStorage.getItem(PARTICIPATIONS)).toBe('algumas');
  return profile;
}

describe('logging out', () => {
  it("removes the user's data from this device and redirects to the home page, not to the login", async () => {
    await openProfile();
    await account.logOut();
    await expectState(signedOut);
    expect(await screen.findByText('Você foi desconectado com sucesso!')).toBeDefined();
    expect(screen.queryByText(ENDED)).toBeNull();
    expect(visited).toEqual(['/profile', '/']);
    expectNothingStored();
    expect(auth.currentUser).toBeNull();
  });

  it('removes the data although the sign-out fails, says so, caches nothing later, and signs out on the next attempt', async () => {
    const stopRefusing = refuseSignOut();
    log.mockReturnValue(undefined);
    const profile = await openProfile();
    await account.logOut();
    expectNothingStored();
    expect(await screen.findByText('Não foi possível sair da conta. Tente de novo.')).toBeDefined();
    expect(visited).toEqual(['/profile', '/']);
    const changes = watchChanges(profile.uid, 'Maria Souza');
    await byAdmin(update(`users/${profile.uid}`, { name: 'Maria Souza' }));
    await changes;
    expect(localStorage.getItem(CACHE)).toBeNull();
    stopRefusing();
    await account.logOut();
    await expectState(signedOut);
    expect(localStorage.getItem(CACHE)).toBeNull();
    expect(log.mock.calls).toEqual([['A saída da conta falhou:', expect.objectContaining(SIGN_OUT_REFUSED)]]);
    log.mockClear();
  });
});

describe('deleting the account', () => {
  it.each(['/profile', '/Profile/'])(
    "removes the user's data from this device, and only then redirects from %s to the home page",
    async (address) => {
      const profile = await registered();
      localStorage.setItem(PARTICIPATIONS, 'algumas');
      open(address);
      await screen.findByText(profile.name);
      const { sent, release } = holdRequests(/:runQuery/);
      const deletion = account.deleteAccount(PASSWORD);
      await sent();
      expect(states.at(-1)).toEqual(signedIn({ uid: profile.uid }));
      expect(visited).toEqual([address]);
      release();
      await deletion;
      await expectState(signedOut);
      expect(await screen.findByText('A sua conta foi excluída.')).toBeDefined();
      expect(visited).toEqual([address, '/']);
      expect(states).not.toContainEqual(PROFILE_MISSING);
      expect(await uidOfEmail(profile.email)).toBeUndefined();
      expect(await admin.read(`users/${profile.uid}`)).toBeNull();
      expectNothingStored();
    },
  );

  it('changes nothing if the password is wrong', async () => {
    const profile = await openAsCounted();
    await expect(account.deleteAccount('outra senha')).rejects.toMatchObject({
      code: expect.stringMatching(LOGIN_REFUSED) as unknown,
    });
    expect(states.at(-1)).toEqual({ status: 'signedIn', profile });
    expect(visited).toEqual(['/profile']);
    expect(await admin.read(`users/${profile.uid}`)).toEqual(without(profile, 'confirmado'));
    await byAdmin(update(`users/${profile.uid}`, { name: 'Maria Souza' }));
    expect(await screen.findByText('Maria Souza')).toBeDefined();
  });

  it('keeps the page open if it fails before anything is deleted', async () => {
    const profile = await openAsCounted();
    onRequests((address) => /:commit/.test(address), lose);
    await expect(account.deleteAccount(PASSWORD)).rejects.toMatchObject({ code: 'unavailable' });
    vi.unstubAllGlobals();
    await byAdmin(update(`users/${profile.uid}`, { name: 'Maria Souza' }));
    expect(await screen.findByText('Maria Souza')).toBeDefined();
    expect(states).not.toContainEqual(PROFILE_MISSING);
    expect(visited).toEqual(['/profile']);
  });

  it('shows the user as signed out if the sign-out fails, and repeats it', async () => {
    hurryTimers();
    const profile = await openAsCounted();
    const stopRefusing = refuseSignOut();
    await expect(account.deleteAccount(PASSWORD)).rejects.toMatchObject(SIGN_OUT_REFUSED);
    await expectState(PROFILE_MISSING);
    stopRefusing();
    await waitFor(() => expect(auth.currentUser).toBeNull());
    expect(window.location.pathname).toBe('/');
    expect(await admin.read(`users/${profile.uid}`)).toBeNull();
    expect(localStorage.getItem(CACHE)).toBeNull();
  });

  it.each([
    [
      'is reported as incomplete if the profile is deleted and the Auth user is not',
      true,
      /^A exclusão não terminou\./,
    ],
    ['is not reported if the sign-up did not finish, which is', false, /^O seu cadastro não terminou\./],
  ])('%s', async (_, isDeleted, text) => {
    hurryTimers();
    const profile = await registered();
    if (isDeleted) {
      await admin.write(`users/${profile.uid}/privado/contagem`, {});
      await admin.remove(`users/${profile.uid}/privado/consentimento`);
    }
    await admin.remove(`users/${profile.uid}`);
    open('/profile');
    await expectState(PROFILE_MISSING);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('ends the session of an account that is older than an hour', async () => {
    hurryTimers();
    await startSignUp();
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * HOUR_MS);
    open('/promo/natal');
    expect(await screen.findByText(/^O seu cadastro não terminou\./)).toBeDefined();
    await waitFor(() => expect(auth.currentUser).toBeNull());
    expect(screen.queryByText(ENDED)).toBeNull();
  });

  it('is not reported on a page with a form, which may be signing up or deleting at this moment', async () => {
    hurryTimers();
    await startSignUp();
    open('/sign-up/novo-cadastro');
    await expectState(PROFILE_MISSING);
    // Longer than the 7 s after which the profile counts as missing.
    await sleep(9_900);
    expect(screen.queryByText(/não terminou/)).toBeNull();
  });

  it('signs out without a report if the account was deleted on another device', async () => {
    hurryTimers();
    const { uid } = await openAsCounted();
    await admin.remove(`users/${uid}`);
    await deleteAuthUser(uid);
    await waitFor(() => expect(auth.currentUser).toBeNull());
    expect(screen.queryByText(/não terminou/)).toBeNull();
  });
});
