import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { hasLink, isFull, roomConverter, type Room } from '../../src/model';

const LINK = 'https://show.example/entrar';

/** The room as the converter makes it of a document with these fields. */
function roomOf(fields: Record<string, unknown>): Room {
  return roomConverter.fromFirestore({ id: 'a', data: () => fields } as unknown as QueryDocumentSnapshot);
}

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
