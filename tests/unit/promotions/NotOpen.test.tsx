import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../../src/auth/AuthContext';
import type { Promotion } from '../../../src/model';
import { NotOpen } from '../../../src/promotions/NotOpen';
import type { PromotionStatus } from '../../../src/promotions/period';
import { authWith, loading, signedIn, signedOut } from '../../support/auth';
import { goWithoutServer, NOT_LOADED } from '../../support/noServer';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here. The browser tests cover this with one.
goWithoutServer();

const natal: Promotion = {
  id: 'natal',
  titulo: 'Natal premiado',
  descricao: '',
  imagem: '',
  inicio: new Date('2026-12-01T23:00:00Z'),
  fim: new Date('2026-12-22T03:00:00Z'),
  regulamento: null,
  autorizacao: '',
  resultado: '',
};
const TWO_DAYS_BEFORE = new Date('2026-11-29T22:58:57Z');

beforeEach(() => {
  // The request for the server's time fails too.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => void vi.useRealTimers());

function show(
  status: Exclude<PromotionStatus, 'open'>,
  promotion: Partial<Promotion> = {},
  state: AuthState = signedOut,
) {
  render(
    <AuthContext value={authWith(state)}>
      <MemoryRouter>
        <NotOpen promotion={{ ...natal, ...promotion }} status={status} now={TWO_DAYS_BEFORE} />
      </MemoryRouter>
    </AuthContext>,
  );
}

/** Waits until reading the user's participation has failed, which is only logged. */
async function expectReadError(): Promise<void> {
  const logged: unknown[][] = [];
  await waitFor(() => {
    logged.push(...takeConsoleErrors());
    expect(logged).toEqual([NOT_LOADED]);
  });
}

const countdown = () => screen.getByText('dias', { exact: false }).closest('div');

describe.each([
  ['notBegun', 'Esta promoção ainda não começou.'],
  ['ended', 'Esta promoção já terminou.'],
  ['incomplete', 'Esta promoção ainda não está pronta. Volte em breve.'],
] as const)('a promotion whose status is %s', (status, text) => {
  it.each<[string, AuthState]>([
    ['signed out', signedOut],
    ['signed in', signedIn()],
    ['not known yet', loading],
  ])('says so to a visitor who is %s, and offers no way to take part', async (_, state) => {
    show(status, {}, state);
    expect(screen.getByText(text)).toBeVisible();
    if (state.status === 'signedIn') await expectReadError();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /participar|conta/ })).not.toBeInTheDocument();
  });
});

describe('a promotion to come', () => {
  it('counts the time down to its beginning, and tells screen readers when it is', async () => {
    vi.useFakeTimers({ now: TWO_DAYS_BEFORE });
    show('notBegun');
    expect(screen.getByText('Começa em 1º de dezembro, às 20h.')).toBeInTheDocument();
    expect(countdown()).toHaveTextContent('02 dias00 horas01 min03 s');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(countdown()).toHaveTextContent('02 dias00 horas01 min01 s');
  });
});

describe('a promotion that is over', () => {
  it("shows the admin's result as paragraphs of text", () => {
    show('ended', { resultado: 'Quem ganhou: <b>Ana</b>.\n\n  Obrigado!\n' });
    expect(screen.getByRole('heading', { name: 'Resultado' })).toBeVisible();
    expect(screen.getByText('Quem ganhou: <b>Ana</b>.')).toBeVisible();
    expect(screen.getByText('Obrigado!')).toBeVisible();
    expect(screen.queryByText('O resultado sai aqui.')).not.toBeInTheDocument();
  });

  it('without a result says that it will be here, and leads to the other promotions', () => {
    show('ended');
    expect(screen.getByText('O resultado sai aqui.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver as promoções abertas' })).toHaveAttribute('href', '/');
  });

  it('has a result only then', () => {
    show('incomplete', { resultado: 'Quem ganhou: Ana.' });
    expect(screen.queryByText('Quem ganhou: Ana.')).not.toBeInTheDocument();
  });
});
