import { PLACES } from '../../src/model';
import { decimal, integer, money } from './numbers';
import { promisesOf } from './outcome';
import { PRICES } from './prices';
import { ms, type Row, type Section } from './rows';
import { synchronized } from './synchronized';
import type { Percentiles } from './times';
import type { Verdict } from './verdict';

/** A verdict's figures in titled sections, for a terminal and for the report. */
export function sections(verdict: Verdict): Section[] {
  const { attack, synchronization } = verdict;
  return [
    ['O que a sala promete', promises(verdict)],
    ...(attack ? [['A trava', lockRows(attack)] satisfies Section] : []),
    ...(synchronization ? [synchronized(synchronization)] : []),
    ['Quem clicou', clicks(verdict)],
    ['Tempos', times(verdict)],
    [
      'Operações do Firestore por visitante, contadas (as leituras das regras, calculadas)',
      operations(verdict),
    ],
    [`Custo de um show, sem descontar a cota gratuita (${PRICES.currency})`, costs(verdict)],
  ];
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
    ['Ganharam antes dela', integer.format(wonBefore)],
    ['Ganharam enquanto ela durava (0 se ela parou os cliques)', integer.format(wonDuring)],
    ['Último ganhador', sinceEnd(lastWinMs)],
    ['Última resposta', sinceEnd(lastAnswerMs)],
  ];
}

function sinceEnd(value: number | null): string {
  return value === null ? 'ninguém' : `${ms(Math.abs(value))} ${value < 0 ? 'antes' : 'depois'} do fim dela`;
}

function clicks(verdict: Verdict): Row[] {
  const repeated = Object.values(verdict.failures).reduce((total, count) => total + count, 0);
  return [
    ['Dos cinco primeiros a enviar o clique, ganharam', `${verdict.firstSendersWhoWon} de ${PLACES}`],
    ['Cliques enviados ao servidor', integer.format(verdict.sent)],
    [
      'Cliques não enviados: a página já mostrava a sala cheia e só perguntou pela vaga',
      integer.format(verdict.answeredByPage),
    ],
    [
      'Cliques sem resposta depois dos quais o botão voltou, repetidos com a mesma vaga',
      integer.format(repeated),
    ],
    ['Respostas perdidas de propósito', integer.format(verdict.lostAnswers)],
    [
      'Ganhadores que perderam a resposta e ganharam assim mesmo',
      integer.format(verdict.winnersWithLostAnswer),
    ],
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
    `${decimal.format(perVisitor[name])} (${integer.format(show?.operations[name] ?? 0)} no show${more})`;
  return [
    ['Leituras', figure('reads', `; das regras, ${decimal.format(perVisitor.readsByRules)}`)],
    ['Gravações', figure('writes')],
    ['Exclusões', figure('deletes')],
  ];
}

function costs({ shows }: Verdict): Row[] {
  return shows.map(({ visitors, operations: { reads }, cost, free }) => [
    `${integer.format(visitors)} visitantes`,
    `${money.format(cost)}, com ${integer.format(reads)} leituras: ${free ? 'cabe' : 'não cabe'} na cota gratuita de um dia`,
  ]);
}

function formatPercentiles(percentiles: Percentiles | null): string {
  if (!percentiles) return 'ninguém';
  const { p50, p95, p99 } = percentiles;
  return `metade em até ${ms(p50)}, 95% em até ${ms(p95)}, 99% em até ${ms(p99)}`;
}
