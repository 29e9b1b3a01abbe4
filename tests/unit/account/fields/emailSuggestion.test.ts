import { describe, expect, it } from 'vitest';
import { suggestedEmail } from '../../../../src/account/fields/emailSuggestion';

describe('a mistyped address', () => {
  it.each([
    ['maria@gmial.com', 'maria@gmail.com'],
    ['maria@gamil.com', 'maria@gmail.com'],
    ['maria@gmial.con', 'maria@gmail.com'],
    ['maria@gmail.con', 'maria@gmail.com'],
    ['maria@gmail.co', 'maria@gmail.com'],
    ['maria@gmail', 'maria@gmail.com'],
    ['maria@gmail.com.br', 'maria@gmail.com'],
    ['maria@gmail,com', 'maria@gmail.com'],
    ['maria silva@gmail.com', 'mariasilva@gmail.com'],
    ['josé@gmail.com', 'jose@gmail.com'],
    ['maria@hotmial.com', 'maria@hotmail.com'],
    ['maria@homail.com', 'maria@hotmail.com'],
    ['maria@outlok.com', 'maria@outlook.com'],
    ['maria@yaho.com.br', 'maria@yahoo.com.br'],
    ['maria@yahoo.com.b', 'maria@yahoo.com.br'],
    ['maria@iclod.com', 'maria@icloud.com'],
    [' Maria@Gmial.com ', 'maria@gmail.com'],
  ])('%j probably is %s', (typed, meant) => {
    expect(suggestedEmail(typed)).toBe(meant);
  });

  it.each([
    ...'maria@gmail.com|Maria@GMAIL.com|maria@hotmail.com.br|maria@yahoo.com|maria@yahoo.fr|maria@ymail.com'.split(
      '|',
    ),
    ...'maria@uol.com.br|maria@bol.com.br|maria@terra.com.br|maria@exemplo.com.br|maria@mail.com|m@usp.br'.split(
      '|',
    ),
    ...'maria|@gmial.com|maria@|a@b@gmial.com|'.split('|'),
  ])('%j is not asked about', (typed) => {
    expect(suggestedEmail(typed)).toBeNull();
  });
});
