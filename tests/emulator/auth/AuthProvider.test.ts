// @vitest-environment jsdom
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeAuthStateChanged, createUserWithEmailAndPassword, signOut } from 'firebase/auth';
import { deleteDoc, doc, onSnapshot, updateDoc } from 'firebase/firestore';
import { createElement as h, useLayoutEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { useAuth, type Auth, type AuthState } from '../../../src/auth/AuthContext';
import { AuthProvider } from '../../../src/auth/AuthProvider';
import { countRegistration } from '../../../src/auth/counters';
import {
  cachedProfile,
  cacheProfile,
  isKnownAsCounted,
  rememberAsCounted,
} from '../../../src/auth/profileCache';
import { register, type Registration } from '../../../src/auth/registration';
import { RequireAuth } from '../../../src/auth/RequireAuth';
import { auth } from '../../../src/firebase/auth';
import { db } from '../../../src/firebase/firestore';
import type { Profile } from '../../../src/model';
import { ToastArea } from '../../../src/ui/ToastArea';
import { authUser, counted, newcomer, NOT_LET_IN, PASSWORD, uidOf } from '../../support/accounts';
import { asAdmin, seed, startRules, stored } from '../../support/firestore';

const SIGN_UP = '/sign-up/novo-cadastro';
const CACHE = '@users';
const PARTICIPATIONS = '@minhasParticipacoes';
const SIGNED_OUT: AuthState = { status: 'signedOut', profileMissing: false };
const SIGN_OUT_REFUSED = { code: 'auth/login-blocked' };
const UNFINISHED: AuthState = { status: 'signedOut', profileMissing: true };

let env: RulesTestEnvironment;
/** What the page has shown so far, and the addresses at which it did. */
let states: AuthState[];
let visited: string[];
let account: Auth;
let log: MockInstance<typeof console.error>;

beforeAll(async () => {
  // The app's own project. Whatever is counted here is of states that no other test counts in it.
  env = await startRules('sala-de-espera');
});
beforeEach(() => {
  log = vi.spyOn(console, 'error');
  states = [];
  visited = [];
  window.history.replaceState(null, '', '/');
});
afterEach(async () => {
  cleanup();
  await signOut(auth);
  localStorage.clear();
  const unexpected = log.mock.calls;
  vi.restoreAllMocks();
  expect(unexpected).toEqual([]);
});
afterAll(() => env.cleanup());

/** Remembers what a page is told. */
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

/** The app around the account, with pages that show no more than who is signed in. */
function open(address: string) {
  window.history.replaceState(null, '', address);
  return render(
    h(
      BrowserRouter,
      { useTransitions: false },
      h(Address),
      h(
        Routes,
        null,
        h(
          Route,
          { element: h(AuthProvider) },
          h(Route, { element: h(RequireAuth) }, h(Route, { path: '/profile', element: h(Page) })),
          h(Route, { path: '*', element: h(Page) }),
        ),
      ),
      h(ToastArea),
    ),
  );
}

/** The state that the page comes to. */
function expectState(expected: unknown): Promise<void> {
  return waitFor(() => expect(states.at(-1)).toEqual(expected), { timeout: 10_000 });
}

function signedIn(profile: Partial<Profile>): unknown {
  return { status: 'signedIn', profile: expect.objectContaining(profile) as unknown };
}

/** Somebody with a complete account, signed in in this browser. */
async function registered(changed: Partial<Registration> = {}): Promise<Profile> {
  await register(auth, db, newcomer({ estado: 'RR', ...changed }));
  return (await stored(env, `users/${uidOf({ auth })}`)) as unknown as Profile;
}

/** Somebody whose sign-up ended before the profile. */
async function begun(estado = 'RR'): Promise<Registration> {
  const person = newcomer({ estado });
  await createUserWithEmailAndPassword(auth, person.email, person.password);
  return person;
}

/** Lets every attempt to sign out fail until it is undone. */
function refuseSignOut(): () => void {
  return beforeAuthStateChanged(auth, (user) => {
    if (!user) throw new Error('The way out is closed.');
  });
}

/** Resolves when this browser has heard of the new name. */
function watchChanges(uid: string, name: string): Promise<void> {
  return new Promise((heard) => {
    const stop = onSnapshot(doc(db, 'users', uid), (snapshot) => {
      if (snapshot.get('name') !== name) return;
      stop();
      heard();
    });
  });
}

const marker = (uid: string) => stored(env, `users/${uid}/privado/contagem`);

function expectCounted(uid: string): Promise<void> {
  return vi.waitFor(async () => expect(await marker(uid)).not.toBeNull(), { timeout: 10_000, interval: 100 });
}

describe('who is signed in', () => {
  it('is loading, then nobody', async () => {
    open('/promo/natal');
    await expectState(SIGNED_OUT);
    expect(states).toEqual([{ status: 'loading', offline: false }, SIGNED_OUT]);
    expect(visited).toEqual(['/promo/natal']);
  });

  it('is loading, then the profile of the server, which is kept', async () => {
    const profile = await registered();
    open('/profile');
    await expectState({ status: 'signedIn', profile });
    expect(visited).toEqual(['/profile']);
    expect(cachedProfile(profile.uid)).toEqual(profile);
    expect(localStorage.getItem(CACHE)).not.toContain(profile.name);
    await expectCounted(profile.uid);
  });

  it('is the kept profile at once, then that of the server', async () => {
    const profile = await registered();
    cacheProfile({ ...profile, name: 'Nome de ontem' });
    open('/profile');
    await expectState({ status: 'signedIn', profile });
    expect(states).toEqual([
      { status: 'signedIn', profile: { ...profile, name: 'Nome de ontem' } },
      { status: 'signedIn', profile },
    ]);
    expect(cachedProfile(profile.uid)).toEqual(profile);
  });

  it('is never somebody else whose profile was kept', async () => {
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

  it('changes with a login and a logout elsewhere in the app', async () => {
    open('/promo/natal');
    await expectState(SIGNED_OUT);
    const profile = await registered();
    await expectState({ status: 'signedIn', profile });
    await expectCounted(profile.uid);
    await signOut(auth);
    await expectState(SIGNED_OUT);
    expect(localStorage.getItem(CACHE)).toBeNull();
  });

  it('follows the profile, on the page and in what is kept', async () => {
    const profile = await registered();
    open('/profile');
    await screen.findByText(profile.name);
    await asAdmin(env, (admin) => updateDoc(doc(admin, 'users', profile.uid), { name: 'Maria Souza' }));
    expect(await screen.findByText('Maria Souza')).toBeDefined();
    expect(cachedProfile(profile.uid)).toEqual({ ...profile, name: 'Maria Souza' });
    await expectCounted(profile.uid);
  });
});

describe('a missing profile', () => {
  it('shows a person as signed out and leads home, but signs nobody out', async () => {
    await begun();
    const uid = uidOf({ auth });
    cacheProfile({ ...newcomer(), uid, dataCadastro: '01/02/2026' });
    localStorage.setItem(PARTICIPATIONS, 'algumas');
    open('/promo/natal');
    await expectState(UNFINISHED);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(localStorage.getItem(CACHE)).toBeNull();
    expect(localStorage.getItem(PARTICIPATIONS)).toBeNull();
    expect(uidOf({ auth })).toBe(uid);
  });

  it('leads nobody away from the sign-up', async () => {
    await begun();
    open(SIGN_UP);
    await expectState(UNFINISHED);
    expect(visited).toEqual([SIGN_UP]);
    expect(auth.currentUser).not.toBeNull();
  });

  it('that appears signs the person in, who is counted', async () => {
    const before = Number(await counted(env, 'AP'));
    const person = await begun('AP');
    open(SIGN_UP);
    await expectState(UNFINISHED);
    await register(auth, db, person);
    await expectState(signedIn({ uid: uidOf({ auth }), name: person.name }));
    await expectCounted(uidOf({ auth }));
    expect(await counted(env, 'AP')).toBe(before + 1);
  });

  it('that goes while it is shown leads home', async () => {
    const profile = await registered();
    open('/profile');
    await screen.findByText(profile.name);
    await expectCounted(profile.uid);
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users', profile.uid)));
    await expectState(UNFINISHED);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(localStorage.getItem(CACHE)).toBeNull();
  });
});

describe('counting', () => {
  it('is done once though two pages are open', async () => {
    const before = Number(await counted(env, 'AC'));
    const profile = await registered({ estado: 'AC' });
    open('/promo/natal');
    open('/promo/natal');
    await expectState({ status: 'signedIn', profile });
    await expectCounted(profile.uid);
    // The other page's attempt is over by then, or does nothing any more.
    await countRegistration(db, profile);
    expect(await counted(env, 'AC')).toBe(before + 1);
  });

  it('is made up for at the next visit, and then not asked about any more', async () => {
    const profile = await registered();
    cacheProfile(profile);
    open('/profile');
    await vi.waitFor(async () => expect(await marker(profile.uid)).not.toBeNull());
    await vi.waitFor(() => expect(isKnownAsCounted(profile.uid)).toBe(true));
  });

  it('is not asked about where this device knows of it', async () => {
    const profile = await registered();
    cacheProfile(profile);
    rememberAsCounted(profile.uid);
    open('/profile');
    await expectState({ status: 'signedIn', profile });
    await seed(env, `users/${profile.uid}`, { ...profile, cidade: 'Outra' });
    await expectState(signedIn({ cidade: 'Outra' }));
    expect(await marker(profile.uid)).toBeNull();
  });
});

/** The profile page after the server's answer, with participations kept. */
async function openProfile(): Promise<Profile> {
  const profile = await registered();
  localStorage.setItem(PARTICIPATIONS, 'algumas');
  // So that they are not taken for somebody else's.
  cacheProfile({ ...profile, name: 'Nome de ontem' });
  open('/profile');
  await screen.findByText(profile.name);
  expect(localStorage.getItem(PARTICIPATIONS)).toBe('algumas');
  return profile;
}

describe('logging out', () => {
  it('forgets the person on this device and leads home, not to the login', async () => {
    await openProfile();
    await account.logOut();
    await expectState(SIGNED_OUT);
    expect(await screen.findByText('Você foi desconectado com sucesso!')).toBeDefined();
    expect(visited).toEqual(['/profile', '/']);
    expect(localStorage.getItem(CACHE)).toBeNull();
    expect(localStorage.getItem(PARTICIPATIONS)).toBeNull();
    expect(auth.currentUser).toBeNull();
  });

  describe('where the call fails', () => {
    let stopRefusing: () => void;

    beforeEach(() => {
      stopRefusing = refuseSignOut();
      log.mockReturnValue(undefined);
    });
    afterEach(() => {
      stopRefusing();
      expect(log.mock.calls).toEqual([
        ['A saída da conta falhou:', expect.objectContaining(SIGN_OUT_REFUSED)],
      ]);
      log.mockClear();
    });

    it('forgets the person and leads home all the same, and says so', async () => {
      await openProfile();
      await account.logOut();
      expect(localStorage.getItem(CACHE)).toBeNull();
      expect(localStorage.getItem(PARTICIPATIONS)).toBeNull();
      expect(await screen.findByText('Não foi possível sair da conta. Tente de novo.')).toBeDefined();
      expect(visited).toEqual(['/profile', '/']);
    });

    it('keeps nothing of the person again when the profile changes afterwards', async () => {
      const profile = await openProfile();
      await account.logOut();
      const changes = watchChanges(profile.uid, 'Maria Souza');
      await asAdmin(env, (admin) => updateDoc(doc(admin, 'users', profile.uid), { name: 'Maria Souza' }));
      await changes;
      expect(localStorage.getItem(CACHE)).toBeNull();
    });

    it('lets the person out at the next attempt', async () => {
      await openProfile();
      await account.logOut();
      stopRefusing();
      await account.logOut();
      await expectState(SIGNED_OUT);
      expect(localStorage.getItem(CACHE)).toBeNull();
    });
  });
});

describe('deleting the account', () => {
  it('ends at home, with the person forgotten', async () => {
    const profile = await registered();
    localStorage.setItem(PARTICIPATIONS, 'algumas');
    open('/profile');
    await screen.findByText(profile.name);
    await account.deleteAccount(PASSWORD);
    await expectState(SIGNED_OUT);
    expect(await screen.findByText('A sua conta foi excluída.')).toBeDefined();
    expect(visited).toEqual(['/profile', '/']);
    expect(states).not.toContainEqual(UNFINISHED);
    expect(await authUser(profile.email)).toBeNull();
    expect(await stored(env, `users/${profile.uid}`)).toBeNull();
    expect(localStorage.getItem(CACHE)).toBeNull();
    expect(localStorage.getItem(PARTICIPATIONS)).toBeNull();
  });

  it('with a wrong password changes nothing', async () => {
    const profile = await registered();
    open('/profile');
    await screen.findByText(profile.name);
    await expectCounted(profile.uid);
    await expect(account.deleteAccount('outra senha')).rejects.toMatchObject({
      code: expect.stringMatching(NOT_LET_IN) as unknown,
    });
    expect(states.at(-1)).toEqual({ status: 'signedIn', profile });
    expect(visited).toEqual(['/profile']);
    expect(await stored(env, `users/${profile.uid}`)).toEqual(profile);
    await asAdmin(env, (admin) => updateDoc(doc(admin, 'users', profile.uid), { name: 'Maria Souza' }));
    expect(await screen.findByText('Maria Souza')).toBeDefined();
  });

  it('that the SDK does not end says so, and the person is shown as signed out all the same', async () => {
    const profile = await registered();
    open('/profile');
    await screen.findByText(profile.name);
    await expectCounted(profile.uid);
    log.mockReturnValue(undefined);
    const stopRefusing = refuseSignOut();
    await account.deleteAccount(PASSWORD);
    await expectState(UNFINISHED);
    stopRefusing();
    expect(log.mock.calls).toEqual([
      ['A exclusão da conta não terminou:', expect.objectContaining(SIGN_OUT_REFUSED)],
    ]);
    log.mockClear();
    expect(await screen.findByText(/^A exclusão não terminou\./)).toBeDefined();
    expect(window.location.pathname).toBe('/');
    expect(await stored(env, `users/${profile.uid}`)).toBeNull();
    expect(localStorage.getItem(CACHE)).toBeNull();
  });

  it('is told of as unfinished where the profile is gone and the Auth user is not', async () => {
    const profile = await registered();
    await seed(env, `users/${profile.uid}/privado/contagem`, {});
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users', profile.uid)));
    open('/profile');
    await expectState(UNFINISHED);
    expect(await screen.findByText(/^A exclusão não terminou\./, {}, { timeout: 15_000 })).toBeDefined();
  });

  it('of nobody: whose sign-up has not ended is told that', async () => {
    const profile = await registered();
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users', profile.uid)));
    open('/profile');
    await expectState(UNFINISHED);
    expect(await screen.findByText(/^O seu cadastro não terminou\./, {}, { timeout: 15_000 })).toBeDefined();
  });
});
