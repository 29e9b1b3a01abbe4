import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/App';
import { config } from '../../src/config';
import { goWithoutServer, NOT_LOADED } from '../support/noServer';
import { notify } from '../../src/ui/notify';
import { takeConsoleErrors } from '../support/unitSetup';

// The waiting room is not opened here: it connects to Firestore. The browser tests do. Where nobody has signed in
// on this device, Auth needs no network to say so. The promotions find no server.
goWithoutServer();

const ALREADY_IN = 'Você já está participando!';

/** The app as a browser has it that opens this address. */
function show(address: string, state: unknown = null): void {
  // react-router keeps the navigation state under `usr`.
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', address);
  render(<App />);
}

async function open(address: string, state: unknown = null): Promise<HTMLElement> {
  show(address, state);
  // Not the one that stands there while the page is loaded.
  return screen.findByRole('heading', { level: 1, name: /^(?!Carregando)/ });
}

/** The promotions are not there, which is shown and logged. */
async function withoutServer(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
}

describe('the route table', () => {
  it.each([
    ['/pg-infor/em-breve', 'O aplicativo está chegando!'],
    ['/pg-infor/em-breve/', 'O aplicativo está chegando!'],
    ['/pg-infor/em-breve?utm_source=show#topo', 'O aplicativo está chegando!'],
    ['/pg-infor/baixar-app', 'Baixe o aplicativo'],
    ['/pg-infor/já-participo', ALREADY_IN],
    ['/pg-infor/j%C3%A1-participo', ALREADY_IN],
    ['/pg-infor/ja%CC%81-participo', ALREADY_IN],
    ['/pg-infor/outra-coisa', 'Ops algo deu errado'],
    ['/login', 'Entre na sua conta'],
    ['/recuperar-senha', 'Recupere a sua senha'],
    ['/sign-up/novo-cadastro', 'Faça o seu cadastro'],
    ['/pg-infor', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['/pg-infor/em-breve/mais', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['/promo', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['/sign-up', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['/sala-de-espera/1', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['/nenhuma/pagina', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
  ])('%s shows "%s"', async (address, heading) => {
    expect(await open(address)).toHaveTextContent(heading);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('/termos shows the terms', async () => {
    expect(await open('/termos')).toHaveTextContent('Termos de uso e aviso de privacidade');
  });

  it('/ shows the home page, to whoever is signed out with the ways in', async () => {
    expect(await open('/')).toHaveTextContent(`Boas-vindas ao ${config.brandName}!`);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Já tenho cadastro' })).toHaveAttribute('href', '/login');
    await withoutServer();
  });

  it('/promo/natal shows a promotion, and says where it cannot', async () => {
    show('/promo/natal');
    await withoutServer();
    expect(screen.getByText(/^Não conseguimos carregar esta parte da página\./)).toBeVisible();
  });

  it('/profile leads whoever is signed out to the login, and back afterwards', async () => {
    await open('/profile?aba=senha');
    expect(await screen.findByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/login?voltar=%2Fprofile%3Faba%3Dsenha');
  });

  it('takes the name of the promotion from the navigation state', async () => {
    await open('/pg-infor/já-participo', { tituloForm: 'Natal Premiado' });
    expect(screen.getByText('Você já participa da promoção Natal Premiado.')).toBeVisible();
  });
});

it.each(['/pg-infor/em-breve', '/nenhuma/pagina'])(
  '%s has the logo, one main part and the toasts beside it',
  async (address) => {
    const heading = await open(address);
    const main = screen.getByRole('main');
    expect(main).toContainElement(heading);
    expect(within(screen.getByRole('banner')).getByRole('img', { name: config.brandName })).toBeVisible();
    act(() => notify('success', 'Bem-vindo'));
    expect(main).not.toContainElement(await screen.findByText('Bem-vindo'));
  },
);

describe('a link', () => {
  it('of an information page leads whoever is signed out to the login, and a toast stays', async () => {
    await open('/pg-infor/em-breve');
    act(() => notify('success', 'Bem-vindo'));
    expect(await screen.findByText('Bem-vindo')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Acessar meu perfil' }));
    expect(await screen.findByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(document.title).toBe(`Entrar na conta | ${config.brandName}`);
    expect(screen.getByText('Bem-vindo')).toBeVisible();
  });

  it('of the not-found page opens the sign-up page', async () => {
    await open('/nenhuma/pagina');
    await userEvent.click(screen.getByRole('link', { name: 'Voltar para tela Início!' }));
    expect(await screen.findByRole('heading', { name: 'Faça o seu cadastro' })).toBeVisible();
    expect(window.location.pathname).toBe('/sign-up/novo-cadastro');
  });
});
