import * as fc from 'fast-check';
import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { states } from 'virtual:estados';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../src/account/messages';
import { personEntries, shownPhone } from '../../../src/account/person';
import { Email, NewPassword, Password } from '../../../src/account/schemas';

const PHONE_ERROR = 'Digite um telefone brasileiro com DDD, como (11) 91234-5678.';
/** The pattern in firestore.rules. */
const STORED_PHONE = /^[1-9][0-9]([2-6][0-9]{7}|[789][0-9]{8})$/;

/** The parsed value of a field of the form, or its error message. */
function parsed(field: keyof typeof personEntries, typed: string): { output: string } | { error: string } {
  const { success, output, issues } = v.safeParse(personEntries[field], typed);
  return success ? { output } : { error: issues[0].message };
}

const MOBILE = [
  ...'11912345678|(11) 91234-5678|(11)91234-5678|11 91234-5678|11 9 1234-5678'.split('|'),
  ...'(11) 9 1234 5678|11-91234-5678|11.91234.5678|11/91234-5678| 11 91234-5678 '.split('|'),
  ...'11\u00a091234\u20115678|cel: 11 91234-5678|011 91234-5678|(011) 91234-5678'.split('|'),
  ...'(0xx11) 91234-5678|+55 11 91234-5678|+55 (11) 91234-5678|+5511912345678|5511912345678'.split('|'),
  '0055 11 91234-5678',
];

const LANDLINE = [
  ...'1132123456|(11) 3212-3456|11 3212-3456|11 3212 3456|011 3212-3456|(011) 3212-3456'.split('|'),
  ...'+55 11 3212-3456|551132123456'.split('|'),
];

describe('the phone field', () => {
  it.each(MOBILE)('accepts the mobile number %j', (typed) => {
    expect(parsed('celular', typed)).toEqual({ output: '11912345678' });
  });

  it.each(LANDLINE)('accepts the landline number %j', (typed) => {
    expect(parsed('celular', typed)).toEqual({ output: '1132123456' });
  });

  it.each([
    ['55 99123-4567', '55991234567'],
    ['(55) 3221-4567', '5532214567'],
    ['+55 55 99123-4567', '55991234567'],
    ['+55 (55) 3221-4567', '5532214567'],
    ['055 99123-4567', '55991234567'],
  ])('does not take the area code 55 for the country code: %s', (typed, output) => {
    expect(parsed('celular', typed)).toEqual({ output });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['words', 'não tenho'],
    ['a mobile number without area code', '91234-5678'],
    ['a landline number without area code', '3212-3456'],
    ['a mobile number without the ninth digit', '(11) 8123-4567'],
    ['an unassigned area code', '(20) 91234-5678'],
    ['the area code 00', '(00) 91234-5678'],
    ['a mobile number that begins with 5', '(11) 51234-5678'],
    ['a landline number that begins with 1', '(11) 1212-3456'],
    ['a digit too few', '(11) 91234-567'],
    ['a digit too many', '(11) 91234-56789'],
    ['a landline number with a digit too many', '(11) 3212-34567'],
    ['two numbers', '(11) 91234-5678 / (11) 3212-3456'],
    ['a toll-free number', '0800 123 4567'],
    ['an emergency number', '190'],
    ['zeros', '00000000000'],
    ['a number of the United States', '+1 (212) 555-0123'],
    ['a number of Portugal', '+351 912 345 678'],
    ['a number of Argentina', '+54 9 11 1234-5678'],
    ['very many digits', '1'.repeat(10_000)],
    ['digits of another script', '١١٩١٢٣٤٥٦٧٨'],
  ])('rejects %s', (_, typed) => {
    expect(parsed('celular', typed)).toEqual({ error: PHONE_ERROR });
  });

  it('returns only numbers that firestore.rules accepts, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'0123456789011559()- +'.split('')),
      maxLength: 20,
      size: 'max',
    });
    fc.assert(
      fc.property(typed, (text) => {
        const result = parsed('celular', text);
        expect('output' in result ? STORED_PHONE.test(result.output) : result.error).toBeOneOf([
          true,
          PHONE_ERROR,
        ]);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a formatted phone number', () => {
  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['11 9 1234 5678', '(11) 91234-5678'],
    ['+55 11 91234-5678', '(11) 91234-5678'],
    ['(11) 91234-5678', '(11) 91234-5678'],
    ['1132123456', '(11) 3212-3456'],
    ['+55 11 3212-3456', '(11) 3212-3456'],
    ['5532214567', '(55) 3221-4567'],
    ['011 91234-5678', '(11) 91234-5678'],
    ['011 3212-3456', '(11) 3212-3456'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(shownPhone(typed)).toBe(shown);
  });

  it.each(['', '   ', 'não tenho', '91234-5678', '1191234567890123', '(11) 9123', '190'])(
    '%j, an incomplete number, is left as typed',
    (typed) => {
      expect(shownPhone(typed)).toBe(typed);
    },
  );

  it.each([...MOBILE, ...LANDLINE])(
    '%j is stored as the same number before and after formatting',
    (typed) => {
      expect(parsed('celular', shownPhone(typed))).toEqual(parsed('celular', typed));
    },
  );

  it.each([
    ...'(11) 91234-56789|(11) 91234-5678 / (11) 3212-3456|+54 9 11 1234-5678|0800 123 4567 8'.split('|'),
    '011 91234-56789',
  ])('%j, an invalid number, stays invalid after formatting', (typed) => {
    expect(parsed('celular', shownPhone(typed))).toEqual({ error: PHONE_ERROR });
  });

  it('keeps all typed digits except prefixes', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'.split('')),
      maxLength: 16,
      size: 'max',
    });
    fc.assert(
      fc.property(digits, (typed) => {
        const shown = shownPhone(typed).replace(/\D/g, '');
        expect(typed.endsWith(shown)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the name field', () => {
  it.each([
    ['Maria', 'Maria'],
    ['  Maria da Conceição ', 'Maria da Conceição'],
    ["Zé D'Ávila-Nuñez", "Zé D'Ávila-Nuñez"],
    ['x'.repeat(100), 'x'.repeat(100)],
    [` ${'x'.repeat(100)} `, 'x'.repeat(100)],
  ])('accepts %j', (typed, output) => {
    expect(parsed('name', typed)).toEqual({ output });
  });

  it.each(['', '   ', '\t\n'])('rejects %j', (typed) => {
    expect(parsed('name', typed)).toEqual({ error: 'Digite o seu nome.' });
  });

  it('rejects a name longer than firestore.rules allow', () => {
    expect(parsed('name', 'x'.repeat(101))).toEqual({ error: 'Use no máximo 100 letras.' });
  });
});

// The characters that firestore.rules refuse in a name and in a city.
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
])('a name and a city with %s are rejected', (_, unseen) => {
  expect(parsed('name', `Ma${unseen}ria`)).toEqual({ error: messages.errors.nameUnseen });
  expect(parsed('cidade', `São${unseen} Paulo`)).toEqual({ error: messages.errors.cidade });
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

describe('the schema of a password', () => {
  const [, minimum] = /minimum length of (\d+)/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];

  it('requires of a new one the minimum length of docs/deploy.md, which the hint says', () => {
    expect(messages.signUp.passwordHint).toBe(`Pelo menos ${minimum} caracteres.`);
    const shortest = ' '.repeat(Number(minimum));
    expect(v.parse(NewPassword, shortest)).toBe(shortest);
    expect(v.safeParse(NewPassword, shortest.slice(1)).issues?.[0].message).toBe(
      'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.',
    );
  });

  it('requires a new one', () => {
    expect(v.safeParse(NewPassword, '').issues?.[0].message).toBe('Crie uma senha.');
  });

  it('accepts a shorter existing one', () => {
    expect(v.parse(Password, '1')).toBe('1');
  });
});

describe('the e-mail field', () => {
  it.each(['maria@exemplo.com.br', '  maria@exemplo.com.br\t'])('trims %j', (typed) => {
    expect(v.parse(Email, typed)).toBe('maria@exemplo.com.br');
  });

  it('leaves the format to Firebase', () => {
    expect(v.parse(Email, 'maria')).toBe('maria');
  });

  it.each(['', '  '])('rejects %j', (typed) => {
    expect(v.safeParse(Email, typed).issues?.[0].message).toBe('Digite o seu e-mail.');
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

  it.each([...states])('of $name have sorted, distinct names, none too long', ({ code }) => {
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
  ])('of %s contain %s and %i cities', (code, city, count) => {
    const found = cities(code);
    expect(found).toContain(city);
    expect(found).toHaveLength(count);
  });
});
