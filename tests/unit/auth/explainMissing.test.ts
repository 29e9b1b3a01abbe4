import { describe, expect, it } from 'vitest';
import { mayRedirectHome } from '../../../src/auth/explainMissing';

describe('an unfinished account', () => {
  it.each(['/', '/profile', '/promo/natal'])('may be redirected from %s to the home page', (path) => {
    expect(mayRedirectHome(path)).toBe(true);
  });

  it.each(['/login', '/recuperar-senha', '/sign-up/novo-cadastro', '/acao'])(
    'is not redirected from the form at %s, however its address is written',
    (path) => {
      expect(mayRedirectHome(path)).toBe(false);
      // The router takes a path with a slash at the end, or with capitals, for the same page.
      expect(mayRedirectHome(`${path}/`)).toBe(false);
      expect(mayRedirectHome(path.toUpperCase())).toBe(false);
    },
  );
});
