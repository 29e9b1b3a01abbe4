import { describe, expect, it } from 'vitest';
import { weaknessOf } from '../../../../src/account/fields/passwordWeakness';
import { personMessages } from '../../../../src/account/fields/personMessages';

const { repeated, sequence, digits, known, common } = personMessages.newPassword;
const MARIA = ['Maria da Conceição', 'mcosta@exemplo.com', '(11) 91234-5678'];

describe('a password that is easy to guess', () => {
  it.each([
    ['aaaaaaaa', repeated],
    ['11111112', repeated],
    ['12345678', sequence],
    ['87654321', sequence],
    ['abcdefgh', sequence],
    ['25121990', digits],
    ['Conceicao1', known],
    ['xxMARIAxx', known],
    ['mcosta2020', known],
    ['minha5678', known],
    ['Senha123', common],
    ['password!', common],
    ['corinthians10', common],
  ])('%s: %s', (password, weakness) => {
    expect(weaknessOf(password, MARIA)).toBe(weakness);
  });

  it.each(['girafa tambor limão', 'K7#qpl2x', 'dacadeira9', 'a minha senha é boa', '  🦒🦒 8 b'])(
    'is not %j',
    (password) => {
      expect(weaknessOf(password, MARIA)).toBeNull();
    },
  );

  it('is known only by what the person has typed', () => {
    expect(weaknessOf('K7#qpl2x', ['', ' ', '@'])).toBeNull();
  });
});
