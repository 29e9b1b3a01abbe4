import { Bytes, GeoPoint, Timestamp, type QueryDocumentSnapshot } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  hasLink,
  isFull,
  participationConverter,
  promotionConverter,
  roomConverter,
  type Participation,
  type Promotion,
  type Room,
} from '../../src/model';

const LINK = 'https://show.example/entrar';

type Fields = Record<string, unknown>;

/** A document with these fields, as the SDK hands it to a converter. */
function document(fields: Fields): QueryDocumentSnapshot {
  return { id: 'a', data: () => fields } as unknown as QueryDocumentSnapshot;
}

function roomOf(fields: Fields): Room {
  return roomConverter.fromFirestore(document(fields));
}

function promotionOf(fields: Fields): Promotion {
  return promotionConverter.fromFirestore(document(fields));
}

function participationOf(fields: Fields): Participation {
  return participationConverter.fromFirestore(document(fields));
}

/** What an admin or a hostile client may write where a text belongs, and where a moment belongs. */
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

describe('a room of a document', () => {
  it('has its id, link and clicks', () => {
    expect(roomOf({ link: LINK, cliques: 3 })).toEqual({ id: 'a', link: LINK, cliques: 3 });
  });

  it('has nothing else', () => {
    expect(roomOf({ link: LINK, cliques: 3, ultimaVaga: 'x', id: 'other' })).toEqual({
      id: 'a',
      link: LINK,
      cliques: 3,
    });
  });

  it('may be an empty document', () => {
    expect(roomOf({})).toEqual({ id: 'a', link: null, cliques: 0 });
  });

  it.each([undefined, null, '0', '5', '', true, {}, [5]])('counts no clicks where they are %j', (cliques) => {
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
  ])('has no link where it is %j', (link) => {
    expect(roomOf({ link, cliques: 1 }).link).toBeNull();
  });

  it('keeps the link of this machine, for development', () => {
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
  ])('with %d clicks: %s', (cliques, full) => {
    expect(isFull({ id: 'a', link: LINK, cliques })).toBe(full);
  });
});

describe('hasLink', () => {
  it('is true of a room that leads somewhere', () => {
    expect(hasLink({ id: 'a', link: LINK, cliques: 0 })).toBe(true);
  });

  it('is false of a room that does not, and of none', () => {
    expect(hasLink({ id: 'a', link: null, cliques: 0 })).toBe(false);
    expect(hasLink(null)).toBe(false);
  });
});

describe('a promotion of a document', () => {
  const BEGINS = new Date('2026-11-01T03:00:00.000Z');
  const ENDS = new Date('2026-11-22T02:59:59.999Z');
  const natal = {
    titulo: 'Natal premiado',
    descricao: 'Uma ceia completa.\n\nPara dez famílias.',
    imagem: '/promocoes/natal.svg',
    inicio: Timestamp.fromDate(BEGINS),
    fim: Timestamp.fromDate(ENDS),
    regulamento: 'https://example.com/regulamento',
    publicada: true,
  };

  it('has its id and fields, and nothing else', () => {
    expect(promotionOf({ ...natal, id: 'other', segredo: 'x' })).toEqual({
      id: 'a',
      titulo: 'Natal premiado',
      descricao: 'Uma ceia completa.\n\nPara dez famílias.',
      imagem: '/promocoes/natal.svg',
      inicio: BEGINS,
      fim: ENDS,
      regulamento: 'https://example.com/regulamento',
    });
  });

  it('may be an empty document', () => {
    expect(promotionOf({})).toEqual({
      id: 'a',
      titulo: '',
      descricao: '',
      imagem: '',
      inicio: null,
      fim: null,
      regulamento: null,
    });
  });

  it.each([
    ['titulo', ''],
    ['descricao', ''],
    ['imagem', ''],
    ['inicio', null],
    ['fim', null],
    ['regulamento', null],
  ] as const)('without %s has all the rest', (field, empty) => {
    const { [field]: _, ...rest } = natal;
    expect(promotionOf(rest)).toEqual({ ...promotionOf(natal), [field]: empty });
  });

  it.each([
    ['titulo', ''],
    ['descricao', ''],
    ['imagem', ''],
    ['regulamento', null],
  ] as const)('whose %s is no text has all the rest', (field, empty) => {
    for (const value of NO_TEXTS)
      expect(promotionOf({ ...natal, [field]: value })).toEqual({ ...promotionOf(natal), [field]: empty });
  });

  it.each(['inicio', 'fim'] as const)('whose %s is no Timestamp has all the rest', (field) => {
    for (const value of NO_MOMENTS)
      expect(promotionOf({ ...natal, [field]: value })).toEqual({ ...promotionOf(natal), [field]: null });
  });

  it('keeps texts as the admin wrote them, HTML and length too', () => {
    const text = `<img src=x onerror="alert(1)"> ${'x'.repeat(10_000)}`;
    expect(promotionOf({ ...natal, titulo: text, descricao: text })).toMatchObject({
      titulo: text,
      descricao: text,
    });
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
  ])('has no rules where their address is %j', (regulamento) => {
    expect(promotionOf({ ...natal, regulamento }).regulamento).toBeNull();
  });
});

describe('a participation of a document', () => {
  const SINCE = new Date('2026-11-21T23:00:00.123Z');
  const natal = { promocao: 'natal', titulo: 'Natal premiado', em: Timestamp.fromDate(SINCE) };

  it('has its promotion, title and moment, and nothing else', () => {
    expect(participationOf({ ...natal, uid: 'uid-da-maria', segredo: 'x' })).toEqual({
      promocao: 'natal',
      titulo: 'Natal premiado',
      em: SINCE,
    });
  });

  it('may be an empty document', () => {
    expect(participationOf({})).toEqual({ promocao: '', titulo: '', em: null });
  });

  it.each(['promocao', 'titulo'] as const)('whose %s is no text has all the rest', (field) => {
    for (const value of [undefined, ...NO_TEXTS])
      expect(participationOf({ ...natal, [field]: value })).toEqual({
        ...participationOf(natal),
        [field]: '',
      });
  });

  it('whose moment is no Timestamp, or not known yet, has all the rest', () => {
    for (const em of [undefined, ...NO_MOMENTS])
      expect(participationOf({ ...natal, em })).toEqual({ ...participationOf(natal), em: null });
  });
});
