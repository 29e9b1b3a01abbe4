import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../../src/promotions/participations/promotionOutcome';
import { natal } from '../../../support/natal';

const DURING = new Date('2026-11-10T12:00:00Z');
const BEFORE = new Date('2026-10-10T12:00:00Z');
const AFTER = new Date('2026-12-10T12:00:00Z');
const NAME = 'Maria da Conceição';
const NAMED =
  'Se for você, entramos em contato pelo seu celular. Não pedimos dinheiro nem senha para entregar um prêmio.';

describe('what became of a promotion, for somebody who takes part', () => {
  it.each([
    ['open', natal, DURING, 'open', /^Você está participando\. Aberta até 21 de novembro/],
    ['over', natal, AFTER, 'waiting', /^Encerrada\. O resultado sai em breve/],
    ['hidden or removed', null, DURING, 'unknown', /^Esta promoção não está mais publicada\.$/],
    ['postponed', natal, BEFORE, 'unknown', /^Esta promoção não está aberta agora\.$/],
    ['without dates', { ...natal, fim: null }, DURING, 'unknown', /^Esta promoção não está aberta agora\.$/],
    ['over, with a blank result', { ...natal, resultado: ' \n' }, AFTER, 'waiting', /^Encerrada/],
  ] as const)('%s', (_, promotion, now, kind, text) => {
    expect(outcomeOf(promotion, now, NAME)).toEqual({ kind, text: expect.stringMatching(text) });
  });

  it('a result is shown only when the promotion is over', () => {
    const promotion = { ...natal, resultado: 'Joana P. ganhou!' };
    expect(outcomeOf(promotion, DURING, NAME).kind).toBe('open');
    expect(outcomeOf(promotion, AFTER, NAME)).toEqual({
      kind: 'result',
      text: '',
      result: 'Joana P. ganhou!',
    });
  });

  it.each([
    ['Quem ganhou: Maria P.', NAME, true],
    ['MARIA!', NAME, true],
    ['Mariana P.', NAME, false],
    ['Joana da Silva', NAME, false],
    ['Conceição P.', NAME, false],
    ['Quem ganhou: José', 'josé', true],
    ['Quem ganhou: José', 'Jose\u0301 Silva', true],
    ['Ganhou a equipe', 'A', false],
    ['Quem ganhou: Maria', '', false],
  ])('%j may be about %j: %s', (resultado, name, may) => {
    const { text } = outcomeOf({ ...natal, resultado }, AFTER, name);
    expect(text === NAMED).toBe(may);
  });
});
