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
/** As firestore.rules asks for it. */
const STORED_PHONE = /^[1-9][0-9]([2-6][0-9]{7}|[789][0-9]{8})$/;

/** What comes out of a field of the form, or what is said of it. */
function checked(field: keyof typeof personEntries, typed: string): { output: string } | { error: string } {
  const { success, output, issues } = v.safeParse(personEntries[field], typed);
  return success ? { output } : { error: issues[0].message };
}

const MOBILE = [
  '11912345678',
  '(11) 91234-5678',
  '(11)91234-5678',
  '11 91234-5678',
  '11 9 1234-5678',
  '(11) 9 1234 5678',
  '11-91234-5678',
  '11.91234.5678',
  '11/91234-5678',
  ' 11 91234-5678 ',
  '11\u00a091234\u20115678',
  'cel: 11 91234-5678',
  '011 91234-5678',
  '(011) 91234-5678',
  '(0xx11) 91234-5678',
  '+55 11 91234-5678',
  '+55 (11) 91234-5678',
  '+5511912345678',
  '5511912345678',
  '0055 11 91234-5678',
];

const LANDLINE = [
  '1132123456',
  '(11) 3212-3456',
  '11 3212-3456',
  '11 3212 3456',
  '011 3212-3456',
  '(011) 3212-3456',
  '+55 11 3212-3456',
  '551132123456',
];

describe('the phone', () => {
  it.each(MOBILE)('a mobile number may be typed as %j', (typed) => {
    expect(checked('celular', typed)).toEqual({ output: '11912345678' });
  });

  it.each(LANDLINE)('a landline number may be typed as %j', (typed) => {
    expect(checked('celular', typed)).toEqual({ output: '1132123456' });
  });

  it.each([
    ['55 99123-4567', '55991234567'],
    ['(55) 3221-4567', '5532214567'],
    ['+55 55 99123-4567', '55991234567'],
    ['+55 (55) 3221-4567', '5532214567'],
    ['055 99123-4567', '55991234567'],
  ])('the area code 55 is not taken for the country: %s', (typed, output) => {
    expect(checked('celular', typed)).toEqual({ output });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['words', 'não tenho'],
    ['a mobile number without area code', '91234-5678'],
    ['a landline number without area code', '3212-3456'],
    ['a mobile number as before the ninth digit', '(11) 8123-4567'],
    ['an area code that is none', '(20) 91234-5678'],
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
  ])('is not %s', (_, typed) => {
    expect(checked('celular', typed)).toEqual({ error: PHONE_ERROR });
  });

  it('comes out as the database takes it, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'0123456789011559()- +'.split('')),
      maxLength: 20,
      size: 'max',
    });
    fc.assert(
      fc.property(typed, (text) => {
        const result = checked('celular', text);
        expect('output' in result ? STORED_PHONE.test(result.output) : result.error).toBeOneOf([
          true,
          PHONE_ERROR,
        ]);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the phone as it is shown', () => {
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
  ])('%s becomes %s', (typed, shown) => {
    expect(shownPhone(typed)).toBe(shown);
  });

  it.each(['', '   ', 'não tenho', '91234-5678', '1191234567890123', '(11) 9123', '190'])(
    '%j, no whole number, stays as it was typed',
    (typed) => {
      expect(shownPhone(typed)).toBe(typed);
    },
  );

  it.each([...MOBILE, ...LANDLINE])('%j is the same number as before', (typed) => {
    expect(checked('celular', shownPhone(typed))).toEqual(checked('celular', typed));
  });

  it.each([
    '(11) 91234-56789',
    '(11) 91234-5678 / (11) 3212-3456',
    '+54 9 11 1234-5678',
    '0800 123 4567 8',
    '011 91234-56789',
  ])('%j, wrong before, is not made right by losing digits', (typed) => {
    expect(checked('celular', shownPhone(typed))).toEqual({ error: PHONE_ERROR });
  });

  it('loses none of the digits that were typed, but for prefixes', () => {
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

describe('the name', () => {
  it.each([
    ['Maria', 'Maria'],
    ['  Maria da Conceição ', 'Maria da Conceição'],
    ["Zé D'Ávila-Nuñez", "Zé D'Ávila-Nuñez"],
    ['x'.repeat(100), 'x'.repeat(100)],
    [` ${'x'.repeat(100)} `, 'x'.repeat(100)],
  ])('may be %j', (typed, output) => {
    expect(checked('name', typed)).toEqual({ output });
  });

  it.each(['', '   ', '\t\n'])('may not be %j', (typed) => {
    expect(checked('name', typed)).toEqual({ error: 'Digite o seu nome.' });
  });

  it('may not be longer than the database takes it', () => {
    expect(checked('name', 'x'.repeat(101))).toEqual({ error: 'Use no máximo 100 letras.' });
  });
});

describe('state and city', () => {
  it('come out as they were chosen', () => {
    expect(checked('estado', 'SP')).toEqual({ output: 'SP' });
    expect(checked('cidade', 'São Paulo')).toEqual({ output: 'São Paulo' });
  });

  it('may not be missing', () => {
    expect(checked('estado', '')).toEqual({
      error: 'Informações do usuário ou estado não estão disponíveis.',
    });
    expect(checked('cidade', '')).toEqual({ error: 'Escolha a sua cidade.' });
  });
});

describe('a password', () => {
  const [, minimum] = /minimum length of (\d+)/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];

  it('that is new has at least the characters of the policy that docs/deploy.md sets, as its hint says', () => {
    expect(messages.signUp.passwordHint).toBe(`Pelo menos ${minimum} caracteres.`);
    const shortest = ' '.repeat(Number(minimum));
    expect(v.parse(NewPassword, shortest)).toBe(shortest);
    expect(v.safeParse(NewPassword, shortest.slice(1)).issues?.[0].message).toBe(
      'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.',
    );
  });

  it('that is new may not be missing', () => {
    expect(v.safeParse(NewPassword, '').issues?.[0].message).toBe('Crie uma senha.');
  });

  it('that is not new may be shorter', () => {
    expect(v.parse(Password, '1')).toBe('1');
  });
});

describe('the e-mail', () => {
  it.each(['maria@exemplo.com.br', '  maria@exemplo.com.br\t'])('%j comes out trimmed', (typed) => {
    expect(v.parse(Email, typed)).toBe('maria@exemplo.com.br');
  });

  it('is left to Firebase to judge', () => {
    expect(v.parse(Email, 'maria')).toBe('maria');
  });

  it.each(['', '  '])('may not be %j', (typed) => {
    expect(v.safeParse(Email, typed).issues?.[0].message).toBe('Digite o seu e-mail.');
  });
});

/** Everything of a state, by its code. */
function cities(code: string): string[] {
  return getCities(code as Parameters<typeof getCities>[0]);
}

describe('the places', () => {
  const alphabet = new Intl.Collator('pt-BR');

  it('are 27 states by name, as firestore.rules knows them', () => {
    const codes = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(
      ' ',
    );
    expect(states.map(({ code }) => code)).toEqual(codes);
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...names].sort(alphabet.compare));
    expect(states).toContainEqual({ code: 'SP', name: 'São Paulo' });
  });

  it('have the 5,571 municipalities', () => {
    expect(states.flatMap(({ code }) => cities(code))).toHaveLength(5_571);
  });

  it.each([...states])('of $name have no two of the same name, sorted, none too long', ({ code }) => {
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
  ])('of %s have %s, one of %i', (code, city, count) => {
    const found = cities(code);
    expect(found).toContain(city);
    expect(found).toHaveLength(count);
  });
});
