import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as approximateTime from '../../../../src/base/approximateTime';
import { MINUTE_MS } from '../../../../src/base/durations';
import * as promotions from '../../../../src/promotions/loadPromotions';
import { OwnParticipationCard } from '../../../../src/promotions/participations/OwnParticipationCard';
import { signedIn } from '../../../support/auth';
import { natal } from '../../../support/natal';
import { onPage } from '../../../support/onPage';

it('a promotion that ends while its card is shown cannot be left any more: it may have been won', async () => {
  const end = natal.fim ?? new Date();
  vi.useFakeTimers({ now: end.getTime() - MINUTE_MS });
  vi.spyOn(promotions, 'readPromotionNow').mockResolvedValue({ promotion: natal, now: new Date() });
  vi.spyOn(approximateTime, 'approximateOffset').mockResolvedValue(0);
  const participation = { promocao: 'natal', titulo: 'Natal premiado', em: null, regulamento: null };
  const card = <OwnParticipationCard participation={participation} reads onLeft={vi.fn<() => void>()} />;
  render(onPage(card, signedIn()));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/^Você está participando/)).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
  expect(screen.getByText(/^Encerrada/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
