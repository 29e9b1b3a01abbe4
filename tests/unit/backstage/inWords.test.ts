import { expect, it } from 'vitest';
import { inWords } from '../../../src/backstage/inWords';
import { checkShow } from '../../../src/waiting-room/checkShow';
import { wrong, type Fields } from '../../../src/waiting-room/findings';

const LINK = 'https://example.com/ao-vivo';
const at = (moment: string) => ({ toDate: () => new Date(moment) });

const said = (room: Fields, settings: Fields = {}) =>
  checkShow([{ id: 'sala1', fields: room }], settings, [], LINK).map((finding) => inWords(finding).text);

it.each<[Fields, string]>([
  [{ video: 7 }, 'O vídeo não é um endereço do YouTube: 7. No lugar dele aparece o palco.'],
  [{}, `Sem vídeo só deste show: vale o da configuração do site, ${LINK}`],
  [
    { inicio: 'hoje' },
    'O início e o fim precisam ser duas datas (timestamp), a segunda depois da primeira: valem como se não existissem.',
  ],
  [{ paraCadastrados: 'false' }, 'A escolha de quem pode ganhar não é do tipo boolean: vale como true.'],
])('the settings %j are checked in words', (settings, text) => {
  expect(said({}, settings)).toContain(text);
});

it.each<[Fields, string]>([
  [{ link: LINK, cliques: -1 }, 'O número de cliques é -1: ninguém consegue entrar.'],
  [{ link: 7 }, 'O link da sala não é um endereço https://'],
  [
    { link: LINK, abreEm: at('2031-12-01T23:00:00Z') },
    'Em uma sala que abre em uma hora marcada, o link precisa',
  ],
  [{ link: 'protegido:natal', abreEm: '20h' }, 'A hora do botão não é do tipo timestamp'],
])('the room %j is checked in words', (room, text) => {
  expect(said(room).join('\n')).toContain(text);
});

it('no finding of a show with many mistakes begins with a field', () => {
  const settings = { video: 'x', inicio: 'x', paraCadastrados: 'x', Video: 'x' };
  const rooms = [
    { link: LINK, cliques: -1 },
    { link: LINK, abreEm: at('2031-12-01T23:00:00Z') },
    { abreEm: 'x' },
  ];
  for (const text of rooms.flatMap((room) => said(room, settings)))
    expect(text).not.toMatch(/^(\p{Ll}|(Video|Inicio|Fim|ParaCadastrados|Cliques|Link|AbreEm)\b)/u);
});

it('a name is replaced only where it is a whole word', () => {
  expect(inWords(wrong('linksDaSala/natal falta.')).text).toBe('LinksDaSala/natal falta.');
});
