import type { Page, Route } from '@playwright/test';
import { MARIA, sendSignUp, signUpButton, toast, SIGNED_UP } from './accountPage';
import { COMMIT, expect, type Admin } from './fixtures';

type Fault = (route: Route) => Promise<void>;

/** Applies `fault` to the first commit that writes a profile. */
export async function interceptProfileWrite(page: Page, fault: Fault): Promise<void> {
  let intercepted = false;
  await page.route(COMMIT, (route) => {
    if (intercepted || !route.request().postData()?.includes('/consentimento')) return route.continue();
    intercepted = true;
    return fault(route);
  });
}

export async function expectAccountDocuments(admin: Admin, email: string): Promise<void> {
  const uid = await admin.uidOf(email);
  expect(await admin.read(`users/${uid}`)).toMatchObject({ uid, email, name: MARIA.name });
  expect(await admin.read(`users/${uid}/privado/consentimento`)).toBeDefined();
}

const submitAgain = (page: Page) => signUpButton(page).click();

interface Interruption {
  name: string;
  fault: Fault;
  retry?: (page: Page) => Promise<void>;
}

/** What can go wrong after the Auth user is created and before the profile is, and what the user does then. */
export const INTERRUPTIONS: Interruption[] = [
  { name: 'request lost', fault: (route) => route.abort('connectionfailed'), retry: submitAgain },
  {
    // The user does nothing: the page detects that the profile was written.
    name: 'response lost',
    fault: async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
  },
  {
    name: 'service unavailable',
    fault: (route) => route.fulfill({ status: 503, body: '{"error":{"code":503,"status":"UNAVAILABLE"}}' }),
    retry: submitAgain,
  },
  {
    name: 'write refused',
    fault: (route) =>
      route.fulfill({ status: 403, body: '{"error":{"code":403,"status":"PERMISSION_DENIED"}}' }),
    retry: submitAgain,
  },
];

/** Signs up with an interruption and expects a working account. */
export async function signUpInterrupted(
  page: Page,
  admin: Admin,
  { fault, retry }: Interruption,
  email: string,
) {
  await interceptProfileWrite(page, fault);
  await sendSignUp(page, { ...MARIA, email });
  if (retry) {
    await expect(page.locator('form').getByRole('alert')).toContainText(
      /Não conseguimos falar com o servidor|Erro ao cadastrar usuário: /,
    );
    await expect(page.getByLabel('Nome completo')).toHaveValue(MARIA.name);
    await retry(page);
  }
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectWorkingAccount(page, admin, email);
}

/** Closes the tab during a sign-up, signs up again in another tab and expects a working account. */
export async function signUpInClosedTab(closed: Page, admin: Admin, email: string): Promise<void> {
  const writing = new Promise<void>(
    (requested) => void interceptProfileWrite(closed, async () => requested()),
  );
  await sendSignUp(closed, { ...MARIA, email });
  await writing;
  const page = await closed.context().newPage();
  // Closing the tab alone would let the intercepted request continue.
  await closed.goto('about:blank');
  await closed.close();
  expect(await admin.uidOf(email)).toBeDefined();

  await sendSignUp(page, { ...MARIA, email });
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expectWorkingAccount(page, admin, email);
}

async function expectWorkingAccount(page: Page, admin: Admin, email: string): Promise<void> {
  await expectAccountDocuments(admin, email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
}
