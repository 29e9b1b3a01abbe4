import type { Page } from '@playwright/test';
import { createAccount } from './account';
import { logIn, logOut, MARIA, onOurPage, signUp, signUpByForm, toast, unfold } from './accountPage';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, test } from './fixtures';

const NEW_EMAIL = 'maria@example.org';
const NEW_PASSWORD = 'outro-segredo';

/** The question of the profile page whether the data belong to the owner of a confirmed address. */
const question = (page: Page) => page.getByRole('region', { name: 'Estes dados são seus?' });

/** Requests the e-mail with a link to choose a new password. */
async function requestReset(page: Page, address = '/recuperar-senha'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(MARIA.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByText(`Se ${MARIA.email} tiver cadastro`).waitFor();
}

test('a link leads to a new password, once', async ({ page }) => {
  await createAccount();
  await requestReset(page, '/recuperar-senha?voltar=/sala-de-espera');

  const path = onOurPage(await admin.linkTo(MARIA.email, 'PASSWORD_RESET'));
  await page.goto(path);
  await expect(page.getByText(`Para a conta ${MARIA.email}.`)).toBeVisible();
  const save = page.getByRole('button', { name: 'Salvar a nova senha' });
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await save.click();
  await expect(page.getByText('A senha fornecida é fraca.')).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
  await save.click();
  await toast(page, 'A sua senha foi trocada. Entre com a nova senha.').waitFor();
  await expect(page).toHaveURL(/\/login\?voltar=/);
  await logIn(page, { email: MARIA.email, password: NEW_PASSWORD });
  // After the login, the profile asks whether the data are the person's own, and then leads to the page that
  // required the login.
  await question(page).getByRole('button', { name: 'Confirmar os dados' }).click();
  await expect(page).toHaveURL('/sala-de-espera');

  // The profile asks only once whether the data are the person's own.
  await logOut(page);
  await requestReset(page, '/recuperar-senha?voltar=/sala-de-espera');
  await page.goto(onOurPage(await admin.linkTo(MARIA.email, 'PASSWORD_RESET')));
  await page.getByLabel('Nova senha', { exact: true }).fill(MARIA.password);
  await save.click();
  await logIn(page, MARIA);
  await expect(page).toHaveURL('/sala-de-espera');

  // The emulator answers requests with a used link by status 400.
  allowConsoleErrors(FAILED_REQUEST);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Este link não pode ser usado' })).toBeVisible();
  await expect(page.getByText('Ele já foi usado')).toBeVisible();
  await page.getByRole('link', { name: 'Pedir outro link' }).click();
  await expect(page).toHaveURL('/recuperar-senha');
});

test('the owner of an address takes the account over from a stranger', async ({ page, newVisitor }) => {
  // Firebase ends the stranger's session, whose requests then fail.
  allowConsoleErrors(FAILED_REQUEST);
  await signUp(page, { ...MARIA, name: 'Um Estranho', celular: '21 98888-7777' });
  await page.goto('/profile');
  await expect(question(page)).toBeHidden();
  const owner = await newVisitor();
  await requestReset(owner);
  // A new password leads to the login, also where another person is signed in.
  await signUp(owner, { ...MARIA, name: 'Bia', email: 'bia@example.com' });
  await owner.goto(onOurPage(await admin.linkTo(MARIA.email, 'PASSWORD_RESET')));
  await owner.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
  await owner.getByRole('button', { name: 'Salvar a nova senha' }).click();
  await logIn(owner, { email: MARIA.email, password: NEW_PASSWORD });
  await expect(owner.getByRole('region').first()).toContainText('Estes dados são seus?');
  await question(owner).getByLabel('Nome completo').fill(MARIA.name);
  await question(owner).getByRole('button', { name: 'Confirmar os dados' }).click();
  await owner.getByText('Obrigado! Os seus dados estão conferidos.').waitFor();
  await expect(question(owner)).toBeHidden();

  // The stranger's page still shows the form, but saving changes nothing.
  await unfold(page, 'Meus dados');
  await page.getByLabel('Nome completo').fill('De novo um Estranho');
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page).toHaveURL(/\/login/);
  const uid = await admin.uidOf(MARIA.email);
  expect(await admin.read(`users/${uid}`)).toMatchObject({ name: MARIA.name, confirmado: true });
});

test('the profile asks to confirm the e-mail until a link has, on any device', async ({
  page,
  newVisitor,
}) => {
  await signUpByForm(page);
  await page.goto('/profile');
  const asks = page.getByRole('heading', { name: 'Confirme o seu e-mail' });
  await expect(asks).toBeVisible();
  await expect(page.getByText(`Abra o link que mandamos para ${MARIA.email}`)).toBeVisible();
  // The sign-up has sent the first confirmation e-mail.
  const first = await admin.linkTo(MARIA.email, 'VERIFY_EMAIL');
  expect(first).not.toBe('');
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(page.getByText(`O link foi enviado para ${MARIA.email}.`)).toBeVisible();
  const second = await admin.linkTo(MARIA.email, 'VERIFY_EMAIL');
  expect(second).not.toBe(first);

  const phone = await newVisitor();
  await phone.goto(onOurPage(second));
  await expect(phone.getByText(`O e-\u2060mail ${MARIA.email} é seu`)).toBeVisible();
  // The page also offers a new password, for the owner of an address with which somebody else has signed up.
  await expect(phone.getByRole('link', { name: 'Criar uma nova senha' })).toHaveAttribute(
    'href',
    '/recuperar-senha',
  );
  await phone.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(phone.getByRole('heading', { name: 'E-mail confirmado!' })).toBeVisible();
  await expect(phone.locator('main :focus')).toHaveAttribute('href', '/profile');

  await page.reload();
  // The page's ID token is from before the confirmation: saving must renew it.
  await question(page).getByRole('button', { name: 'Confirmar os dados' }).click();
  await expect(page.getByRole('heading', { name: 'Meus dados', exact: true })).toBeVisible();
  await expect(asks).toBeHidden();
  expect(await admin.read(`users/${await admin.uidOf(MARIA.email)}`)).toMatchObject({ confirmado: true });
});

test('the e-mail is changed by the password and a link; the profile follows', async ({
  page,
  newVisitor,
}) => {
  // Requests fail for a wrong password, and because the emulator may end sessions when an e-mail address
  // changes.
  allowConsoleErrors(FAILED_REQUEST);
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  await page.goto('/profile');
  const form = await unfold(page, 'Trocar o e-mail');
  await form.getByLabel('Novo e-mail').fill(NEW_EMAIL);
  await form.getByLabel('Senha atual').fill('errada');
  await form.getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(form.getByText('A senha atual está incorreta.')).toBeVisible();
  await form.getByLabel('Senha atual').fill(MARIA.password);
  await form.getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(form.getByText(`Se ${NEW_EMAIL} ainda não tem conta aqui`)).toBeVisible();
  expect(await admin.uidOf(NEW_EMAIL)).toBeUndefined();

  const phone = await newVisitor();
  await phone.goto(onOurPage(await admin.linkTo(NEW_EMAIL, 'VERIFY_AND_CHANGE_EMAIL')));
  const notMe = phone.getByText('Se não foi você que pediu, feche esta página: nada muda.');
  await expect(notMe).toBeVisible();
  await phone.getByRole('button', { name: 'Trocar o e-mail' }).click();
  await expect(phone.getByRole('heading', { name: 'E-mail trocado!' })).toBeVisible();
  await expect(notMe).toBeHidden();
  expect(await admin.uidOf(NEW_EMAIL)).toBe(uid);
  await phone.getByRole('link', { name: 'Entrar na conta' }).click();
  await logIn(phone, { email: NEW_EMAIL, password: MARIA.password });
  await expect(phone.getByText(NEW_EMAIL, { exact: true })).toBeVisible();
  const emailInProfile = async () => (await admin.read(`users/${uid}`))?.['email'];
  await expect.poll(emailInProfile).toBe(NEW_EMAIL);
  // The first device still has the session from before the change. It learns the new address, or asks for a
  // login, but does not write the old address back.
  await expect(
    page.getByText(NEW_EMAIL, { exact: true }).or(page.getByLabel('Senha', { exact: true })),
  ).toBeVisible();
  expect(await emailInProfile()).toBe(NEW_EMAIL);
});

test('a link undoes a change of the e-mail, and ends the session of another person', async ({ page }) => {
  const { uid } = await createAccount();
  await admin.changeEmail(MARIA.email, NEW_EMAIL);
  await signUp(page, { ...MARIA, name: 'Bia', email: 'bia@example.com' });
  await page.goto(onOurPage(await admin.linkTo(MARIA.email, 'RECOVER_EMAIL')));
  await expect(page.getByText(`A sua conta volta a usar o e-\u2060mail ${MARIA.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(page.getByRole('heading', { name: 'Troca desfeita' })).toBeVisible();
  expect(await admin.uidOf(MARIA.email)).toBe(uid);
  const onward = page.getByRole('link', { name: 'Criar uma nova senha' });
  await expect(onward).toHaveAttribute('href', '/recuperar-senha');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});
