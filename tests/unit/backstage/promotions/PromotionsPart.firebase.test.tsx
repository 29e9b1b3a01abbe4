import { act, render, screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import PromotionsPart from '../../../../src/backstage/promotions/PromotionsPart';
import * as promotionDocuments from '../../../../src/backstage/promotions/promotionDocuments';
import * as approximateTime from '../../../../src/base/approximateTime';
import { MINUTE_MS } from '../../../../src/base/durations';
import { onDesk, sessionWithoutServer } from '../../../support/editors';
import { goWithoutServer, goWithoutSite } from '../../../support/noServer';

goWithoutServer();
goWithoutSite();

const END = Date.parse('2031-12-25T03:00:00Z');
const NATAL = {
  titulo: 'Natal premiado',
  inicio: Timestamp.fromMillis(END - 60 * MINUTE_MS),
  fim: Timestamp.fromMillis(END),
  regulamento: 'https://example.com/regulamento',
  publicada: true,
};

it('the list asks for the result of a promotion that has ended meanwhile, when the page is shown again', async () => {
  const team = sessionWithoutServer();
  vi.spyOn(team.account, 'headers').mockResolvedValue({});
  vi.useFakeTimers({ toFake: ['Date'], now: END - 5 * MINUTE_MS });
  const read = vi
    .spyOn(promotionDocuments, 'readAllPromotions')
    .mockResolvedValue([{ id: 'natal', fields: NATAL }]);
  vi.spyOn(approximateTime, 'approximateNow').mockImplementation(() => Promise.resolve(new Date()));
  vi.spyOn(promotionDocuments, 'countParticipants').mockResolvedValue(7);
  render(onDesk(<PromotionsPart />, team));
  expect(await screen.findByText('Natal premiado')).toBeVisible();
  expect(screen.queryByText('Escrever o resultado')).toBeNull();
  vi.setSystemTime(END + 6 * MINUTE_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Escrever o resultado')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});
