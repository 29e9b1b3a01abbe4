import { Bytes, GeoPoint, Timestamp, type QueryDocumentSnapshot } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  placeCodeOf,
  hasLink,
  isFull,
  participationConverter,
  promotionConverter,
  roomConverter,
  showSettingsConverter,
  type Participation,
  type Promotion,
  type Room,
} from '../../src/model';

const LINK = 'https://show.example/entrar';

type Fields = Record<string, unknown>;

/** A document snapshot with these fields, as the SDK passes it to a converter. */
function document(fields: Fields): QueryDocumentSnapshot {
  return { id: 'a', data: () => fields } as unknown as QueryDocumentSnapshot;
}

function roomOf(fields: Fields): Room {
  return roomConverter.fromFirestore(document(fields));
}

function showOf(fields: Fields) {
  return showSettingsConverter.fromFirestore(document(fields));
}

function promotionOf(fields: Fields): Promotion {
  return promotionConverter.fromFirestore(document(fields));
}

function participationOf(fields: Fields): Participation {
  return participationConverter.fromFirestore(document(fields));
}

/** Values that an admin or a hostile client may write instead of a string or a Timestamp. */
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

describe('a converted room', () => {
  it('has the id, link and clicks of the document', () => {
    expect(roomOf({ link: LINK, cliques: 3 })).toEqual({ id: 'a', link: LINK, cliques: 3 });
  });

  it('has no other fields', () => {
    expect(roomOf({ link: LINK, cliques: 3, ultimaVaga: 'x', id: 'other' })).toEqual({
      id: 'a',
      link: LINK,
      cliques: 3,
    });
  });

  it('has defaults if the document is empty', () => {
    expect(roomOf({})).toEqual({ id: 'a', link: null, cliques: 0 });
  });

  it.each([undefined, null, '0', '5', '', true, {}, [5]])('has no clicks if the field is %j', (cliques) => {
    expect(roomOf({ link: LINK, cliques }).cliques).toBe(0);
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    7,
    true,
    {},
    [LINK],
    'javascript:alert(1)',
    'http://show.example',
    '/x',
  ])('has no link if the field is %j', (link) => {
    expect(roomOf({ link, cliques: 1 }).link).toBeNull();
  });

  it('keeps a link to localhost, for development', () => {
    expect(roomOf({ link: 'http://localhost:5173/' }).link).toBe('http://localhost:5173/');
  });
});

describe('isFull', () => {
  it.each([
    [-1, false],
    [0, false],
    [4, false],
    [5, true],
    [6, true],
    [1_000, true],
  ])('with %d clicks is %s', (cliques, full) => {
    expect(isFull({ id: 'a', link: LINK, cliques })).toBe(full);
  });
});

describe('hasLink', () => {
  it('is true for a room with a link', () => {
    expect(hasLink({ id: 'a', link: LINK, cliques: 0 })).toBe(true);
  });

  it('is false for a room without a link and for null', () => {
    expect(hasLink({ id: 'a', link: null, cliques: 0 })).toBe(false);
    expect(hasLink(null)).toBe(false);
  });
});

describe('a converted promotion', () => {
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

  it('has its id and fields and no others', () => {
    expect(promotionOf({ ...natal, id: 'other', segredo: 'x' })).toEqual({
      id: 'a',
      titulo: 'Natal premiado',
      descricao: 'Uma ceia completa.\n\nPara dez famílias.',
      imagem: '/promocoes/natal.svg',
      inicio: BEGINS,
      fim: ENDS,
      regulamento: 'https://example.com/regulamento',
      autorizacao: '04.012345/2026',
      resultado: 'Quem ganhou: Ana.',
    });
  });

  it('has defaults if the document is empty', () => {
    expect(promotionOf({})).toEqual({
      id: 'a',
      titulo: '',
      descricao: '',
      imagem: '',
      inicio: null,
      fim: null,
      regulamento: null,
      autorizacao: '',
      resultado: '',
    });
  });

  it.each([
    ['titulo', ''],
    ['descricao', ''],
    ['imagem', ''],
    ['inicio', null],
    ['fim', null],
    ['regulamento', null],
    ['autorizacao', ''],
    ['resultado', ''],
  ] as const)('without %s keeps the other fields', (field, empty) => {
    const { [field]: _, ...rest } = natal;
    expect(promotionOf(rest)).toEqual({ ...promotionOf(natal), [field]: empty });
  });

  it.each([
    ['titulo', ''],
    ['descricao', ''],
    ['imagem', ''],
    ['regulamento', null],
    ['autorizacao', ''],
    ['resultado', ''],
  ] as const)('whose %s is not a string keeps the other fields', (field, empty) => {
    for (const value of NO_TEXTS)
      expect(promotionOf({ ...natal, [field]: value })).toEqual({ ...promotionOf(natal), [field]: empty });
  });

  it.each(['inicio', 'fim'] as const)('whose %s is not a Timestamp keeps the other fields', (field) => {
    for (const value of NO_MOMENTS)
      expect(promotionOf({ ...natal, [field]: value })).toEqual({ ...promotionOf(natal), [field]: null });
  });

  it('keeps strings as written, including HTML and long ones', () => {
    const text = `<img src=x onerror="alert(1)"> ${'x'.repeat(10_000)}`;
    expect(promotionOf({ ...natal, titulo: text, descricao: text, resultado: text })).toMatchObject({
      titulo: text,
      descricao: text,
      resultado: text,
    });
  });

  it('has the number of its authorisation without the spaces around it', () => {
    expect(promotionOf({ ...natal, autorizacao: ' 04.012345/2026\n' }).autorizacao).toBe('04.012345/2026');
  });

  it.each([
    '',
    ' ',
    '/regulamento.pdf',
    '//evil.com',
    '/\\evil.com',
    'http://example.com',
    'https:evil.com',
    'javascript:alert(1)',
    'javascript:alert("https://")',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'x\nhttps://evil.com',
    'mailto:alguem@example.com',
  ])('has no rules if their address is %j', (regulamento) => {
    expect(promotionOf({ ...natal, regulamento }).regulamento).toBeNull();
  });
});

describe('a converted participation', () => {
  const SINCE = new Date('2026-11-21T23:00:00.123Z');
  const natal = {
    promocao: 'natal',
    titulo: 'Natal premiado',
    em: Timestamp.fromDate(SINCE),
    regulamento: 'https://example.com/regulamento',
  };

  it('has its promotion, title, time and accepted rules and no others', () => {
    expect(participationOf({ ...natal, uid: 'uid-da-maria', segredo: 'x' })).toEqual({
      promocao: 'natal',
      titulo: 'Natal premiado',
      em: SINCE,
      regulamento: 'https://example.com/regulamento',
    });
  });

  it('has defaults if the document is empty', () => {
    expect(participationOf({})).toEqual({ promocao: '', titulo: '', em: null, regulamento: null });
  });

  it('has no rules if their address is none', () => {
    for (const regulamento of [undefined, 'javascript:alert(1)', ...NO_TEXTS])
      expect(participationOf({ ...natal, regulamento })).toEqual({
        ...participationOf(natal),
        regulamento: null,
      });
  });

  it.each(['promocao', 'titulo'] as const)('whose %s is not a string keeps the other fields', (field) => {
    for (const value of [undefined, ...NO_TEXTS])
      expect(participationOf({ ...natal, [field]: value })).toEqual({
        ...participationOf(natal),
        [field]: '',
      });
  });

  it('whose time is missing or not a Timestamp keeps the other fields', () => {
    for (const em of [undefined, ...NO_MOMENTS])
      expect(participationOf({ ...natal, em })).toEqual({ ...participationOf(natal), em: null });
  });
});

describe('the settings of the show', () => {
  const begin = new Date('2026-12-01T23:00:00Z');
  const end = new Date('2026-12-02T00:00:00Z');
  const [inicio, fim] = [Timestamp.fromDate(begin), Timestamp.fromDate(end)];

  it('are empty in an empty document', () => {
    expect(showOf({})).toEqual({ video: '', times: null, wrongTimes: false, forRegistered: false });
  });

  it('have times if both are there and in order', () => {
    expect(showOf({ video: 'v', inicio, fim })).toEqual({
      video: 'v',
      times: { begin, end },
      wrongTimes: false,
      forRegistered: false,
    });
  });

  it.each([true, 'true', 'false', 1, null])('are for registered people if paraCadastrados is %j', (value) => {
    expect(showOf({ paraCadastrados: value }).forRegistered).toBe(true);
  });

  it('are for everybody if paraCadastrados is false', () => {
    expect(showOf({ paraCadastrados: false }).forRegistered).toBe(false);
  });

  it.each([{ inicio }, { fim }, { inicio: fim, fim: inicio }, { inicio, fim: inicio }])(
    'have no times, and say that they are wrong, with %j',
    (fields) => {
      expect(showOf(fields)).toMatchObject({ times: null, wrongTimes: true });
    },
  );

  it.each(NO_MOMENTS.filter(Boolean))('have no times if the beginning is %j', (value) => {
    expect(showOf({ inicio: value, fim })).toMatchObject({ times: null, wrongTimes: true });
  });
});

it('the code of a place is the beginning of its ticket', () => {
  expect(placeCodeOf({ vaga: '7f3a22b1-0000-4000-8000-000000000000' })).toBe('7F3A 22B1');
});
