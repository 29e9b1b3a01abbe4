import { expect, it } from 'vitest';
import { crowdOf } from '../../../../scripts/ensaio/crowd';
import { formatVerdict } from '../../../../scripts/ensaio/format';
import { costOf, isFree } from '../../../../scripts/ensaio/prices';
import { judge } from '../../../../scripts/ensaio/verdict';
import type { Visit } from '../../../../scripts/ensaio/visit';

it('the same seed generates the same visitors', () => {
  expect(crowdOf(1, 50)).toEqual(crowdOf(1, 50));
  expect(crowdOf(1, 50)).not.toEqual(crowdOf(2, 50));
  const times = crowdOf(3, 2001)
    .map(({ reactionMs }) => reactionMs)
    .sort((one, other) => one - other);
  expect(times[0]).toBeGreaterThan(100);
  expect(times[1000]).toBeGreaterThan(650);
  expect(times[1000]).toBeLessThan(750);
  const lost = crowdOf(3, 2001).filter(({ losesAnswer }) => losesAnswer);
  expect(lost.length / 2001).toBeCloseTo(0.2, 1);
});

it('a rehearsal fails if an outcome is wrong or missing or the room stays open', () => {
  const conditions = { seed: 1, target: 'aqui', emulated: true, show: 'plain', tookMs: 1_000 } as const;
  const five = ticketsOf(0, 1, 2, 3, 4);
  const verdictOf = (visits: Visit[], places = five, roomClosed = true) =>
    judge({ releasedAt: 0, visits, places, roomClosed, attack: null }, conditions);
  const withChange = (index: number, change: Partial<Visit>) =>
    correctVisits().map((visit, one) => (one === index ? Object.assign(visit, change) : visit));

  expect(verdictOf(correctVisits())).toMatchObject({
    passed: true,
    firstSendersWhoWon: 5,
    sent: 6,
    answeredByPage: 0,
    releaseToButton: { p50: 10, p95: 10, p99: 10 },
    clickToAnswer: { p50: 118, p95: 145, p99: 145 },
    door: null,
    perVisitor: { reads: 11, readsByRules: 3 },
  });
  expect(verdictOf(correctVisits()).shows.map(({ operations }) => operations.reads)).toEqual([
    66, 660, 11_000_000,
  ]);
  expect(verdictOf(withChange(5, { answer: 'won' }))).toMatchObject({
    passed: false,
    winners: 6,
    wronglyAnswered: 1,
  });
  expect(verdictOf(withChange(0, { answer: 'lost' }))).toMatchObject({
    passed: false,
    winners: 4,
    wronglyAnswered: 1,
  });
  expect(verdictOf(withChange(5, { answer: null }))).toMatchObject({ passed: false, unanswered: 1 });
  expect(verdictOf(correctVisits(), ticketsOf(0, 1, 2, 3, 4, 5))).toMatchObject({ passed: false, places: 6 });
  expect(verdictOf(correctVisits(), ticketsOf(1, 2, 3, 4, 5))).toMatchObject({
    passed: false,
    wronglyAnswered: 2,
  });
  expect(verdictOf(correctVisits(), five, false)).toMatchObject({ passed: false, roomClosed: false });
});

it.each(['protected', 'registered'] as const)(
  'a rehearsal of a %s room fails if a loser reads the address, or a winner does not',
  (show) => {
    const verdictOf = (change: Partial<Record<number, Visit['door']>>) => {
      const visits = correctVisits().map((visit, index) =>
        Object.assign(visit, { door: change[index] ?? (visit.answer === 'won' ? 'read' : 'refused') }),
      );
      const rehearsal = {
        releasedAt: 0,
        visits,
        places: ticketsOf(0, 1, 2, 3, 4),
        roomClosed: true,
        attack: null,
      };
      return judge(rehearsal, { seed: 1, target: 'aqui', emulated: true, show, tookMs: 1_000 });
    };
    const correct = verdictOf({});
    expect(correct).toMatchObject({
      passed: true,
      door: { winnersWhoRead: 5, losersWhoRead: 0, losersRefused: 1 },
    });
    expect(formatVerdict(correct)).toMatch(/Ganhadores que leram o endereço \(devem ser 5\) +5 {2}ok/);
    const leaky = verdictOf({ 5: 'read' });
    expect(leaky).toMatchObject({
      passed: false,
      door: { winnersWhoRead: 5, losersWhoRead: 1, losersRefused: 0 },
    });
    expect(formatVerdict(leaky)).toMatch(/Sem vaga e leram o endereço \(deve ser 0\) +1 {2}FALHOU/);
    // A loser who had no answer may be able to read it.
    expect(verdictOf({ 5: 'failed' })).toMatchObject({ passed: false, door: { losersRefused: 0 } });
    expect(verdictOf({ 0: 'refused' })).toMatchObject({
      passed: false,
      door: { winnersWhoRead: 4, losersRefused: 1 },
    });
  },
);

it('a rehearsal under a lock says who got in when, counted from the end of the lock', () => {
  const conditions = { seed: 1, target: 'aqui', emulated: true, show: 'plain', tookMs: 1_000 } as const;
  // The winners are answered at 200, 210, 220, 230 and 240 ms, and the loser at 250 ms.
  const verdictUnder = (from: number, until: number, visits = correctVisits()) =>
    judge(
      { releasedAt: 0, visits, places: ticketsOf(0, 1, 2, 3, 4), roomClosed: true, attack: { from, until } },
      conditions,
    );
  const verdict = verdictUnder(205, 225);
  expect(verdict).toMatchObject({
    passed: true,
    attack: { lastedMs: 20, wonBefore: 1, wonDuring: 2, lastWinMs: 15, lastAnswerMs: 25 },
  });
  expect(formatVerdict(verdict)).toMatch(/Último ganhador +15 ms depois do fim dela/);
  expect(formatVerdict(verdict)).toContain('6 visitantes, com a trava de um estranho, aqui');
  expect(formatVerdict(verdictUnder(205, 300))).toMatch(/Última resposta +50 ms antes do fim dela/);
  const nobody = correctVisits().map((visit) => Object.assign(visit, { answer: null, answeredAt: null }));
  const failed = verdictUnder(0, 300, nobody);
  expect(failed).toMatchObject({ passed: false, attack: { lastWinMs: null, lastAnswerMs: null } });
  expect(formatVerdict(failed)).toMatch(/Último ganhador +ninguém/);
});

it('the costs follow the list prices and the free daily quota', () => {
  expect(costOf({ reads: 1_000_000, writes: 100_000, deletes: 100_000 })).toBeCloseTo(0.8);
  expect(isFree({ reads: 50_000, writes: 20_000, deletes: 20_000 })).toBe(true);
  expect(isFree({ reads: 50_001, writes: 0, deletes: 0 })).toBe(false);
  expect(isFree({ reads: 0, writes: 20_001, deletes: 0 })).toBe(false);
  expect(isFree({ reads: 0, writes: 0, deletes: 20_001 })).toBe(false);
});

/** Six visitors, of whom the first five won. */
function correctVisits(): Visit[] {
  return Array.from({ length: 6 }, (__, index) => ({
    ticket: `vaga-${index}`,
    sawAt: 10,
    clickedAt: 100 + index,
    answeredAt: 200 + 10 * index,
    answer: index < 5 ? 'won' : 'lost',
    door: null,
    failures: [],
    usage: {
      listenerReads: 8,
      documentReads: 0,
      ruleReads: 3,
      writes: index < 5 ? 2 : 0,
      deletes: index < 5 ? 0 : 1,
      lostAnswers: 0,
      firstSentAt: 100 + index,
    },
  }));
}

function ticketsOf(...indexes: number[]): Set<string> {
  return new Set(indexes.map((index) => `vaga-${index}`));
}
