import { Timestamp } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { listPromotions } from '../../../../src/backstage/promotions/listPromotions';

const day = (date: string) => Timestamp.fromDate(new Date(`${date}T12:00:00Z`));
const ENDED = { titulo: 'A', inicio: day('2031-11-01'), fim: day('2031-11-20'), publicada: true };
const OPEN = { ...ENDED, fim: day('2031-12-20') };

it('lists first what needs work: promotions that are incomplete, or have ended without a result', () => {
  const promotions = Object.entries({
    hidden: { ...OPEN, publicada: false },
    over: { ...ENDED, resultado: 'Maria, de Recife' },
    open: OPEN,
    incomplete: { ...ENDED, fim: null },
    withoutResult: ENDED,
  }).map(([id, fields]) => ({ id, fields }));
  const ids = listPromotions(promotions, new Date('2031-12-01')).map(({ promotion }) => promotion.id);
  expect(ids).toEqual(['withoutResult', 'incomplete', 'open', 'over', 'hidden']);
});
