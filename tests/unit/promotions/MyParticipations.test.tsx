import { act, render, screen, within } from '@testing-library/react';
import { doc, getDocFromServer } from 'firebase/firestore';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthContext } from '../../../src/auth/AuthContext';
import type { Participation } from '../../../src/model';
import { loadPromotions } from '../../../src/promotions/loadPromotions';
import { MyParticipations } from '../../../src/promotions/MyParticipations';
import { cacheParticipations, cachedParticipations } from '../../../src/promotions/participationsCache';
import { authWith, maria, signedIn } from '../../support/auth';
import { goWithoutServer } from '../../support/noServer';

// What shows without a server. The browser tests have one.
goWithoutServer();

const natal: Participation = {
  promocao: 'natal',
  titulo: 'Natal premiado',
  em: new Date('2026-11-22T02:30:00Z'),
};

afterEach(() => void vi.useRealTimers());

function open() {
  return render(
    <AuthContext value={authWith(signedIn())}>
      <MemoryRouter>
        <MyParticipations />
      </MemoryRouter>
    </AuthContext>,
  );
}

function openWith(...participations: Participation[]) {
  cacheParticipations(maria.uid, participations);
  return open();
}

describe('before the server has answered', () => {
  it('the list is loading where none is kept, and says so', () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent(/^Carregando…$/);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('a list that does not come says why, and that it will', () => {
    vi.useFakeTimers();
    open();
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.getByRole('status')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^As suas participações ainda não chegaram\. Verifique a sua internet/,
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('the kept list is there at once, in its order', () => {
    openWith(natal, { ...natal, promocao: 'casa', titulo: 'A casa toda mobiliada' });
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Natal premiado',
      'A casa toda mobiliada',
    ]);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('a kept list of none says so', () => {
    openWith();
    expect(screen.getByText('Você ainda não participa de nenhuma promoção.')).toBeVisible();
  });

  it("another person's list is not shown, and goes", () => {
    cacheParticipations('uid-do-joao', [natal]);
    open();
    expect(screen.queryByText('Natal premiado')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeVisible();
    expect(localStorage.getItem('@minhasParticipacoes')).toBeNull();
  });

  it('an unreadable list is not shown, and goes', () => {
    localStorage.setItem('@minhasParticipacoes', '{"uid":');
    open();
    expect(screen.getByRole('status')).toBeVisible();
    expect(localStorage.getItem('@minhasParticipacoes')).toBeNull();
  });
});

it('a server that does not answer takes nothing away', async () => {
  openWith(natal);
  await act(async () => void (await loadPromotions()));
  const { db } = await import('../../../src/firebase/firestore');
  // When the SDK gives this up, it has also told the list's subscription what little it has.
  await act(() =>
    expect(getDocFromServer(doc(db, 'promocoes/natal'))).rejects.toMatchObject({ code: 'unavailable' }),
  );
  expect(screen.getByRole('link', { name: 'Natal premiado' })).toBeVisible();
  expect(cachedParticipations(maria.uid)).toEqual([natal]);
});

describe('a participation', () => {
  it("leads to its promotion and says since when, in Brazil's time", () => {
    openWith(natal);
    expect(screen.getByRole('link', { name: 'Natal premiado' })).toHaveAttribute('href', '/promo/natal');
    expect(screen.getByText('Desde 21/11/2026')).toBeVisible();
  });

  it('whose moment the server has not said yet says nothing of it', () => {
    openWith({ ...natal, em: null });
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Natal premiado$/);
  });

  it('without a title can still be followed', () => {
    openWith({ ...natal, titulo: '' });
    expect(screen.getByRole('link', { name: 'Promoção' })).toHaveAttribute('href', '/promo/natal');
  });

  it('shows HTML as text', () => {
    const html = '<img src=x onerror="alert(1)">';
    const { container } = openWith({ ...natal, titulo: html });
    expect(screen.getByRole('link').textContent).toBe(html);
    expect(container.querySelector('img')).toBeNull();
  });

  it('leads to a page of this site whatever its id is', () => {
    openWith({ ...natal, promocao: '//evil.com' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/promo/%2F%2Fevil.com');
  });
});
