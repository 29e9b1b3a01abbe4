import { PLACES } from '../../../src/model';
import { decimal, integer, money, ms } from '../numbers';
import { PRICES } from '../verdict/prices';
import { promisesOf } from '../verdict/rehearsalOutcome';
import type { Verdict } from '../verdict/verdict';

export type Row = [what: string, figure: string];
export type Section = [title: string, rows: Row[]];

/** A verdict's figures in titled sections, for a terminal and for the report. */
export function sections(verdict: Verdict): Section[] {
  const { attack, synchronization } = verdict;
  const all: (Section | null)[] = [
    ['O que a sala promete', promises(verdict)],
    attack && ['A trava', lockRows(attack)],
    synchronization && ['Do primeiro botão ao último', synchronizedRows(synchronization)],
    ['Quem clicou', clicks(verdict)],
    ['Tempos', times(verdict)],
    [
      'Operações do Firestore por visitante, contadas (as leituras das regras, calculadas)',
      operations(verdict),
    ],
    [`Custo de um show, sem descontar a cota gratuita (${PRICES.currency})`, costs(verdict)],
  ];
  return all.filter((section) => section !== null);
}

function promises(verdict: Verdict): Row[] {
  return promisesOf(verdict, verdict.visitors).map(({ what, figure, kept }) => [
    what,
    `${figure}  ${kept ? 'ok' : 'FALHOU'}`,
  ]);
}

function lockRows(attack: NonNullable<Verdict['attack']>): Row[] {
  const { lastedMs, wonBefore, wonDuring, lastWinMs, lastAnswerMs } = attack;
  return [
    ['Durou', ms(lastedMs)],
    ['Ganharam antes dela', integer(wonBefore)],
    ['Ganharam enquanto ela durava (0 se ela parou os cliques)', integer(wonDuring)],
    ['Último ganhador', sinceEnd(lastWinMs)],
    ['Última resposta', sinceEnd(lastAnswerMs)],
  ];
}

function sinceEnd(value: number | null): string {
  return value === null ? 'ninguém' : `${ms(Math.abs(value))} ${value < 0 ? 'antes' : 'depois'} do fim dela`;
}

/** The comparison of a release at an opening time to an ordinary release. */
function synchronizedRows(synchronization: NonNullable<Verdict['synchronization']>): Row[] {
  const { ordinary, firstToLastMs, firstToLastByLineMs: byLine, resentAfterMs } = synchronization;
  return [
    ['Liberação comum, às mesmas pessoas', orNobody(ordinary.firstToLastMs)],
    ['Liberação no mesmo instante (abreEm)', orNobody(firstToLastMs)],
    ['   redes com a mesma demora na ida e na volta', orNobody(byLine.even)],
    ['   redes com toda a demora na ida', orNobody(byLine.there)],
    ['   redes com toda a demora na volta', orNobody(byLine.back)],
    [
      '   como apareceram nesta máquina, que faz o papel de todos',
      orNobody(synchronization.firstToLastSeenMs),
    ],
    ['   a ida e volta mais longa', ms(synchronization.longestTripMs)],
    ['Cliques que chegaram antes da hora', integer(synchronization.earlyClicks)],
    ...(resentAfterMs === null
      ? []
      : [['Enviados de novo, depois da hora ou da recusa, em até', ms(resentAfterMs)] satisfies Row]),
  ];
}

function clicks(verdict: Verdict): Row[] {
  const errors = Object.values(verdict.reportedErrors).reduce((total, count) => total + count, 0);
  return [
    ['Dos cinco primeiros a enviar o clique, ganharam', `${verdict.firstSendersWhoWon} de ${PLACES}`],
    ['Cliques enviados ao servidor', integer(verdict.sent)],
    [
      'Cliques não enviados: a página já mostrava a sala cheia e só perguntou pela vaga',
      integer(verdict.answeredByPage),
    ],
    ['Erros registrados pelas páginas, que tentaram de novo', integer(errors)],
    ['Respostas perdidas de propósito', integer(verdict.lostAnswers)],
    ['Ganhadores que perderam a resposta e ganharam assim mesmo', integer(verdict.winnersWithLostAnswer)],
  ];
}

function times({ releaseToButton, clickToAnswer }: Verdict): Row[] {
  return [
    ['Da liberação ao botão na tela', formatPercentiles(releaseToButton)],
    ['Do clique à resposta (dos cliques enviados)', formatPercentiles(clickToAnswer)],
  ];
}

function operations({ perVisitor, shows: [show] }: Verdict): Row[] {
  const figure = (name: 'reads' | 'writes' | 'deletes', more = '') =>
    `${decimal(perVisitor[name])} (${integer(show?.operations[name] ?? 0)} no show${more})`;
  return [
    ['Leituras', figure('reads', `; das regras, ${decimal(perVisitor.readsByRules)}`)],
    ['Gravações', figure('writes')],
    ['Exclusões', figure('deletes')],
  ];
}

function costs({ shows }: Verdict): Row[] {
  return shows.map(({ visitors, operations: { reads }, cost, free }) => [
    `${integer(visitors)} visitantes`,
    `${money(cost)}, com ${integer(reads)} leituras: ${free ? 'cabe' : 'não cabe'} na cota gratuita de um dia`,
  ]);
}

function formatPercentiles(percentiles: Verdict['clickToAnswer']): string {
  if (!percentiles) return 'ninguém';
  const { p50, p95, p99 } = percentiles;
  return `metade em até ${ms(p50)}, 95% em até ${ms(p95)}, 99% em até ${ms(p99)}`;
}

function orNobody(value: number | null): string {
  return value === null ? 'ninguém' : ms(value);
}
