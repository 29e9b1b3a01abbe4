import { caveats } from './caveats';
import { decimal, integer, money } from './numbers';
import { PRICES } from './prices';
import { PLACES } from '../../src/model';
import type { ShowKind } from './show';
import type { Percentiles, AttackEffect, Verdict } from './verdict';

/** A figure and its label. */
export interface Line {
  what: string;
  figure: string;
}

const SHOWS: Record<ShowKind, string> = {
  plain: '',
  protected: ', show aberto com link protegido',
  registered: ', show só para cadastrados',
};

/** The verdict as text for a terminal. */
export function formatVerdict(verdict: Verdict): string {
  return [
    '',
    headline(verdict),
    circumstances(verdict),
    ...sections(verdict).flatMap(({ title, lines }) => ['', title].concat(columns(lines))),
    '',
    ...caveats(verdict),
    '',
  ].join('\n');
}

/** The database does not let a stranger lock anything, so there was no rehearsal. */
export function formatRefusal({ target, refused }: { target: string; refused: string }): string {
  return `
PASSOU: o banco recusou a trava, e por isso nada foi ensaiado.
${target}: ${refused}

Recusam assim o App Check imposto, o Firestore que não aceita essa transação de quem não tem credenciais, e uma chave de API
restrita a outros endereços. Só as duas primeiras param um estranho: se a resposta acima fala da chave, repita com outra.
`;
}

export function circumstances({ visitors, show, attack, target, seed, tookMs }: Verdict): string {
  const locked = attack ? ', com a trava de um estranho' : '';
  return `${integer.format(visitors)} visitantes${SHOWS[show]}${locked}, ${target}, semente ${seed}; levou ${integer.format(Math.round(tookMs / 1000))} s`;
}

export function headline({ passed }: Verdict): string {
  return passed
    ? 'PASSOU: a sala de espera fez o que promete.'
    : 'NÃO PASSOU: a sala de espera falhou neste ensaio.';
}

export function sections(verdict: Verdict): { title: string; lines: Line[] }[] {
  return [
    { title: 'O que a sala promete', lines: promises(verdict) },
    ...(verdict.attack ? [{ title: 'A trava', lines: lockLines(verdict.attack) }] : []),
    { title: 'Quem clicou', lines: clicks(verdict) },
    { title: 'Tempos', lines: times(verdict) },
    {
      title: 'Operações do Firestore por visitante, contadas (as leituras das regras, calculadas)',
      lines: operations(verdict),
    },
    { title: `Custo de um show, sem descontar a cota gratuita (${PRICES.currency})`, lines: costs(verdict) },
  ];
}

function promises({
  visitors,
  winners,
  places,
  wronglyAnswered,
  unanswered,
  roomClosed,
  door,
}: Verdict): Line[] {
  return [
    { what: `Ganharam (devem ser ${PLACES})`, figure: checked(winners, winners === PLACES) },
    { what: `Vagas dadas pelo banco (devem ser ${PLACES})`, figure: checked(places, places === PLACES) },
    {
      what: 'Ouviram o contrário do que está no banco (deve ser 0)',
      figure: checked(wronglyAnswered, wronglyAnswered === 0),
    },
    { what: 'Ficaram sem resposta (deve ser 0)', figure: checked(unanswered, unanswered === 0) },
    { what: 'A sala fechou', figure: roomClosed ? 'sim  ok' : 'não  FALHOU' },
    ...(door ? doorPromises(door, visitors - PLACES) : []),
  ];
}

function doorPromises(
  { winnersWhoRead, losersWhoRead, losersRefused }: NonNullable<Verdict['door']>,
  losers: number,
): Line[] {
  return [
    {
      what: `Ganhadores que leram o endereço (devem ser ${PLACES})`,
      figure: checked(winnersWhoRead, winnersWhoRead === PLACES),
    },
    {
      what: 'Sem vaga e leram o endereço (deve ser 0)',
      figure: checked(losersWhoRead, losersWhoRead === 0),
    },
    {
      what: `Sem vaga e recusados pelas regras (devem ser ${integer.format(losers)})`,
      figure: checked(losersRefused, losersRefused === losers),
    },
  ];
}

function lockLines({ lastedMs, wonBefore, wonDuring, lastWinMs, lastAnswerMs }: AttackEffect): Line[] {
  return [
    { what: 'Durou', figure: ms(lastedMs) },
    { what: 'Ganharam antes dela', figure: integer.format(wonBefore) },
    { what: 'Ganharam enquanto ela durava (0 se ela parou os cliques)', figure: integer.format(wonDuring) },
    { what: 'Último ganhador', figure: fromEnd(lastWinMs) },
    { what: 'Última resposta', figure: fromEnd(lastAnswerMs) },
  ];
}

function fromEnd(value: number | null): string {
  if (value === null) return 'ninguém';
  return `${ms(Math.abs(value))} ${value < 0 ? 'antes' : 'depois'} do fim dela`;
}

function clicks({
  sent,
  answeredByPage,
  firstSendersWhoWon,
  lostAnswers,
  winnersWithLostAnswer,
  failures,
}: Verdict): Line[] {
  return [
    { what: 'Dos cinco primeiros a enviar o clique, ganharam', figure: `${firstSendersWhoWon} de ${PLACES}` },
    { what: 'Cliques enviados ao servidor', figure: integer.format(sent) },
    {
      what: 'Cliques não enviados: a página já mostrava a sala cheia e só perguntou pela vaga',
      figure: integer.format(answeredByPage),
    },
    {
      what: 'Cliques sem resposta depois dos quais o botão voltou, repetidos com a mesma vaga',
      figure: integer.format(Object.values(failures).reduce((total, count) => total + count, 0)),
    },
    { what: 'Respostas perdidas de propósito', figure: integer.format(lostAnswers) },
    {
      what: 'Ganhadores que perderam a resposta e ganharam assim mesmo',
      figure: integer.format(winnersWithLostAnswer),
    },
  ];
}

function times({ releaseToButton, clickToAnswer }: Verdict): Line[] {
  return [
    { what: 'Da liberação ao botão na tela', figure: formatPercentiles(releaseToButton) },
    { what: 'Do clique à resposta (dos cliques enviados)', figure: formatPercentiles(clickToAnswer) },
  ];
}

function operations({
  perVisitor: { reads, readsByRules, writes, deletes },
  shows: [show],
}: Verdict): Line[] {
  return [
    {
      what: 'Leituras',
      figure: `${decimal.format(reads)} (${inShow(show?.operations.reads)}; das regras, ${decimal.format(readsByRules)})`,
    },
    { what: 'Gravações', figure: `${decimal.format(writes)} (${inShow(show?.operations.writes)})` },
    { what: 'Exclusões', figure: `${decimal.format(deletes)} (${inShow(show?.operations.deletes)})` },
  ];
}

function costs({ shows }: Verdict): Line[] {
  return shows.map(({ visitors, operations: { reads }, cost, free }) => ({
    what: `${integer.format(visitors)} visitantes`,
    figure: `${money.format(cost)}, com ${integer.format(reads)} leituras: ${free ? 'cabe' : 'não cabe'} na cota gratuita de um dia`,
  }));
}

function inShow(count: number | undefined): string {
  return `${integer.format(count ?? 0)} no show`;
}

function checked(count: number, kept: boolean): string {
  return `${integer.format(count)}  ${kept ? 'ok' : 'FALHOU'}`;
}

function formatPercentiles(percentiles: Percentiles | null): string {
  if (!percentiles) return 'ninguém';
  const { p50, p95, p99 } = percentiles;
  return `metade em até ${ms(p50)}, 95% em até ${ms(p95)}, 99% em até ${ms(p99)}`;
}

function ms(value: number): string {
  return `${integer.format(Math.round(value))} ms`;
}

function columns(lines: Line[]): string[] {
  const width = Math.max(...lines.map(({ what }) => what.length));
  return lines.map(({ what, figure }) => `  ${what.padEnd(width)}  ${figure}`);
}
