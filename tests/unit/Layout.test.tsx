import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Layout } from '../../src/Layout';
import { cacheProfile, clearCaches } from '../../src/auth/profile/profileCache';
import { config } from '../../src/config';
import { notify } from '../../src/ui/toast/notify';
import { maria } from '../support/auth';
import { onPage } from '../support/onPage';

let showLazyPage: (() => void) | undefined;

/** Renders the layout around pages that have only a heading. */
function open(address = '/'): void {
  const LazyPage = lazy(
    () =>
      new Promise<{ default: () => React.ReactNode }>((resolve) => {
        showLazyPage = () => resolve({ default: () => <h1>Chegou</h1> });
      }),
  );
  const routes = (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/" element={<h1>Início</h1>} />
        <Route path="/profile" element={<h1>Meu perfil</h1>} />
        <Route path="/termos" element={<h1>Termos</h1>} />
        <Route path="/demora" element={<LazyPage />} />
      </Route>
      <Route path="/sala-de-espera" element={<h1>Sala de espera</h1>} />
    </Routes>
  );
  render(onPage(routes, undefined, address));
}

const heading = (name: string) => screen.getByRole('heading', { name });
const banner = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));

it('the layout shows the page in its only main element, with a logo that leads to the home page', async () => {
  open('/profile');
  expect(screen.getByRole('main')).toContainElement(heading('Meu perfil'));
  expect(banner().getByRole('img', { name: config.brandName })).toBeVisible();
  await userEvent.click(banner().getByRole('link', { name: config.brandName }));
  expect(heading('Início')).toBeVisible();
});

it('the layout has five links, to the login, the waiting room, the terms and the organiser', () => {
  open();
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(banner().getAllByRole('link')).toHaveLength(2);
  expect(banner().getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/login');
  expect(
    footer()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Sala de espera', '/sala-de-espera'],
    ['Termos e privacidade', '/termos'],
    ['contato@example.com', 'mailto:contato@example.com'],
  ]);
  expect(footer().getByText(`Realização: ${config.organizer.fullName}`)).toBeVisible();
});

it('the layout leads people who are signed in to their profile, and follows logins and logouts', () => {
  cacheProfile(maria);
  open();
  expect(banner().getByRole('link', { name: 'Meu perfil' })).toHaveAttribute('href', '/profile');
  act(() => clearCaches());
  expect(banner().getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/login');
  act(() => cacheProfile(maria));
  expect(banner().getByRole('link', { name: 'Meu perfil' })).toBeVisible();
});

it('the layout leads to the profile on that page, where nobody else stays', () => {
  open('/profile');
  expect(banner().getByRole('link', { name: 'Meu perfil' })).toBeVisible();
});

it('the layout stays visible while a page loads', async () => {
  open('/demora');
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  expect(heading('Carregando…')).toBeVisible();
  expect(banner().getByRole('img', { name: config.brandName })).toBeVisible();
  await act(async () => showLazyPage?.());
  expect(await screen.findByRole('heading', { name: 'Chegou' })).toBeVisible();
});

it.each(['success', 'error'] as const)('a toast of type %s is shown beside the page', async (kind) => {
  open();
  act(() => notify(kind, `Aviso de ${kind}`));
  const toast = await screen.findByText(`Aviso de ${kind}`);
  expect(toast).toBeVisible();
  expect(screen.getByRole('main')).not.toContainElement(toast);
});

it('a toast requested before the layout is rendered is shown', async () => {
  notify('success', 'Parabéns!');
  open();
  expect(await screen.findByText('Parabéns!')).toBeVisible();
});
