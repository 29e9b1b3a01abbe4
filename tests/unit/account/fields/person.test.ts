import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import * as v from 'valibot';
import { states } from 'virtual:estados';
import { describe, expect, it } from 'vitest';
import { personEntries } from '../../../../src/account/fields/person';
import { personMessages } from '../../../../src/account/fields/personMessages';

/** The parsed value of a typed field, or its error message. */
function parsed(field: keyof typeof personEntries, typed: string): { output: string } | { error: string } {
  const { success, output, issues } = v.safeParse(personEntries[field], typed);
  return success ? { output } : { error: issues[0].message };
}

describe('the name field', () => {
  it.each([
    ['Maria', 'Maria'],
    ['  Maria da Conceição ', 'Maria da Conceição'],
    ["Zé D'Ávila-Nuñez", "Zé D'Ávila-Nuñez"],
    ['x'.repeat(100), 'x'.repeat(100)],
    [` ${'x'.repeat(100)} `, 'x'.repeat(100)],
    ['João Ngũgĩ Thế'.normalize('NFD'), 'João Ngũgĩ Thế'.normalize('NFD')],
    ['မြို့မ', 'မြို့မ'],
    ['❤️ Ana', '❤️ Ana'],
  ])('accepts %j', (typed, output) => {
    expect(parsed('name', typed)).toEqual({ output });
  });

  it.each(['', '   ', '\t\n'])('rejects %j', (typed) => {
    expect(parsed('name', typed)).toEqual({ error: 'Digite o seu nome.' });
  });

  it.each(['M', ' É. ', 'x 5', '55', '😀😀'])('rejects %j, which has not two letters', (typed) => {
    expect(parsed('name', typed)).toEqual({
      error: 'Uma letra só não basta. Digite o seu nome completo.',
    });
  });

  it('rejects a name longer than firestore.rules allow', () => {
    expect(parsed('name', 'x'.repeat(101))).toEqual({ error: 'Use no máximo 100 letras.' });
  });
});

// Characters that firestore.rules refuse in names and cities.
it.each([
  ['a control character', '\u0007'],
  ['a line break', '\n'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a soft hyphen', '\u00ad'],
  ['a space without width', '\u200b'],
  ['a joiner without width', '\u200d'],
  ['the mark of Arabic text', '\u061c'],
  ['a change of direction', '\u202e'],
  ['the first isolate', '\u2066'],
  ['the last isolate', '\u2069'],
  ['the byte order mark', '\ufeff'],
  ['a tag outside the basic plane', '\u{e0041}'],
  ['a Korean filler', '\u3164'],
  ['a narrow Korean filler', '\uffa0'],
  ['a filler of an initial consonant', '\u115f'],
  ['a filler of a vowel', '\u1160'],
  ['seven accents on a letter', '\u0301'.repeat(7)],
])('a name and a city with %s are rejected', (_, unseen) => {
  expect(parsed('name', `Ma${unseen}ria`)).toEqual({ error: personMessages.name.unseen });
  expect(parsed('cidade', `São${unseen} Paulo`)).toEqual({ error: personMessages.cidade.missing });
});

it('a name and a city that begin with an accent are rejected', () => {
  expect(parsed('name', '\u0301Maria')).toEqual({ error: personMessages.name.unseen });
  expect(parsed('cidade', '\u0301São Paulo')).toEqual({ error: personMessages.cidade.missing });
});

describe('the state and city fields', () => {
  it('return the chosen values', () => {
    expect(parsed('estado', 'SP')).toEqual({ output: 'SP' });
    expect(parsed('cidade', 'São Paulo')).toEqual({ output: 'São Paulo' });
  });

  it('are required', () => {
    expect(parsed('estado', '')).toEqual({
      error: 'Escolha o seu estado.',
    });
    expect(parsed('cidade', '')).toEqual({ error: 'Escolha a sua cidade.' });
  });
});

function cities(code: string): string[] {
  return getCities(code as Parameters<typeof getCities>[0]);
}

describe('the lists of states and cities', () => {
  const alphabet = new Intl.Collator('pt-BR');

  it('contain 27 states, sorted by name, with the codes of firestore.rules', () => {
    const codes = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(
      ' ',
    );
    expect(states.map(({ code }) => code)).toEqual(codes);
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...names].sort(alphabet.compare));
    expect(states).toContainEqual({ code: 'SP', name: 'São Paulo' });
  });

  it('contain the 5,571 municipalities', () => {
    expect(states.flatMap(({ code }) => cities(code))).toHaveLength(5_571);
  });

  it.each([...states])('have sorted, distinct names for the cities of $name, none too long', ({ code }) => {
    const found = cities(code);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual([...found].sort(alphabet.compare));
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it.each([
    ['SP', 'São Paulo', 645],
    ['RJ', 'Rio de Janeiro', 92],
    ['MG', 'Belo Horizonte', 853],
    ['DF', 'Brasília', 1],
    ['MT', 'Boa Esperança do Norte', 142],
  ])('contain, for the state %s, the city %s among %i cities', (code, city, count) => {
    const found = cities(code);
    expect(found).toContain(city);
    expect(found).toHaveLength(count);
  });
});
