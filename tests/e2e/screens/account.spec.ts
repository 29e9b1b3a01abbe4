import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createAccount } from '../account';
import {
  MARIA,
  fillSignUp,
  logIn,
  onOurPage,
  signUp,
  signUpButton,
  submitDeletion,
  toast,
  unfold,
} from '../accountPage';
import {
  animationsFinished,
  checkScreen,
  FIRESTORE_REQUEST,
  LAPTOP,
  neverRespond,
  PHONE,
} from '../checkScreen';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, NO_BACKEND, test } from '../fixtures';
import { CAR, FULL, inDays, publish } from '../promotionPage';

/** Runs in the page: pauses the toast's progress bar. Returns whether there is one. */
function pauseToast(): boolean {
  const time = document
    .getAnimations()
    .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[role=progressbar]'));
  time?.pause();
  return time !== undefined;
}

/** Expects a toast to cover no text of the page, and on a laptop none of the header either. */
async function expectCoversNoText(page: Page, shown: Locator): Promise<void> {
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    await animationsFinished(page);
    const ignored = size === PHONE ? 'header:not(main header)' : 'none';
    expect(await shown.evaluate(coveredTexts, ignored), `at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
}

/** Runs in the page: the texts that the toast covers, even in part, without those of the ignored elements. */
function coveredTexts(toastElement: Element, ignored: string): (string | null)[] {
  const box = toastElement.getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest(`.Toastify, .visually-hidden, script, style, ${ignored}`)) continue;
    range.selectNodeContents(text);
    const overlaps = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    if (overlaps) covered.push(text.textContent);
  }
  return covered;
}

/**
 * Adds participations in two promotions that are over: one has no result yet, the other was won by somebody
 * with the same first name.
 */
async function joinMore(uid: string | undefined): Promise<void> {
  const promotions = {
    passada: { titulo: 'Um ano de compras no mercado', imagem: '' },
    resultado: {
      titulo: 'Uma viagem de férias em família para o Nordeste',
      imagem: '/promocoes/viagem.svg',
      resultado: 'Quem ganhou: Maria\u00a0P., de Recife (PE).',
    },
  };
  for (const [id, promotion] of Object.entries(promotions)) {
    await publish(id, { ...FULL, ...promotion, inicio: inDays(-8), fim: CAR.inicio });
    const taking = { uid, promocao: id, titulo: promotion.titulo, em: inDays(-2) };
    await admin.write(`promocoes/${id}/participacoes/${uid}`, taking);
  }
}

test.describe('the account pages', () => {
  test('are accessible at login and password reset, also with errors', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Entrar' });
    await checkScreen(page, 'login', button);
    await button.click();
    await checkScreen(page, 'login-incompleto', 'Digite o seu e-mail.');
    await createAccount();
    await logIn(page, { email: MARIA.email, password: 'errada' });
    await checkScreen(page, 'login-recusado', 'Senha ou e-mail incorreto.');
    await page.goto('/recuperar-senha');
    await page.getByLabel('E-mail').fill('ninguem@example.com');
    await checkScreen(page, 'senha');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('status')).not.toHaveText('');
    await checkScreen(page, 'senha-enviada', page.getByRole('link', { name: 'Crie a sua conta' }));
  });

  test('are accessible at sign-up, also with errors', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await createAccount();
    await publish('carro', FULL);
    await page.goto('/sign-up/novo-cadastro?promo=carro');
    await checkScreen(
      page,
      'cadastro-para-promocao',
      page.getByRole('button', { name: 'Cadastrar e participar' }),
    );
    await page.goto('/sign-up/novo-cadastro');
    await signUpButton(page).waitFor();
    await checkScreen(page, 'cadastro');
    await page.getByLabel('Nome completo').fill('Maria');
    await page.getByLabel('E-mail').fill('maria@gmial.com');
    await page.getByLabel('Celular com DDD').fill('11912345678');
    await page.getByLabel('Senha', { exact: true }).fill('maria2020');
    await page.getByLabel('Senha', { exact: true }).blur();
    await checkScreen(page, 'cadastro-com-dicas', 'Fácil de adivinhar');
    await page.reload();
    await signUpButton(page).waitFor();
    await signUpButton(page).click();
    await checkScreen(page, 'cadastro-incompleto', 'Digite o seu nome.');
    await page.reload();
    await signUpButton(page).waitFor();
    await page.getByLabel('Nome completo').fill('Maria da Silva');
    await page.getByLabel('E-mail').fill('maria@example.com');
    await page.getByLabel('Celular com DDD').fill('11912345678');
    await page.getByLabel('Estado', { exact: true }).focus();
    await page.getByLabel('Estado', { exact: true }).selectOption('SP');
    await page.getByPlaceholder('Digite o nome da cidade').click();
    await page.keyboard.press('ArrowDown');
    await checkScreen(page, 'cadastro-cidades');
    await page.keyboard.type('Niterói');
    await checkScreen(
      page,
      'cadastro-cidade-desconhecida',
      page.getByText('Esta cidade não é deste estado.').first(),
    );
    await fillSignUp(page, { ...MARIA, password: 'outra-senha' });
    await signUpButton(page).click();
    // Waits for the live region, which says each field's error some time after the field was left
    // (useCheckedForm).
    await page.evaluate(() => new Promise((said) => setTimeout(said, 250)));
    await checkScreen(page, 'cadastro-em-uso', page.getByText('O email fornecido já está em uso.').first());
    const toLogin = page.getByRole('link', { name: 'Entrar com este e-mail' });
    await expect(toLogin).toHaveAttribute('href', '/login');
    await neverRespond(page, /accounts:signUp/);
    await page.getByLabel('E-mail').fill('nova@example.com');
    await signUpButton(page).click();
    await checkScreen(page, 'cadastro-em-andamento', page.getByRole('button', { name: 'Cadastrando' }));
  });

  test('are accessible behind the links in e-mails', async ({ page }) => {
    await signUp(page);
    await page.goto(onOurPage(await admin.linkTo(MARIA.email, 'VERIFY_EMAIL')));
    await checkScreen(page, 'link-confirmar', page.getByRole('button', { name: 'Confirmar e-mail' }));
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await checkScreen(page, 'link-confirmado', page.getByRole('heading', { name: 'E-mail confirmado!' }));
    await page.getByRole('link', { name: 'Conferir os meus dados' }).click();
    await page.getByRole('button', { name: 'Confirmar os dados' }).waitFor();
    await page.getByText('Você ainda não participa de nenhuma promoção.').waitFor({ state: 'attached' });
    await checkScreen(page, 'perfil-conferir', page.getByPlaceholder('Digite o nome da cidade'));
    await page.goto('/recuperar-senha');
    await page.getByLabel('E-mail').fill(MARIA.email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByText(`Se ${MARIA.email} tiver cadastro`).waitFor();
    await page.goto(onOurPage(await admin.linkTo(MARIA.email, 'PASSWORD_RESET')));
    await checkScreen(page, 'link-senha', page.getByRole('button', { name: 'Salvar a nova senha' }));
    await page.goto('/acao');
    await checkScreen(page, 'link-recusado', page.getByRole('link', { name: 'Criar uma nova senha' }));
  });

  test('are accessible with the question about new terms', async ({ page }) => {
    await publish('carro', FULL);
    await signUp(page);
    await admin.write(`users/${await admin.uidOf(MARIA.email)}/privado/consentimento`, {
      versao: '2026-11-23',
      em: new Date(),
    });
    await page.evaluate(() => localStorage.removeItem('@termos'));
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Li e aceito' }).waitFor();
    await checkScreen(page, 'termos-novos-perfil', page.getByText('Que tal esta?'));
    const confirmation = page.getByRole('heading', { name: 'Confirme o seu e-mail' });
    await expect(confirmation, 'one question at a time').toBeHidden();
    await page.getByRole('button', { name: 'Li e aceito' }).click();
    await page.waitForFunction(pauseToast);
    await page.mouse.move(0, 0);
    await expect(confirmation).toBeVisible();
    await expectCoversNoText(page, toast(page, 'Aceite registrado. Obrigado!'));
    await checkScreen(page, 'aviso');
  });

  test('are accessible at the profile with errors, offline, with participations and while loading', async ({
    page,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await publish('carro', FULL);
    await signUp(page);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Olá, Maria!' }).waitFor();
    await checkScreen(page, 'perfil', page.getByText('Que tal esta?'));
    for (const [name, section] of [
      ['email', 'Trocar o e-mail'],
      ['senha', 'Trocar a senha'],
      ['arquivo', 'Baixar os meus dados'],
    ] as const) {
      const opened = await unfold(page, section);
      if (name === 'arquivo') {
        const downloading = page.waitForEvent('download');
        await opened.getByRole('button', { name: 'Baixar o arquivo' }).click();
        const file = await downloading;
        expect(file.suggestedFilename()).toBe('meus-dados.json');
        expect(await readFile(await file.path(), 'utf8')).toContain(`"email": "${MARIA.email}"`);
      }
      await checkScreen(page, `perfil-${name}`, name === 'arquivo' ? 'vai para os downloads' : opened);
    }
    await submitDeletion(page, 'errada');
    await expect(page.getByText('vai para os downloads'), 'one setting is open at a time').toBeHidden();
    await checkScreen(page, 'perfil-excluir', 'A senha atual está incorreta.');
    // Without the errors so far.
    await page.reload();
    await unfold(page, 'Meus dados');
    await page.getByPlaceholder('Digite o nome da cidade').waitFor();
    await page.getByLabel('Nome completo').fill('');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await checkScreen(page, 'perfil-com-erros', 'Digite o seu nome.');
    await page.context().setOffline(true);
    await page.getByLabel('Nome completo').fill('Maria de Souza');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await checkScreen(page, 'perfil-sem-conexao', 'Verifique a sua internet');
    await page.context().setOffline(false);
    await page.goto('/promo/carro');
    await page.getByRole('button', { name: 'Participar' }).click();
    await page.getByText('Você está participando!').waitFor();
    await joinMore(await admin.uidOf(MARIA.email));
    await page.goto('/profile');
    await page.getByText('Você está participando. Aberta até').waitFor();
    await page.getByText('Se for você, entramos em contato').waitFor();
    await checkScreen(page, 'perfil-com-participacoes', page.getByText('Encerrada.'));
    await unfold(page, 'Meus dados');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await checkScreen(page, 'perfil-salvo', 'Os seus dados foram salvos.');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Deixar de participar: Um carro zero' }).click();
    await checkScreen(page, 'perfil-deixar', 'Deixar mesmo de participar?');

    await page.goto('about:blank');
    await neverRespond(page, FIRESTORE_REQUEST);
    await page.goto('/profile');
    await page.evaluate(() => {
      localStorage.removeItem('@users');
      localStorage.removeItem('@minhasParticipacoes');
    });
    await page.reload();
    await checkScreen(page, 'perfil-carregando', 'Carregando');
  });
});
