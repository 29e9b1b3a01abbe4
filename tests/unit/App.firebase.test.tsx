import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSDOM } from 'jsdom';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/App';
import { config } from '../../src/config';
import { notify } from '../../src/ui/toast/notify';
import { goWithoutServer, NOT_LOADED } from '../support/noServer';
import { takeConsoleErrors } from '../support/unitSetup';

// Firestore has no server here. If nobody has signed in on this device, Auth needs no network. The waiting
// room needs Firestore, so only browser tests open it.
goWithoutServer();

/** The jsdom instance of Vitest's environment. */
declare const jsdom: JSDOM;

/** Renders the app as if a browser had opened it at this address. */
function show(address: string, state: unknown = null): void {
  // react-router keeps the navigation state under `usr`.
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', address);
  render(
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>,
  );
}

async function open(address: string, state: unknown = null): Promise<HTMLElement> {
  show(address, state);
  // Waits for the page's own heading, not that of the loading page.
  return screen.findByRole('heading', { level: 1, name: /^(?!Carregando)/ });
}

async function expectLoadError(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
}

describe('the route table', () => {
  it.each([
    ['/pg-infor/em-breve', 'O aplicativo já chegou!'],
    ['/pg-infor/em-breve/', 'O aplicativo já chegou!'],
    ['/pg-infor/em-breve?utm_source=show#topo', 'O aplicativo já chegou!'],
    ['/pg-infor/baixar-app', 'Baixe o aplicativo'],
    ['/login', 'Entre na sua conta'],
    ['/termos', 'Termos de uso e aviso de privacidade'],
    ['/recuperar-senha', 'Recupere a sua senha'],
    ['/sign-up/novo-cadastro', 'Faça o seu cadastro'],
    ['/bastidores', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['/bastidores/show', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['/nenhuma/pagina', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
  ])('%s shows "%s"', async (address, heading) => {
    expect(await open(address)).toHaveTextContent(heading);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('/ shows the home page with the login link to a signed-out visitor', async () => {
    expect(await open('/')).toHaveTextContent('Clique primeiro e entre ao vivo no show!');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', '/login');
    await expectLoadError();
  });

  it('/promo/natal shows the promotion page with its load error', async () => {
    show('/promo/natal');
    await expectLoadError();
    expect(screen.getByText(/^Não conseguimos carregar\./)).toBeVisible();
  });

  it('/profile redirects a signed-out visitor to the login, with the way back', async () => {
    await open('/profile?aba=senha');
    expect(await screen.findByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/login?voltar=%2Fprofile%3Faba%3Dsenha');
  });

  it('/bastidores asks search engines to leave it out, has no address of its own, and leads back after a login', async () => {
    await open('/bastidores/show');
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
    const login = within(screen.getByRole('banner')).getByRole('link', { name: 'Minha conta' });
    expect(login).toHaveAttribute('href', '/login?voltar=%2Fbastidores%2Fshow');
  });
});

describe('search engines', () => {
  const ownAddress = window.location.href;
  afterEach(() => jsdom.reconfigure({ url: ownAddress }));

  it.each([
    ['https://show.web.app', 'https://show.example', true],
    ['https://show.firebaseapp.com', 'https://show.example', true],
    ['https://show.firebaseapp.com', 'https://show.web.app', true],
    ['https://show.web.app', 'https://show.web.app', false],
    ['https://show.example', 'https://show.example', false],
    ['https://show.web.app.example', 'https://show.example', false],
  ])('leave out a page of %s if the site is %s: %s', async (address, siteUrl, leftOut) => {
    jsdom.reconfigure({ url: address });
    vi.spyOn(config, 'siteUrl', 'get').mockReturnValue(siteUrl);
    await open('/termos');
    const robots = document.head.querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe(leftOut ? 'noindex' : undefined);
  });
});

describe('a link', () => {
  it('redirects a signed-out visitor from an information page to the login, and keeps the toast', async () => {
    await open('/pg-infor/em-breve');
    act(() => notify('success', 'Bem-vindo'));
    expect(await screen.findByText('Bem-vindo')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Acessar meu perfil' }));
    expect(await screen.findByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(document.title).toBe(`Entrar na conta | ${config.brandName}`);
    expect(screen.getByText('Bem-vindo')).toBeVisible();
  });
});
