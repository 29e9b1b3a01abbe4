import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AuthState } from '../../../../src/auth/AuthContext';
import type { Promotion } from '../../../../src/model';
import { NotOpen } from '../../../../src/promotions/panel/NotOpen';
import type { PromotionStatus } from '../../../../src/promotions/period';
import { loading, signedIn, signedOut } from '../../../support/auth';
import { natal } from '../../../support/natal';
import { expectNotLoaded, goWithoutServer, goWithoutSite } from '../../../support/noServer';
import { onPage } from '../../../support/onPage';

// Firestore has no server here. Browser tests cover the panel with a server.
goWithoutServer();
goWithoutSite();

const promotion: Promotion = {
  ...natal,
  inicio: new Date('2026-12-01T23:00:00Z'),
  fim: new Date('2026-12-22T03:00:00Z'),
};
const TWO_DAYS_BEFORE = new Date('2026-11-29T22:58:57Z');

function show(
  status: Exclude<PromotionStatus, 'open'>,
  changed: Partial<Promotion> = {},
  state: AuthState = signedOut,
) {
  const shown = { ...promotion, ...changed };
  render(onPage(<NotOpen promotion={shown} status={status} now={TWO_DAYS_BEFORE} />, state));
}

const countdown = () => screen.getByText('dias', { exact: false }).closest('div');

describe.each([
  ['notBegun', ['Esta promoção ainda não começou.']],
  ['ended', ['Esta promoção já terminou.']],
  ['incomplete', ['Em breve!', 'Esta promoção ainda está sendo preparada.']],
] as const)('a promotion whose status is %s', (status, texts) => {
  it.each<[string, AuthState]>([
    ['signed out', signedOut],
    ['signed in', signedIn()],
    ['not known yet', loading],
  ])('says so to a visitor who is %s, and offers no way to take part', async (_, state) => {
    show(status, {}, state);
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    if (state.status === 'signedIn') await expectNotLoaded();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /participar|conta/ })).not.toBeInTheDocument();
  });
});

it('a promotion to come counts the time down to its beginning, and tells screen readers when it is', async () => {
  vi.useFakeTimers({ now: TWO_DAYS_BEFORE });
  show('notBegun');
  expect(screen.getByText('Começa em 1º de dezembro, às 20h.')).toBeInTheDocument();
  expect(countdown()).toHaveTextContent('02 dias00 horas01 min03 s');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(countdown()).toHaveTextContent('02 dias00 horas01 min01 s');
});

it('the beginning of a promotion to come can be saved in a calendar, and the others are a tap away', () => {
  show('notBegun');
  const calendar = screen.getByRole('link', { name: 'Salvar na agenda' });
  expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain('DTSTART:20261201T230000Z');
  expect(screen.getByRole('link', { name: 'Ver as promoções abertas' })).toHaveAttribute('href', '/');
});

describe('a promotion that is over', () => {
  it("shows the team's result as paragraphs of text", () => {
    show('ended', { resultado: 'Quem ganhou: <b>Ana</b>.\n\n  Obrigado!\n' });
    expect(screen.getByRole('heading', { name: 'Resultado' })).toBeVisible();
    expect(screen.getByText('Quem ganhou: <b>Ana</b>.')).toBeVisible();
    expect(screen.getByText('Obrigado!')).toBeVisible();
    expect(screen.queryByText('O resultado sai aqui em breve.')).not.toBeInTheDocument();
  });

  it('says that its result will be here, and leads to the other promotions', () => {
    show('ended');
    expect(screen.getByText('O resultado sai aqui em breve.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver as promoções abertas' })).toHaveAttribute('href', '/');
  });

  it('has a result only then', () => {
    show('incomplete', { resultado: 'Quem ganhou: Ana.' });
    expect(screen.queryByText('Quem ganhou: Ana.')).not.toBeInTheDocument();
  });
});
