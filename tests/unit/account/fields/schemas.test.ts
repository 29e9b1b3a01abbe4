import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NewEmail, NewPassword } from '../../../../src/account/fields/newAccount';
import { personMessages } from '../../../../src/account/fields/personMessages';
import { Email, Password } from '../../../../src/account/fields/schemas';

describe('the schema of a password', () => {
  const [, minimum] = /minimum length of (\d+)/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];

  it('requires of a new one the minimum length of docs/deploy.md, which the hint says', () => {
    expect(personMessages.newPassword.hint).toBe(`Use pelo menos ${minimum} caracteres.`);
    const shortest = ' '.repeat(Number(minimum));
    expect(v.parse(NewPassword, shortest)).toBe(shortest);
    expect(v.safeParse(NewPassword, shortest.slice(1)).issues?.[0].message).toBe(
      'A senha fornecida é fraca. Por favor, escolha uma senha mais forte. Falta 1 caractere.',
    );
    expect(v.safeParse(NewPassword, '12345').issues?.[0].message).toMatch(/ Faltam 3 caracteres\.$/);
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

describe('a new address', () => {
  it.each(['maria@exemplo.com.br', ' m@x.co ', 'josé+1@exemplo.com', 'a.b_c-d@sub.exemplo.museum'])(
    'may be %j',
    (typed) => {
      expect(v.parse(NewEmail, typed)).toBe(typed.trim());
    },
  );

  it.each([
    'maria',
    'maria@',
    '@exemplo.com',
    'maria@exemplo',
    'maria@exemplo.',
    'm a@exemplo.com',
    'a@b@c.com',
  ])('is refused in the words of the server if it is %j', (typed) => {
    expect(v.safeParse(NewEmail, typed).issues?.[0].message).toBe('O email fornecido não é válido.');
  });

  it('is required', () => {
    expect(v.safeParse(NewEmail, ' ').issues?.[0].message).toBe('Digite o seu e-mail.');
  });
});
