import { render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadAccount } from '../../../src/auth/loadAccount';
import { Desk } from '../../../src/backstage/Desk';
import { signedOut } from '../../support/auth';
import { goWithoutServer } from '../../support/noServer';
import { onPage } from '../../support/onPage';

goWithoutServer();
// No answer comes either: each part stays at its beginning.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));

it.each([
  ['/bastidores', 'Ao vivo'],
  ['/bastidores/promocoes', 'Promoções'],
  ['/bastidores/cadastros', 'Cadastros'],
  ['/bastidores/show', 'O show'],
])('at %s the navigation marks "%s" among the four parts, and the page is that part', async (at, name) => {
  const desk = <Desk account={await loadAccount()} uid="ana" onRemoved={vi.fn<() => void>()} />;
  const routes = (
    <Routes>
      <Route path="/bastidores/*" element={desk} />
    </Routes>
  );
  render(onPage(routes, signedOut, at));
  const links = within(screen.getByRole('navigation', { name: 'Partes dos bastidores' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/bastidores', 'Ao vivo'],
    ['/bastidores/promocoes', 'Promoções'],
    ['/bastidores/cadastros', 'Cadastros'],
    ['/bastidores/show', 'O show'],
  ]);
  expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual([name]);
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })).toHaveTextContent(name);
});
