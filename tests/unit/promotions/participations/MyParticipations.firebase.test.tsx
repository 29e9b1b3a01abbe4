import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork, doc, getDocFromServer } from 'firebase/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as approximateTime from '../../../../src/base/approximateTime';
import { loadChunk } from '../../../../src/base/loadChunk';
import type { Participation } from '../../../../src/model';
import * as promotions from '../../../../src/promotions/loadPromotions';
import { MyParticipations } from '../../../../src/promotions/participations/MyParticipations';
import {
  cacheParticipations,
  cachedParticipations,
} from '../../../../src/promotions/participations/participationsCache';
import { maria, signedIn } from '../../../support/auth';
import { natal as openNatal } from '../../../support/natal';
import { goWithoutServer } from '../../../support/noServer';
import { onPage } from '../../../support/onPage';
import { takeConsoleErrors } from '../../../support/unitSetup';

// Firestore has no server here. Browser tests cover the list with a server.
goWithoutServer();

const natal: Participation = {
  promocao: 'natal',
  titulo: 'Natal premiado',
  em: new Date('2026-11-22T02:30:00Z'),
  regulamento: null,
};

const open = () => render(onPage(<MyParticipations />, signedIn()));

function openWith(...participations: Participation[]) {
  cacheParticipations(maria.uid, participations);
  return open();
}

/** Opens the list, and ends the participation in it. */
async function openAndLeave(leave = async () => {}): Promise<void> {
  vi.setSystemTime(openNatal.inicio ?? 0);
  vi.spyOn(approximateTime, 'approximateOffset').mockResolvedValue(0);
  vi.spyOn(promotions, 'readPromotionNow').mockResolvedValue({ promotion: openNatal, now: openNatal.inicio });
  const chunk = await promotions.loadPromotions();
  vi.spyOn(promotions, 'loadPromotions').mockResolvedValue({ ...chunk, leave });
  openWith(natal);
  await userEvent.click(await screen.findByRole('button', { name: 'Deixar de participar: Natal premiado' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sim, deixar' }));
}

it.each([
  ['takes the focus, which was on its button', false],
  ['leaves the focus in a field to which the person has gone on meanwhile', true],
])('the list without the participation that the person has left %s', async (_, goesOn) => {
  const name = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => name.remove());
  await openAndLeave(async () => {
    if (goesOn) name.focus();
  });
  const none = await screen.findByText('Você ainda não participa de nenhuma promoção.');
  expect(document.activeElement === name).toBe(goesOn);
  expect(document.activeElement?.contains(none)).toBe(!goesOn);
});

it('the page no longer says that a person has left a promotion who takes part again in another tab', async () => {
  const realtime = await import('../../../../src/promotions/realtime');
  const subscribe = vi.spyOn(realtime, 'subscribeToParticipations').mockReturnValue(() => {});
  await openAndLeave();
  expect(await screen.findByText('Você não participa mais de “Natal premiado”.')).toBeVisible();
  const [, , deliver] = subscribe.mock.calls[0] ?? [];
  act(() => deliver?.([{ ...natal, promocao: 'casa' }]));
  expect(screen.getByText('Você não participa mais de “Natal premiado”.')).toBeVisible();
  act(() => deliver?.([natal]));
  expect(screen.queryByText(/^Você não participa mais/)).not.toBeInTheDocument();
});

describe('the list of participations before the server responds', () => {
  it('shows that it is loading if none is cached', () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent(/^Carregando…$/);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('explains after a while that it is still waiting', () => {
    vi.useFakeTimers();
    open();
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.getByRole('status')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^As suas participações ainda não chegaram\. Verifique a sua internet/,
    );
    expect(screen.queryByText('Carregando…')).not.toBeInTheDocument();
  });

  it('shows the cached participations at once, in order', () => {
    openWith(natal, { ...natal, promocao: 'casa', titulo: 'A casa toda mobiliada' });
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Natal premiado',
      'A casa toda mobiliada',
    ]);
    expect(screen.queryByText('Carregando…')).not.toBeInTheDocument();
  });

  it('says so if the cached list is empty', () => {
    openWith();
    expect(screen.getByText('Você ainda não participa de nenhuma promoção.')).toBeVisible();
  });
});

it('the list of participations stays as cached if the server does not respond', async () => {
  openWith(natal);
  await act(async () => void (await loadChunk(() => import('../../../../src/promotions/realtime'))));
  const { realtimeDb } = await import('../../../../src/firebase/realtime');
  // Goes offline at once; the SDK itself would give up only after 10 s.
  await disableNetwork(realtimeDb);
  // When this read fails, the SDK has also passed an empty snapshot to the list's listener.
  await act(() =>
    expect(getDocFromServer(doc(realtimeDb, 'promocoes/natal'))).rejects.toMatchObject({
      code: 'unavailable',
    }),
  );
  expect(screen.getByRole('link', { name: 'Natal premiado' })).toBeVisible();
  expect(cachedParticipations(maria.uid)).toEqual([natal]);
  // On a busy machine, reads of the promotion have failed by now.
  takeConsoleErrors();
});

describe('a listed participation', () => {
  it("links to its promotion and shows its date in Brazil's time zone", () => {
    vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
    openWith(natal);
    expect(screen.getByRole('link', { name: 'Natal premiado' })).toHaveAttribute('href', '/promo/natal');
    expect(screen.getByText('Desde 21 de novembro de 2026')).toBeVisible();
  });

  it('shows no date if it has no server time', () => {
    openWith({ ...natal, em: null });
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Natal premiadoCódigo UID- DA-M$/);
  });

  it('links to the rules that were accepted, if there were any', () => {
    const regulamento = 'https://example.com/regulamento';
    openWith({ ...natal, regulamento }, { ...natal, promocao: 'casa', titulo: 'Uma casa' });
    const rules = screen.getAllByRole('link', { name: /^Regulamento/ });
    expect(rules).toHaveLength(1);
    expect(rules[0]).toHaveAccessibleName('Regulamento aceito (abre em outra aba)');
    expect(rules[0]).toHaveAttribute('href', regulamento);
    expect(rules[0]).toHaveAttribute('target', '_blank');
  });

  it('cannot be ended while it is not known whether it may have won', () => {
    openWith(natal);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Promoção'],
    ['<img src=x onerror="alert(1)">', '<img src=x onerror="alert(1)">'],
  ])('shows the title %j as the text %s', (titulo, text) => {
    const { container } = openWith({ ...natal, titulo });
    expect(screen.getByRole('link').textContent).toBe(text);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/promo/natal');
    expect(container.querySelector('img')).toBeNull();
  });
});
