import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../support/dom';
import { register } from '../../../src/auth/profile/registration';
import { TermsUpdate } from '../../../src/auth/terms/TermsUpdate';
import { acceptTerms, hasAcceptedTerms } from '../../../src/auth/terms/terms';
import { rememberAcceptance } from '../../../src/auth/terms/termsCache';
import { sleep } from '../../../src/base/timeouts';
import { auth } from '../../../src/firebase/auth';
import { db } from '../../../src/firebase/firestore';
import { TERMS_VERSION } from '../../../src/model';
import { ToastArea } from '../../../src/ui/toast/ToastArea';
import { newRegistration, uidOf } from '../../support/accounts';
import { onPage } from '../../support/onPage';
import { admin, startProject } from '../../support/project';
import { lose, onNextCommit } from '../../support/requests';
import { byAdmin, update } from '../../support/rules';

const EARLIER = '2026-11-23';
const LATER = '2099-01-01';

let uid: string;

// The app's own Firebase project, which other test files also use.
startProject('sala-de-espera');
beforeEach(async () => {
  await register(auth, db, newRegistration({ estado: 'AP' }));
  uid = uidOf({ auth });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  await signOut(auth);
  localStorage.clear();
});

const consent = () => admin.read(`users/${uid}/privado/consentimento`);

/** Changes which version of the terms the account has accepted. */
function setVersion(versao: string): Promise<void> {
  return byAdmin(update(`users/${uid}/privado/consentimento`, { versao }));
}

/** Renders the question about the terms, as every page with an account does. */
function openPage() {
  const page = (
    <>
      <TermsUpdate uid={uid} />
      <main tabIndex={-1}>
        <input aria-label="Nome" />
      </main>
      <ToastArea />
    </>
  );
  return render(onPage(page));
}

const question = () => screen.queryByRole('region', { name: 'Os nossos termos mudaram' });

describe('the acceptance of the terms', () => {
  it.each([
    ['the version of the sign-up', TERMS_VERSION, true],
    ['an earlier version', EARLIER, false],
    ['a later version, on a page of before the last deploy', LATER, true],
  ])('is known for %s', async (_, versao, accepted) => {
    await setVersion(versao);
    expect(await hasAcceptedTerms(db, uid)).toBe(accepted);
  });

  it('can be given where the admin has deleted it', async () => {
    await admin.remove(`users/${uid}/privado/consentimento`);
    expect(await hasAcceptedTerms(db, uid)).toBe(false);
    await acceptTerms(db, uid);
    expect(await consent()).toMatchObject({ versao: TERMS_VERSION });
  });

  it('is unknown without a login', async () => {
    await signOut(auth);
    await expect(hasAcceptedTerms(db, uid)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(acceptTerms(db, uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('may be given in two tabs', async () => {
    await setVersion(EARLIER);
    await Promise.all([acceptTerms(db, uid), acceptTerms(db, uid)]);
    await acceptTerms(db, uid);
    expect(await consent()).toMatchObject({ versao: TERMS_VERSION });
  });
});

describe('the question about new terms', () => {
  it('says also what changed in a version that the person has skipped', async () => {
    await setVersion(EARLIER);
    openPage();
    await waitFor(() =>
      expect(question()?.textContent).toContain('quem responde por eles, quem mais os vê,'),
    );
  });

  it('stays, and says so, if the answer cannot be saved; one whose response is lost is saved and remembered', async () => {
    await setVersion(EARLIER);
    openPage();
    vi.spyOn(console, 'error').mockReturnValue();
    const accept = await screen.findByRole('button', { name: 'Li e aceito' });
    onNextCommit(lose);
    await userEvent.click(accept);
    await screen.findByText(/^O seu aceite não foi registrado\./);
    expect(await consent()).toMatchObject({ versao: EARLIER });
    onNextCommit((send) => send().then(lose));
    await userEvent.click(accept);
    await screen.findByText('Aceite registrado. Obrigado!');
    await waitFor(() => expect(question()).toBeNull());
    expect(await consent()).toMatchObject({ versao: TERMS_VERSION });
    expect(localStorage.getItem('@termos')).toBe(`${TERMS_VERSION} ${uid}`);
  });

  it('does not take the focus from a person who has gone on to a form before the answer comes', async () => {
    await setVersion(EARLIER);
    openPage();
    const accept = await screen.findByRole('button', { name: 'Li e aceito' });
    const name = screen.getByLabelText('Nome');
    onNextCommit((send) => {
      name.focus();
      return send();
    });
    await userEvent.click(accept);
    await screen.findByText('Aceite registrado. Obrigado!');
    await waitFor(() => expect(question()).toBeNull());
    expect(document.activeElement).toBe(name);
  });

  it('is not asked of a person who has accepted them, which is remembered', async () => {
    openPage();
    await waitFor(() => expect(localStorage.getItem('@termos')).toBe(`${TERMS_VERSION} ${uid}`));
    expect(question()).toBeNull();
  });

  it('is not read where this browser remembers the answer', async () => {
    await setVersion(EARLIER);
    rememberAcceptance(uid);
    openPage();
    await sleep(1_000);
    expect(question()).toBeNull();
  });

  it('disappears when another tab answers it', async () => {
    await setVersion(EARLIER);
    openPage();
    await screen.findByRole('button', { name: 'Li e aceito' });
    rememberAcceptance(uid);
    await waitFor(() => expect(question()).toBeNull());
  });

  it('is asked of another person on the same device', async () => {
    await setVersion(EARLIER);
    rememberAcceptance('another');
    openPage();
    expect(await screen.findByRole('button', { name: 'Li e aceito' })).toBeTruthy();
  });
});
