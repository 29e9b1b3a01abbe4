import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as approximateTime from '../../../../src/base/approximateTime';
import { MINUTE_MS } from '../../../../src/base/durations';
import type { Promotion } from '../../../../src/model';
import * as promotions from '../../../../src/promotions/loadPromotions';
import { OwnParticipationCard } from '../../../../src/promotions/participations/OwnParticipationCard';
import { ownMessages } from '../../../../src/promotions/participations/ownMessages';
import { signedIn } from '../../../support/auth';
import { natal } from '../../../support/natal';
import { onPage } from '../../../support/onPage';

/** Renders the card of an open promotion a minute before its end. */
async function showOneMinuteBeforeEnd(promotion: Promotion | null = natal): Promise<void> {
  const end = natal.fim ?? new Date();
  vi.useFakeTimers({ now: end.getTime() - MINUTE_MS });
  vi.spyOn(promotions, 'readPromotionNow').mockResolvedValue({ promotion, now: new Date() });
  vi.spyOn(approximateTime, 'approximateOffset').mockResolvedValue(0);
  const participation = { promocao: 'natal', titulo: 'Natal premiado', em: null, regulamento: null };
  const card = <OwnParticipationCard participation={participation} reads onLeft={vi.fn<() => void>()} />;
  render(onPage(card, signedIn()));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.getByRole('group', { name: 'Deixar mesmo de participar?' });

it('a promotion that ends while its card is shown cannot be left any more: it may have been won', async () => {
  await showOneMinuteBeforeEnd();
  expect(screen.getByText(/^Você está participando/)).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
  await pass(2 * MINUTE_MS);
  expect(screen.getByText(/^Encerrada/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('whoever is asked whether to leave when the promotion ends can still answer, and reads what it means then', async () => {
  await showOneMinuteBeforeEnd();
  press(/^Deixar de participar/);
  expect(question()).toHaveAccessibleDescription(ownMessages.leave.whileOpen);
  await pass(2 * MINUTE_MS);
  expect(question()).toHaveFocus();
  expect(question()).toHaveAccessibleDescription(ownMessages.leave.ended);
  press(/^Manter participação/);
  expect(screen.getByRole('button', { name: /^Deixar de participar/ })).toHaveFocus();
});

it.each<[string, Promotion | null, string]>([
  [
    'has not begun',
    { ...natal, inicio: natal.fim, fim: new Date('2099-01-01') },
    ownMessages.leave.whileOpen,
  ],
  ['is incomplete', { ...natal, fim: null }, ownMessages.leave.unknown],
  ['is hidden', null, ownMessages.leave.unknown],
])('whoever leaves a promotion that %s reads what that means', async (_, promotion, consequence) => {
  await showOneMinuteBeforeEnd(promotion);
  press(/^Deixar de participar/);
  expect(question()).toHaveAccessibleDescription(consequence);
});
