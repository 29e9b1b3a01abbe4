import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../../src/base/durations';
import type { Fields } from '../../../../src/base/fields';
import { checkShow } from '../../../../src/show/check/checkShow';

const LINK = 'https://example.com/ao-vivo';
const NOW = new Date('2026-11-30T12:00:00Z');
const at = (moment: string) => ({ toDate: () => new Date(moment) });

/** Checks rooms and settings; returns each finding as text after its kind. */
function findings(rooms: Fields[], settings: Fields = {}, siteVideo = '') {
  const documents = rooms.map((fields, index) => ({ id: `sala${index + 1}`, fields }));
  return checkShow(documents, settings, siteVideo, NOW).map(({ kind, text }) => `${kind}: ${text}`);
}

it('says that no room is open and that nothing is set', () => {
  expect(findings([])).toEqual([
    'note: Nenhuma sala aberta: o público vê “Não saia daqui!”.',
    'note: Sem vídeo.',
    'note: Sem horário: a sala de espera diz sempre “Não saia daqui!”, e “AO VIVO” só aparece com uma sala aberta.',
    'right: O show é aberto a todos.',
  ]);
});

it.each([
  ['2026-12-01T23:00:00Z', '“O show é amanhã, às 20h”, e “Não saia daqui!” dez minutos antes'],
  ['2026-11-30T12:09:00Z', '“Não saia daqui!”'],
  ['2026-11-30T10:00:00Z', '“Até o próximo show!”'],
])('says what people see before, near and after the show of an hour that begins at %s', (begin, text) => {
  const end = new Date(new Date(begin).getTime() + HOUR_MS).toISOString();
  expect(findings([], { inicio: at(begin), fim: at(end) })[0]).toBe(
    `note: Nenhuma sala aberta: o público vê ${text}.`,
  );
});

it('finds nothing wrong with a show that is well prepared', () => {
  const settings = {
    video: 'https://youtu.be/aqz-KE-bpKQ',
    inicio: at('2026-12-01T23:00:00Z'),
    fim: at('2026-12-02T00:30:00Z'),
    paraCadastrados: true,
    premio: 'Um carro',
    foto: '/promocoes/carro.jpg',
    regulamento: 'https://example.com/regulamento.pdf',
    retrato: '',
    recado: 'Já vai! ',
  };
  const room = { link: 'protegido:natal', cliques: 2, ultimaVaga: 'abc' };
  expect(findings([room], settings)).toEqual([
    'right: Sala aberta: sala1.',
    'right: cliques: 2 de 5.',
    'right: Link protegido, com o nome natal.',
    'note: linksDaSala/natal: só quem ganha uma vaga pode ler se está preparado. Confira no console, ou com npm run sala -- estado.',
    'right: Vídeo: https://youtu.be/aqz-KE-bpKQ',
    'right: O show é em 1º de dezembro, das 20h às 21h30 (horário de Brasília).',
    'right: O show é só para cadastrados.',
  ]);
});

it.each<[unknown, string]>([
  [0, 'right: cliques: 0 de 5.'],
  [
    5,
    'wrong: cliques começou em 5: ninguém ganhou, e o público lê que as vagas acabaram. Exclua a sala e crie outra, com 0.',
  ],
  [undefined, 'note: cliques não existe: vale 0.'],
  ['3', 'note: cliques não é do tipo number: vale 0, e o primeiro clique o corrige.'],
  [-1, 'wrong: cliques é -1: ninguém consegue entrar. Exclua a sala e crie outra.'],
  [0.5, 'wrong: cliques é 0.5: ninguém consegue entrar. Exclua a sala e crie outra.'],
])('tells of cliques %j', (cliques, finding) => {
  expect(findings([{ link: LINK, ...(cliques !== undefined && { cliques }) }])[1]).toBe(finding);
});

it('tells that the places of a full room are gone', () => {
  expect(findings([{ link: LINK, cliques: 5, ultimaVaga: 'abc' }])[1]).toBe(
    'note: cliques: 5. As vagas acabaram, e o próximo clique fecha a sala.',
  );
});

it.each<[Fields, string]>([
  [
    { link: 'protegido:natal', abreEm: at('2026-12-01T23:15:05Z') },
    'right: O botão aparece em 1º de dezembro, às 20:15:05 (horário de Brasília).',
  ],
  [
    { link: 'protegido:natal', abreEm: '20:15' },
    'wrong: abreEm não é do tipo timestamp: ninguém ganha vaga. Corrija-o ou exclua o campo.',
  ],
  [
    { link: LINK, abreEm: at('2026-12-01T23:15:05Z') },
    'wrong: com abreEm, o link precisa ser protegido:nome, ou o público o leria antes do botão: ninguém ganha vaga.',
  ],
])('tells of the opening of %j', (fields, finding) => {
  expect(findings([{ cliques: 0, ...fields }])).toContain(finding);
});

it.each([undefined, 7, 'http://example.com', 'example.com', 'protegido:Natal', '"https://example.com"'])(
  'tells that the link %j is none',
  (link) => {
    expect(findings([{ link, cliques: 0 }])).toContain(
      'wrong: link não é um endereço https:// nem protegido:nome: ninguém ganha vaga.',
    );
  },
);

it.each(['https://example.com/abc\u200b', 'https://example.com/abc senha 123'])(
  'does not call the link %j right, which leads winners to another page',
  (link) => {
    const said = findings([{ link, cliques: 0 }]);
    expect(said.filter((text) => /link/i.test(text))).toEqual([
      'wrong: link tem espaços, outro texto ou caracteres invisíveis, e quem ganha pode cair em uma página de erro: deixe só o endereço.',
    ]);
  },
);

it('tells that an ordinary link gives no place in a show for registered people', () => {
  const room = { link: LINK, cliques: 0 };
  expect(findings([room])).toContain(`right: Link: ${LINK}`);
  expect(findings([room], { paraCadastrados: true })).toContain(
    'wrong: em um show para cadastrados, o link precisa ser protegido:nome: ninguém ganha vaga.',
  );
});

it.each<[Fields, string]>([
  [{ paraCadastrados: 'false' }, 'wrong: paraCadastrados não é do tipo boolean: vale como true.'],
  [{ paraCadastrados: false }, 'right: O show é aberto a todos.'],
  [
    { video: 'https://vimeo.com/1' },
    'wrong: video não é um endereço do YouTube: https://vimeo.com/1. No lugar dele aparece o palco.',
  ],
  [{ video: 7 }, 'wrong: video não é um endereço do YouTube: 7. No lugar dele aparece o palco.'],
  [
    { inicio: at('2026-12-01T23:00:00Z') },
    'wrong: inicio e fim precisam ser duas datas (timestamp), a segunda depois da primeira: valem como se não existissem.',
  ],
  [{ premio: 7 }, 'wrong: premio não é do tipo string: vale como se não existisse.'],
  [{ recado: null }, 'wrong: recado não é do tipo string: vale como se não existisse.'],
  [
    { video: ' https://youtu.be/aqz-KE-bpKQ' },
    'wrong: video tem um espaço no começo ou no fim: apague-o, ou os bastidores podem não conseguir gravar.',
  ],
  [
    { regulamento: `${LINK} ` },
    'wrong: regulamento tem um espaço no começo ou no fim: apague-o, ou os bastidores podem não conseguir gravar.',
  ],
  ...['http://example.com/r', 'www.example.com', 'Https://example.com', 'https://example.com/a b'].map(
    (regulamento): [Fields, string] => [
      { regulamento },
      `wrong: regulamento não é um endereço https:// sem espaços: ${regulamento}. O link para ele não aparece ou não abre.`,
    ],
  ),
  [
    { retrato: 'http://example.com/a.jpg' },
    'wrong: retrato não é um endereço de imagem, que começa com https:// ou com /: http://example.com/a.jpg. A imagem não aparece.',
  ],
  [
    { Video: LINK },
    'wrong: O campo “Video” não tem efeito: os que valem são video, inicio, fim, paraCadastrados, premio, foto, regulamento, apresentador, retrato, recado.',
  ],
])('tells of the settings %j', (settings, finding) => {
  expect(findings([], settings)).toContain(finding);
});

it.each([
  [
    at('2020-12-01T23:00:00Z'),
    at('2020-12-02T01:00:00Z'),
    /^note: O show já acabou: foi em 1º de dezembro de 2020, das 20h às 22h \(/,
  ],
  [at('2026-12-01T23:00:00Z'), at('2036-12-02T01:00:00Z'), /^note: O show dura mais de um dia: é de 1º/],
  [
    at('2026-11-30T11:00:00Z'),
    at('2026-11-30T13:00:00Z'),
    /^right: O show é em 30 de novembro, das 8h às 10h/,
  ],
])('tells of a show from %j to %j', (inicio, fim, finding) => {
  expect(findings([], { inicio, fim })).toContainEqual(expect.stringMatching(finding));
});

/** Checks a room and the settings; returns the findings in the wording of the desk. */
function plainFindings(room: Fields, settings: Fields) {
  const documents = [{ id: 'sala1', fields: room }];
  return checkShow(documents, settings, LINK, NOW)
    .filter(({ kind }) => kind !== 'right')
    .map(({ plain }) => plain);
}

it.each<[Fields, Fields, string]>([
  [{}, {}, `Sem vídeo só deste show: vale o do site, ${LINK}`],
  [{}, { video: 7 }, 'O vídeo não é do YouTube: 7. No lugar dele aparece o palco.'],
  [{}, { inicio: 'hoje' }, 'O horário está incompleto ou invertido'],
  [{}, { paraCadastrados: 'false' }, '“Quem pode ganhar” foi escrito à mão'],
  [{}, { foto: 7 }, '“Foto do prêmio” foi escrito à mão, com um valor inválido, e não aparece.'],
  [{}, { foto: 'carro.jpg' }, '“Foto do prêmio” não é um endereço de imagem'],
  [{}, { regulamento: 'www.example.com' }, 'O endereço do regulamento precisa começar com https://'],
  [{}, { premio: 'Um carro ' }, '“Prêmio” tem um espaço no começo ou no fim'],
  [{ link: LINK, cliques: 7 }, {}, 'A sala foi criada com as vagas já contadas (7): ninguém ganhou'],
  [{}, { Video: LINK }, '“Video”, um campo escrito à mão, não tem efeito.'],
  [{}, { 'video ': LINK }, '“video ” (com espaço), um campo escrito à mão, não tem efeito.'],
  [
    { link: LINK, cliques: -1 },
    {},
    'A contagem dos cliques da sala está errada (-1): ninguém consegue entrar.',
  ],
  [{ link: `${LINK}\u200b` }, {}, 'O link da sala tem espaços, outro texto ou caracteres invisíveis'],
  [{ link: 7 }, {}, 'O link da sala não é um endereço que abre'],
  [
    { link: LINK },
    { paraCadastrados: true },
    'O show é só para cadastrados, e o link da sala não é protegido',
  ],
  [
    { link: LINK, abreEm: at('2031-12-01T23:00:00Z') },
    {},
    'A sala tem hora marcada, e o link dela não é protegido',
  ],
  [{ link: 'protegido:natal', abreEm: '20h' }, {}, 'A hora marcada da sala não é uma data'],
])('has for the desk words for the mistake in the room %j or the settings %j', (room, settings, text) => {
  const said = plainFindings(room, settings).join('\n');
  expect(said).toContain(text);
  expect(said).not.toMatch(/timestamp|boolean|number|paraCadastrados|abreEm|inicio/);
});

it('tells which video is shown where the team has set none', () => {
  expect(findings([], { video: '' }, 'https://youtu.be/M7lc1UVf-VE')).toContain(
    'note: Sem campo video: vale o da configuração do site, https://youtu.be/M7lc1UVf-VE',
  );
});

it('tells of a second room, and of a misspelt field in the first', () => {
  const said = findings([{ Link: LINK }, { link: LINK }]);
  expect(said).toContain('wrong: Há mais uma sala, que espera até que a primeira saia: sala2. Exclua-a.');
  expect(said).toContain(
    'wrong: O campo “Link” não tem efeito: os que valem são link, cliques, ultimaVaga, abreEm.',
  );
});

it('tells of a space at the end of a field’s name, which nobody sees', () => {
  expect(findings([{ 'link ': LINK }])).toContain(
    'wrong: O campo “link ” (com espaço) não tem efeito: os que valem são link, cliques, ultimaVaga, abreEm.',
  );
});
