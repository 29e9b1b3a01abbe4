import { FREE_PER_DAY, PRICES } from './prices.mjs';
import { PLACES } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Verdict} Verdict */
/** @typedef {import('./verdict.mjs').Percentiles} Percentiles */

/** What was measured or checked, in words for whoever runs the show. @typedef {{ what: string, figure: string }} Line */

const whole = new Intl.NumberFormat('pt-BR');
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const money = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: PRICES.currency,
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' });

/** The verdict for a terminal. @param {Verdict} verdict */
export function told(verdict) {
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

/** @param {Verdict} verdict */
export function circumstances({ visitors, venue, seed, tookMs }) {
  return `${whole.format(visitors)} visitantes, ${venue}, semente ${seed}; levou ${whole.format(Math.round(tookMs / 1000))} s`;
}

/** @param {Verdict} verdict */
export function headline({ passed }) {
  return passed
    ? 'PASSOU: a sala de espera fez o que promete.'
    : 'NÃO PASSOU: a sala de espera falhou neste ensaio.';
}

/** @param {Verdict} verdict @returns {{ title: string, lines: Line[] }[]} */
export function sections(verdict) {
  return [
    { title: 'O que a sala promete', lines: promises(verdict) },
    { title: 'Quem clicou', lines: clicks(verdict) },
    { title: 'Tempos', lines: times(verdict) },
    {
      title: 'Operações do Firestore por visitante, contadas (as leituras das regras, calculadas)',
      lines: operations(verdict),
    },
    { title: `Custo de um show, sem descontar a cota gratuita (${PRICES.currency})`, lines: costs(verdict) },
  ];
}

/** @param {Verdict} verdict @returns {Line[]} */
function promises({ winners, places, mistold, unanswered, roomClosed }) {
  return [
    { what: `Ganharam (devem ser ${PLACES})`, figure: checked(winners, winners === PLACES) },
    { what: `Vagas dadas pelo banco (devem ser ${PLACES})`, figure: checked(places, places === PLACES) },
    {
      what: 'Ouviram o contrário do que está no banco (deve ser 0)',
      figure: checked(mistold, mistold === 0),
    },
    { what: 'Ficaram sem resposta (deve ser 0)', figure: checked(unanswered, unanswered === 0) },
    { what: 'A sala fechou', figure: roomClosed ? 'sim  ok' : 'não  FALHOU' },
  ];
}

/** @param {Verdict} verdict @returns {Line[]} */
function clicks({ sent, answeredByPage, firstSendersWhoWon, lostAnswers, winnersWithLostAnswer, failures }) {
  return [
    { what: 'Dos cinco primeiros a enviar o clique, ganharam', figure: `${firstSendersWhoWon} de ${PLACES}` },
    { what: 'Cliques enviados ao servidor', figure: whole.format(sent) },
    {
      what: 'Cliques que a página respondeu sozinha: a sala já estava cheia',
      figure: whole.format(answeredByPage),
    },
    {
      what: 'Cliques sem resposta em 30 s, repetidos com a mesma vaga',
      figure: whole.format(Object.values(failures).reduce((before, count) => before + count, 0)),
    },
    { what: 'Respostas perdidas de propósito', figure: whole.format(lostAnswers) },
    {
      what: 'Ganhadores que perderam a resposta e ganharam assim mesmo',
      figure: whole.format(winnersWithLostAnswer),
    },
  ];
}

/** @param {Verdict} verdict @returns {Line[]} */
function times({ releaseToButton, clickToAnswer }) {
  return [
    { what: 'Da liberação ao botão na tela', figure: spelled(releaseToButton) },
    { what: 'Do clique à resposta (dos cliques enviados)', figure: spelled(clickToAnswer) },
  ];
}

/** @param {Verdict} verdict @returns {Line[]} */
function operations({ perVisitor: { reads, readsByRules, writes, deletes }, shows: [show] }) {
  return [
    {
      what: 'Leituras',
      figure: `${decimal.format(reads)} (${inAll(show?.operations.reads)}; das regras, ${decimal.format(readsByRules)})`,
    },
    { what: 'Gravações', figure: `${decimal.format(writes)} (${inAll(show?.operations.writes)})` },
    { what: 'Exclusões', figure: `${decimal.format(deletes)} (${inAll(show?.operations.deletes)})` },
  ];
}

/** @param {Verdict} verdict @returns {Line[]} */
function costs({ shows }) {
  return shows.map(({ visitors, operations: { reads }, cost, free }) => ({
    what: `${whole.format(visitors)} visitantes`,
    figure: `${money.format(cost)}, com ${whole.format(reads)} leituras: ${free ? 'cabe' : 'não cabe'} na cota gratuita de um dia`,
  }));
}

/** What the figures do not say. @param {Verdict} verdict */
export function caveats({ emulated, failures }) {
  return [
    ...Object.entries(failures).map(
      ([reason, count]) =>
        `Cliques depois dos quais o botão voltou: ${whole.format(count)}, por este motivo: ${reason}`,
    ),
    ...(emulated && Object.keys(failures).length > 0
      ? [
          'Se o motivo é a falta de resposta, repita em uma máquina sem outro trabalho, ou com menos visitantes, antes de culpar a sala: o emulador pode não ter dado conta.',
        ]
      : []),
    ...(emulated
      ? [
          'O emulador não diz nada da latência nem da disputa por um documento no Firestore de verdade: os tempos acima são desta máquina.',
        ]
      : [
          'A liberação é contada de quando o primeiro visitante viu o botão: só o console sabe quando ela foi pedida.',
        ]),
    'Cada um dos cinco cliques muda a sala, e cada visitante que espera lê cada mudança uma vez; mudanças seguidas podem chegar juntas e contar menos.',
    'As regras leem no máximo dois documentos para julgar cada clique (a sala e a vaga), também quando o recusam; as contas supõem sempre dois.',
    'Leituras crescem com o público; gravações e exclusões não, porque as vagas são sempre cinco.',
    `Preços de tabela de ${day.format(new Date(PRICES.asOf))}, região ${PRICES.region}, por ${whole.format(PRICES.per)}: leituras ${money.format(PRICES.reads)}, gravações ${money.format(PRICES.writes)}, exclusões ${money.format(PRICES.deletes)}. Outras regiões têm outros preços: ${PRICES.source}`,
    `Cota gratuita por dia: ${whole.format(FREE_PER_DAY.reads)} leituras, ${whole.format(FREE_PER_DAY.writes)} gravações, ${whole.format(FREE_PER_DAY.deletes)} exclusões. O tráfego de rede não está no custo.`,
  ];
}

/** @param {number | undefined} count */
function inAll(count) {
  return `${whole.format(count ?? 0)} no show`;
}

/** @param {number} count @param {boolean} kept */
function checked(count, kept) {
  return `${whole.format(count)}  ${kept ? 'ok' : 'FALHOU'}`;
}

/** @param {Percentiles | null} percentiles */
function spelled(percentiles) {
  if (!percentiles) return 'ninguém';
  const { p50, p95, p99 } = percentiles;
  return `metade em até ${ms(p50)}, 95% em até ${ms(p95)}, 99% em até ${ms(p99)}`;
}

/** @param {number} value */
export function ms(value) {
  return `${whole.format(Math.round(value))} ms`;
}

/** @param {Line[]} lines */
function columns(lines) {
  const width = Math.max(...lines.map(({ what }) => what.length));
  return lines.map(({ what, figure }) => `  ${what.padEnd(width)}  ${figure}`);
}
