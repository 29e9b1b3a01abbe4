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

/** Opens the part 5 minutes before the end of the promotion. */
function open(at = '/', changed: Record<string, unknown> = {}) {
  const team = sessionWithoutServer();
  vi.spyOn(team.account, 'headers').mockResolvedValue({});
  vi.useFakeTimers({ toFake: ['Date'], now: END - 5 * MINUTE_MS });
  const read = vi
    .spyOn(promotionDocuments, 'readAllPromotions')
    .mockResolvedValue([{ id: 'natal', fields: { ...NATAL, ...changed } }]);
  vi.spyOn(approximateTime, 'approximateNow').mockImplementation(() => Promise.resolve(new Date()));
  vi.spyOn(promotionDocuments, 'countParticipants').mockResolvedValue(7);
  render(onDesk(<PromotionsPart />, team, at));
  return read;
}

/** The page is shown again 6 minutes after the end of the promotion. */
function comeBack(): void {
  vi.setSystemTime(END + 6 * MINUTE_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('the list asks for the result of a promotion that has ended meanwhile, when the page is shown again', async () => {
  const read = open();
  expect(await screen.findByText('Natal premiado')).toBeVisible();
  expect(screen.queryByText('Escrever o resultado')).toBeNull();
  comeBack();
  expect(await screen.findByText('Escrever o resultado')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});

it('the list names what the page does not show, because somebody wrote it wrongly in the console', async () => {
  open('/', { regulamento: 'http://example.com/r', autorizacao: 7, descricao: '' });
  expect(await screen.findByText(/^A página não mostra Regulamento e Número da autorização:/)).toBeVisible();
});

it.each([
  [{ fim: NATAL.inicio }, 'um fim depois do início'],
  [{ titulo: '', fim: null }, 'título e fim'],
])('the list says what keeps a published promotion from the home page: %j', async (changed, missing) => {
  open('/', changed);
  expect(
    await screen.findByText(`Publicada, mas sem ${missing}: ninguém a vê na página inicial.`),
  ).toBeVisible();
});

it('the list has no hint at a promotion without rules', async () => {
  open('/', { regulamento: '' });
  expect(await screen.findByText('Natal premiado')).toBeVisible();
  expect(screen.queryByText(/^A página não mostra/)).toBeNull();
});

it('the form of a promotion does not read it again: it must notice itself what others have changed', async () => {
  const read = open('/?promocao=natal');
  expect(await screen.findByLabelText('Título')).toHaveValue('Natal premiado');
  comeBack();
  expect(read).toHaveBeenCalledOnce();
});
