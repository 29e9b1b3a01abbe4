import { expect, it } from 'vitest';
import { formatVerdict } from '../../../../scripts/ensaio/report/output';
import { costOf, isFree } from '../../../../scripts/ensaio/verdict/prices';
import { compareReleases } from '../../../../scripts/ensaio/verdict/synchronization';
import { judge, type Verdict } from '../../../../scripts/ensaio/verdict/verdict';
import {
  CONNECTION_KINDS,
  crowdOf,
  onSlowLines,
  simulatedConnection,
} from '../../../../scripts/ensaio/visitors/crowd';
import { Visit } from '../../../../scripts/ensaio/visitors/visit';
import { MINUTE_MS } from '../../../../src/base/durations';

const FIVE = [0, 1, 2, 3, 4];

/**
 * Six visits, of which the first five won.
 * @param changes fields that differ, by the visit's index
 */
function visits(changes: Record<number, Partial<Visit>> = {}): Visit[] {
  return Array.from({ length: 6 }, (_, index) => {
    const won = index < 5;
    const visit = Object.assign(new Visit(), {
      ticket: `vaga-${index}`,
      sawAt: 10,
      plannedAt: 10,
      clickedAt: 100 + index,
      answeredAt: 200 + 10 * index,
      answer: won ? 'won' : 'lost',
      ...changes[index],
    });
    const commits = won ? { writes: 2 } : { deletes: 1 };
    Object.assign(visit.usage, { listenerReads: 8, ruleReads: 3, firstSentAt: 100 + index, ...commits });
    return visit;
  });
}

/** The verdict on a rehearsal in which everything went right, apart from the given fields. */
function judged(
  rehearsal: Partial<Omit<Parameters<typeof judge>[0], 'places'>> & { places?: number[] } = {},
  show: Verdict['show'] = 'plain',
): Verdict {
  const { places = FIVE, ...others } = rehearsal;
  const tickets = new Set(places.map((index) => `vaga-${index}`));
  return judge(
    { releasedAt: 0, visits: visits(), roomClosed: true, attack: null, ...others, places: tickets },
    { seed: 1, target: 'aqui', emulated: true, show, tookMs: 1_000 },
  );
}

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

it('a rehearsal in which all goes well passes, with its figures', () => {
  const verdict = judged();
  expect(verdict).toMatchObject({
    passed: true,
    firstSendersWhoWon: 5,
    sent: 6,
    answeredByPage: 0,
    releaseToButton: { p50: 10, p95: 10, p99: 10 },
    clickToAnswer: { p50: 118, p95: 145, p99: 145 },
    address: null,
    perVisitor: { reads: 11, readsByRules: 3 },
  });
  expect(verdict.shows.map(({ operations }) => operations.reads)).toEqual([66, 660, 11_000_000]);
});

it.each([
  [{ visits: visits({ 5: { answer: 'won' } }) }, { winners: 6, wronglyAnswered: 1 }],
  [{ visits: visits({ 0: { answer: 'lost' } }) }, { winners: 4, wronglyAnswered: 1 }],
  [{ visits: visits({ 5: { answer: null } }) }, { unanswered: 1 }],
  [{ places: [...FIVE, 5] }, { places: 6 }],
  [{ places: [1, 2, 3, 4, 5] }, { wronglyAnswered: 2 }],
  [{ roomClosed: false }, { roomClosed: false }],
])('a rehearsal fails if an outcome is wrong or missing or the room stays open: %#', (rehearsal, reason) => {
  expect(judged(rehearsal)).toMatchObject({ passed: false, ...reason });
});

it.each(['protected', 'registered'] as const)(
  'a rehearsal of a %s room fails if a loser reads the address, or a winner does not',
  (show) => {
    const withAttempts = (...attempts: Visit['readAttempt'][]) =>
      judged(
        {
          visits: visits(Object.fromEntries(attempts.map((readAttempt, index) => [index, { readAttempt }]))),
        },
        show,
      );
    const correct = withAttempts('read', 'read', 'read', 'read', 'read', 'refused');
    const address = { winnersWhoRead: 5, losersWhoRead: 0, losersRefused: 1 };
    expect(correct).toMatchObject({ passed: true, address });
    expect(formatVerdict(correct)).toMatch(/Ganhadores que leram o endereço \(devem ser 5\) +5 {2}ok/);
    const leaky = withAttempts('read', 'read', 'read', 'read', 'read', 'read');
    expect(leaky).toMatchObject({
      passed: false,
      address: { ...address, losersWhoRead: 1, losersRefused: 0 },
    });
    expect(formatVerdict(leaky)).toMatch(/Sem vaga e leram o endereço \(deve ser 0\) +1 {2}FALHOU/);
    // If a loser's attempt to read the address failed but was not refused, the address may be readable.
    const uncertain = withAttempts('read', 'read', 'read', 'read', 'read', 'failed');
    expect(uncertain).toMatchObject({ passed: false, address: { ...address, losersRefused: 0 } });
    const closed = withAttempts('refused', 'read', 'read', 'read', 'read', 'refused');
    expect(closed).toMatchObject({ passed: false, address: { ...address, winnersWhoRead: 4 } });
  },
);

it('a rehearsal says which errors the pages reported, and does not take all for clicks', () => {
  const reportedErrors = ['O endereço do show não pôde ser lido. Error: refused'];
  const text = formatVerdict(judged({ visits: visits({ 0: { reportedErrors } }) }, 'protected'));
  expect(text).toMatch(/Erros registrados pelas páginas, que tentaram de novo +1$/m);
  expect(text).toContain(`Erros registrados pelas páginas: 1, com este texto: ${reportedErrors[0]}`);
  expect(text).not.toContain('o botão voltou');
});

it('a rehearsal under a lock says who got in when, counted from the end of the lock', () => {
  // The winners are answered at 200, 210, 220, 230 and 240 ms, and the loser at 250 ms.
  const verdict = judged({ attack: { from: 205, until: 225 } });
  expect(verdict).toMatchObject({
    passed: true,
    attack: { lastedMs: 20, wonBefore: 1, wonDuring: 2, lastWinMs: 15, lastAnswerMs: 25 },
  });
  expect(formatVerdict(verdict)).toMatch(/Último ganhador +15 ms depois do fim dela/);
  expect(formatVerdict(verdict)).toContain('6 visitantes, com a trava de um estranho, aqui');
  const late = judged({ attack: { from: 205, until: 300 } });
  expect(formatVerdict(late)).toMatch(/Última resposta +50 ms antes do fim dela/);
  const nobody = visits().map((visit) => Object.assign(visit, { answer: null, answeredAt: null }));
  const failed = judged({ attack: { from: 0, until: 300 }, visits: nobody });
  expect(failed).toMatchObject({ passed: false, attack: { lastWinMs: null, lastAnswerMs: null } });
  expect(formatVerdict(failed)).toMatch(/Último ganhador +ninguém/);
});

it('a synchronized release is compared with an ordinary one, by the kind of connection', () => {
  const kinds = ['even', 'even', 'there', 'there', 'back', 'back'] as const;
  const planned = [1_000, 1_020, 850, 990, 1_010, 1_150];
  const crowd = visits().map((visit, index) =>
    Object.assign(visit, {
      plannedAt: planned[index],
      sawAt: 1_200 + index,
      connection: simulatedConnection(kinds[index] ?? 'even', 300),
    }),
  );
  // The third visitor's click came 5 ms before the time, and was sent again 12 ms after the refusal.
  crowd[2]?.usage.commits.push(
    { sentAt: 850, arrivedAt: 995, answeredAt: 1_100, refused: true },
    { sentAt: 1_112, arrivedAt: 1_400, answeredAt: 1_500, refused: false },
  );
  const synchronized = {
    releasedAt: 1_000,
    visits: crowd,
    places: new Set<string>(),
    roomClosed: true,
    attack: null,
  };
  const ordinary = { ...synchronized, visits: visits({ 5: { plannedAt: 610 } }), releasedAt: 0 };
  const comparison = compareReleases(synchronized, ordinary);
  expect(comparison).toMatchObject({
    firstToLastMs: 300,
    firstToLastSeenMs: 5,
    firstToLastByLineMs: { even: 20, there: 140, back: 140 },
    longestTripMs: 300,
    earlyClicks: 1,
    resentAfterMs: 12,
    ordinary: { firstToLastMs: 600 },
  });
  const text = formatVerdict({ ...judged(), synchronization: comparison });
  expect(text).toMatch(/Liberação comum, às mesmas pessoas +600 ms/);
  expect(text).toMatch(/Liberação no mesmo instante \(abreEm\) +300 ms/);
  expect(text).toMatch(/Enviados de novo, depois da hora ou da recusa, em até +12 ms/);
  expect(formatVerdict(judged())).not.toContain('Do primeiro botão ao último');
});

it('people on slow connections are the same for the same seed, and there are connections of every kind', () => {
  const people = onSlowLines(1, crowdOf(1, 30));
  expect(people).toEqual(onSlowLines(1, crowdOf(1, 30)));
  for (const kind of CONNECTION_KINDS)
    expect(people.filter(({ connection }) => connection.kind === kind)).toHaveLength(10);
  for (const { connection, clockError } of people) {
    expect(connection.there + connection.back).toBeGreaterThanOrEqual(20);
    expect(connection.there + connection.back).toBeLessThanOrEqual(400);
    expect(Math.abs(clockError)).toBeLessThanOrEqual(MINUTE_MS);
  }
});

it('the costs follow the list prices and the free daily quota', () => {
  expect(costOf({ reads: 1_000_000, writes: 100_000, deletes: 100_000 })).toBeCloseTo(0.8);
  expect(isFree({ reads: 50_000, writes: 20_000, deletes: 20_000 })).toBe(true);
  expect(isFree({ reads: 50_001, writes: 0, deletes: 0 })).toBe(false);
  expect(isFree({ reads: 0, writes: 20_001, deletes: 0 })).toBe(false);
  expect(isFree({ reads: 0, writes: 0, deletes: 20_001 })).toBe(false);
});
