import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { hasLink, isFull, NO_SHOW, participationIn, promotionIn, roomIn, showIn } from '../../src/model';

const LINK = 'https://show.example/entrar';

type Fields = Record<string, unknown>;

const roomOf = (fields: Fields) => roomIn('a', fields);
const promotionOf = (fields: Fields) => promotionIn('a', fields);

/** Values that somebody may have stored instead of a text or a Timestamp. */
const NO_TEXTS = [null, 7, true, {}, ['texto'], new Date(0), Timestamp.fromMillis(0)];
const NO_MOMENTS = [
  null,
  0,
  1_763_766_000_000,
  true,
  '',
  '2026-11-21T23:00:00Z',
  {},
  { seconds: 1_763_766_000, nanoseconds: 0 },
  { toDate: '2026-11-21' },
  [],
  new GeoPoint(0, 0),
  Bytes.fromUint8Array(new Uint8Array(8)),
];

describe('a read room', () => {
  it('has the id, link, clicks and time of the document, and no other fields', () => {
    const fields = { link: LINK, cliques: 3, ultimaVaga: 'x', id: 'other' };
    expect(roomOf(fields)).toEqual({ id: 'a', link: LINK, cliques: 3, abreEm: null });
    const time = new Date(2_000_000_000_000);
    expect(roomOf({ ...fields, abreEm: { toDate: () => time } })).toMatchObject({ abreEm: time });
    expect(roomOf({ ...fields, abreEm: '20:15' })).toMatchObject({ abreEm: null });
  });

  it.each([undefined, null, '0', '5', '', true, {}, [5]])('has no clicks if the field is %j', (cliques) => {
    expect(roomOf({ link: LINK, cliques }).cliques).toBe(0);
  });

  it('has no link if the field is none', () => {
    const others = [undefined, '', ' ', [LINK], 'javascript:alert(1)', 'http://show.example', '/x'];
    for (const link of [...NO_TEXTS, ...others]) {
      const room = roomOf({ link, cliques: 1 });
      expect(room.link).toBeNull();
      expect(hasLink(room)).toBe(false);
    }
  });

  it.each([LINK, 'http://localhost:5173/'])('has the link %s', (link) => {
    expect(roomOf({ link }).link).toBe(link);
    expect(hasLink(roomOf({ link }))).toBe(true);
  });
});

it('there is no link without a room', () => {
  expect(hasLink(null)).toBe(false);
});

it.each([
  [-1, false],
  [0, false],
  [4, false],
  [5, true],
  [6, true],
  [1_000, true],
])('isFull with %d clicks is %s', (cliques, full) => {
  expect(isFull({ id: 'a', link: LINK, cliques, abreEm: null })).toBe(full);
});

describe('a read promotion', () => {
  const BEGINS = new Date('2026-11-01T03:00:00.000Z');
  const ENDS = new Date('2026-11-22T02:59:59.999Z');
  const natal = {
    titulo: 'Natal premiado',
    descricao: 'Uma ceia completa.\n\nPara dez famílias.',
    imagem: '/promocoes/natal.svg',
    inicio: Timestamp.fromDate(BEGINS),
    fim: Timestamp.fromDate(ENDS),
    regulamento: 'https://example.com/regulamento',
    autorizacao: '04.012345/2026',
    resultado: 'Quem ganhou: Ana.',
    publicada: true,
  };

  const empty = {
    titulo: '',
    descricao: '',
    imagem: '',
    inicio: null,
    fim: null,
    regulamento: null,
    autorizacao: '',
    resultado: '',
  };

  it('has its id and fields and no others', () => {
    const { publicada: _, ...shown } = natal;
    const written = { ...natal, id: 'other', segredo: 'x' };
    expect(promotionOf(written)).toEqual({ ...shown, id: 'a', inicio: BEGINS, fim: ENDS });
  });

  it.each(Object.entries(empty))('has for %s, if that is missing or no such value, %j', (field, none) => {
    for (const value of [undefined, ...(['inicio', 'fim'].includes(field) ? NO_MOMENTS : NO_TEXTS)])
      expect(promotionOf({ ...natal, [field]: value })).toEqual({ ...promotionOf(natal), [field]: none });
  });

  it('has the number of its authorisation without the spaces around it', () => {
    expect(promotionOf({ ...natal, autorizacao: ' 04.012345/2026\n' }).autorizacao).toBe('04.012345/2026');
  });

  it.each([
    ...'| |/regulamento.pdf|//evil.com|/\\evil.com|http://example.com|https:evil.com'.split('|'),
    ...'javascript:alert(1)|javascript:alert("https://")|JaVaScRiPt:alert(1)|\tjavascript:alert(1)'.split(
      '|',
    ),
    ...'data:text/html,<script>alert(1)</script>|x\nhttps://evil.com|mailto:alguem@example.com'.split('|'),
  ])('has no rules if their address is %j', (regulamento) => {
    expect(promotionOf({ ...natal, regulamento }).regulamento).toBeNull();
  });
});

describe('a read participation', () => {
  const SINCE = new Date('2026-11-21T23:00:00.123Z');
  const natal = {
    promocao: 'natal',
    titulo: 'Natal premiado',
    em: Timestamp.fromDate(SINCE),
    regulamento: 'https://example.com/regulamento',
  };

  const empty = { promocao: '', titulo: '', em: null, regulamento: null };

  it('has its promotion, title, time and accepted rules and no others', () => {
    const written = { ...natal, uid: 'uid-da-maria', segredo: 'x' };
    expect(participationIn(written)).toEqual({ ...natal, em: SINCE });
  });

  it.each(Object.entries(empty))('has for %s, if that is missing or no such value, %j', (field, none) => {
    for (const value of [undefined, ...(field === 'em' ? NO_MOMENTS : NO_TEXTS)])
      expect(participationIn({ ...natal, [field]: value })).toEqual({
        ...participationIn(natal),
        [field]: none,
      });
  });

  it('has no rules if their address is unsafe', () => {
    expect(participationIn({ ...natal, regulamento: 'javascript:alert(1)' }).regulamento).toBeNull();
  });
});

describe('the settings of the show', () => {
  const begin = new Date('2026-12-01T23:00:00Z');
  const end = new Date('2026-12-02T00:00:00Z');
  const [inicio, fim] = [Timestamp.fromDate(begin), Timestamp.fromDate(end)];

  const texts = { premio: '', foto: '', regulamento: null, apresentador: '', retrato: '', recado: '' };
  const empty = { video: '', times: null, wrongTimes: false, paraCadastrados: false, ...texts };

  it('are empty in an empty document', () => {
    expect(showIn({})).toEqual(empty);
    expect(NO_SHOW).toEqual(empty);
  });

  it('have the prize, its picture, the presenter and the message, each empty if it is no text', () => {
    const fields = {
      premio: 'Um carro',
      foto: '/carro.jpg',
      apresentador: 'Ana',
      retrato: '/ana.jpg',
      recado: 'Já voltamos.',
    };
    expect(showIn(fields)).toEqual({ ...empty, ...fields });
    for (const value of NO_TEXTS)
      expect(showIn({ premio: value, foto: value, apresentador: value, recado: value })).toEqual(empty);
  });

  it('have the address of the rules, if it begins with https://', () => {
    const regulamento = 'https://example.com/regulamento.pdf';
    expect(showIn({ regulamento })).toEqual({ ...empty, regulamento });
    for (const value of [...NO_TEXTS, 'http://example.com', 'javascript:alert(1)'])
      expect(showIn({ regulamento: value })).toEqual(empty);
  });

  it('have times if both are there and in order', () => {
    expect(showIn({ video: 'v', inicio, fim })).toEqual({ ...empty, video: 'v', times: { begin, end } });
  });

  it.each([
    [true, true],
    ['true', true],
    ['false', true],
    [1, true],
    [null, true],
    [false, false],
  ])('where paraCadastrados is %j: for registered people %s', (paraCadastrados, forRegistered) => {
    expect(showIn({ paraCadastrados })).toEqual({ ...empty, paraCadastrados: forRegistered });
  });

  it.each([{ inicio }, { fim }, { inicio: fim, fim: inicio }, { inicio, fim: inicio }])(
    'have no times, and say that they are wrong, with %j',
    (fields) => {
      expect(showIn(fields)).toMatchObject({ times: null, wrongTimes: true });
    },
  );

  it.each(NO_MOMENTS.filter(Boolean))('have no times if the beginning is %j', (value) => {
    expect(showIn({ inicio: value, fim })).toMatchObject({ times: null, wrongTimes: true });
  });
});
