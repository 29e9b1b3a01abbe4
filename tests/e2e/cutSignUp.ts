import type { Page, Route } from '@playwright/test';
import { fillSignUp, MARIA, signUpButton, toast } from './accountPage';
import { COMMIT, expect, type Admin } from './fixtures';

export const SIGNED_UP = 'Parabéns, agora você já está cadastrado com sucesso!';

type Fault = (route: Route) => Promise<void>;

/** The first commit that writes a profile meets `fault`. */
export async function cutProfileWrite(page: Page, fault: Fault): Promise<void> {
  let cut = false;
  await page.route(COMMIT, (route) => {
    if (cut || !route.request().postData()?.includes('/consentimento')) return route.continue();
    cut = true;
    return fault(route);
  });
}

export async function sendSignUp(page: Page, person = MARIA): Promise<void> {
  await page.goto('/sign-up/novo-cadastro');
  await fillSignUp(page, person);
  await signUpButton(page).click();
}

export async function expectComplete(admin: Admin, email: string): Promise<void> {
  const uid = await admin.uidOf(email);
  expect(await admin.read(`users/${uid}`)).toMatchObject({ uid, email, name: MARIA.name });
  expect(await admin.read(`users/${uid}/privado/consentimento`)).toBeDefined();
}

const tryAgain = (page: Page) => signUpButton(page).click();

interface CutOff {
  name: string;
  fault: Fault;
  afterwards?: (page: Page) => Promise<void>;
}

/** What may happen between Auth user and profile, and what the person does then. */
export const CUT_OFFS: CutOff[] = [
  { name: 'request lost', fault: (route) => route.abort('connectionfailed'), afterwards: tryAgain },
  {
    // Nothing to try again: the page finds out by itself.
    name: 'answer lost',
    fault: async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
  },
  {
    name: 'service down',
    fault: (route) => route.fulfill({ status: 503, body: '{"error":{"code":503,"status":"UNAVAILABLE"}}' }),
    afterwards: tryAgain,
  },
  {
    name: 'write refused',
    fault: (route) =>
      route.fulfill({ status: 403, body: '{"error":{"code":403,"status":"PERMISSION_DENIED"}}' }),
    afterwards: tryAgain,
  },
];

/** Signs somebody up, which is cut off, and sees that it ends well. */
export async function signUpCutOff(page: Page, admin: Admin, { fault, afterwards }: CutOff, email: string) {
  await cutProfileWrite(page, fault);
  await sendSignUp(page, { ...MARIA, email });
  if (afterwards) {
    await expect(page.locator('form').getByRole('alert')).toContainText(
      /Não conseguimos falar com o servidor|Erro ao cadastrar usuário: /,
    );
    await expect(page.getByLabel('Nome completo')).toHaveValue(MARIA.name);
    await afterwards(page);
  }
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccount(page, admin, email);
}

/** The same, where the tab is closed meanwhile and the person begins again in another. */
export async function signUpInClosedTab(closed: Page, admin: Admin, email: string): Promise<void> {
  const writing = new Promise<void>((asked) => void cutProfileWrite(closed, async () => asked()));
  await sendSignUp(closed, { ...MARIA, email });
  await writing;
  const page = await closed.context().newPage();
  // Closing alone would let the request go.
  await closed.goto('about:blank');
  await closed.close();
  expect(await admin.uidOf(email)).toBeDefined();

  await sendSignUp(page, { ...MARIA, email });
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expectAccount(page, admin, email);
}

async function expectAccount(page: Page, admin: Admin, email: string): Promise<void> {
  await expectComplete(admin, email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
}
