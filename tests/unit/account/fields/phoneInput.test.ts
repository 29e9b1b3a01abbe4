import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maskPhone, Phone, shownPhone } from '../../../../src/account/fields/phoneInput';

const PHONE_ERROR = 'Digite um telefone brasileiro com DDD, como (11) 91234-5678.';
const PHONE_MISSING = 'Digite o seu celular com DDD.';
/** The pattern of stored phone numbers in firestore.rules. */
const STORED_PHONE = /^[1-9][0-9]([2-6][0-9]{7}|[789][0-9]{8})$/;
/** Any digits, which may or may not be a number. */
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength: 16, size: 'max' });

/** The parsed number, or its error message. */
function parsed(typed: string): { output: string } | { error: string } {
  const { success, output, issues } = v.safeParse(Phone, typed);
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
    expect(parsed(typed)).toEqual({ output: '11912345678' });
  });

  it.each(LANDLINE)('accepts the landline number %j', (typed) => {
    expect(parsed(typed)).toEqual({ output: '1132123456' });
  });

  it.each([
    ['55 99123-4567', '55991234567'],
    ['(55) 3221-4567', '5532214567'],
    ['+55 55 99123-4567', '55991234567'],
    ['+55 (55) 3221-4567', '5532214567'],
    ['055 99123-4567', '55991234567'],
  ])('does not take the area code 55 for the country code: %s', (typed, output) => {
    expect(parsed(typed)).toEqual({ output });
  });

  it.each([
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
    expect(parsed(typed)).toEqual({ error: PHONE_ERROR });
  });

  it.each(['', '   '])('asks for a number where there is none: %j', (typed) => {
    expect(parsed(typed)).toEqual({ error: PHONE_MISSING });
  });

  it('returns only numbers that firestore.rules accepts, whatever is typed', () => {
    const unit = fc.constantFrom(...'0123456789011559()- +'.split(''));
    const typed = fc.string({ unit, maxLength: 20, size: 'max' });
    fc.assert(
      fc.property(typed, (text) => {
        const result = parsed(text);
        expect('output' in result ? STORED_PHONE.test(result.output) : result.error).toBeOneOf([
          true,
          PHONE_ERROR,
          PHONE_MISSING,
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
      expect(parsed(shownPhone(typed))).toEqual(parsed(typed));
    },
  );

  it.each([
    ...'(11) 91234-56789|(11) 91234-5678 / (11) 3212-3456|+54 9 11 1234-5678|0800 123 4567 8'.split('|'),
    '011 91234-56789',
  ])('%j, an invalid number, stays invalid after formatting', (typed) => {
    expect(parsed(shownPhone(typed))).toEqual({ error: PHONE_ERROR });
  });

  it('keeps all typed digits except prefixes', () => {
    fc.assert(
      fc.property(digits, (typed) => {
        const shown = shownPhone(typed).replace(/\D/g, '');
        expect(typed.endsWith(shown)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Masks a text in which | stands for the caret, and returns the result in the same form. */
function masked(typed: string): string {
  const { text, caret } = maskPhone(typed.replace('|', ''), typed.indexOf('|'));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('a number that is being typed', () => {
  it.each([
    ['|', '|'],
    ['1|', '(1|'],
    ['(11|', '(11|'],
    ['(119|', '(11) 9|'],
    ['(11) 91234|', '(11) 91234|'],
    ['(11) 912345|', '(11) 91234-5|'],
    ['11912345678|', '(11) 91234-5678|'],
    ['1132123|', '(11) 3212-3|'],
    ['(11) 3212-3456|', '(11) 3212-3456|'],
    ['(11) 91234-56789|', '(11) 91234-56789|'],
    ['551191234567|', '(55) 11912-34567|'],
    ['5511912345678|', '(11) 91234-5678|'],
  ])('%s becomes %s', (typed, shown) => {
    expect(masked(typed)).toBe(shown);
  });

  it.each([
    ['a digit in the middle', '(11) 912|4-5678', '(11) 912|45-678'],
    ['a digit before the punctuation', '(11) 91234|5-678', '(11) 91234|-5678'],
    ['the first digit', '(2|11) 91234-567', '(2|1) 19123-4567'],
    ['the country code before a number', '(55|11) 91234-5678', '|(11) 91234-5678'],
  ])('keeps the caret after %s', (_, typed, shown) => {
    expect(masked(typed)).toBe(shown);
  });

  it.each([
    ['the last digit, with its punctuation', '(11) |', '(11|'],
    ['the last digit after the hyphen', '(11) 91234-|', '(11) 91234|'],
    ['only punctuation, which comes back behind the caret', '(11)|91234-5678', '(11|) 91234-5678'],
    ['a digit in the middle', '(11) 9|234-5678', '(11) 9|2345-678'],
    ['everything', '|', '|'],
  ])('loses, deleted backwards, %s', (_, typed, shown) => {
    expect(masked(typed)).toBe(shown);
  });

  it.each(['+55 11 9|', '+|', '0|', '011 9123|', '(0xx11) 9|', 'não tenho|', '1 (212) a|'])(
    '%s with a prefix or a word stays as typed',
    (typed) => {
      expect(masked(typed)).toBe(typed);
    },
  );

  it.each([...MOBILE, ...LANDLINE])('%j, pasted, is shown at once as it would be stored', (typed) => {
    const { text, caret } = maskPhone(typed, typed.length);
    expect(text).toBe(shownPhone(typed));
    expect(caret).toBe(text.length);
  });

  it('has the typed digits, whatever is typed, and masking it again changes nothing', () => {
    fc.assert(
      fc.property(digits, (typed) => {
        const { text } = maskPhone(typed, typed.length);
        expect(typed.endsWith(text.replace(/\D/g, ''))).toBe(true);
        expect(maskPhone(text, text.length)).toEqual({ text, caret: text.length });
      }),
      { numRuns: 2_000 },
    );
  });
});
