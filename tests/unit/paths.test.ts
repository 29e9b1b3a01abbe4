import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loginPath,
  mayLeadHome,
  pathAfterLogin,
  pathAfterSignUp,
  promotionOf,
  promotionPath,
  signUpPath,
} from '../../src/paths';

const SPECIAL_IDS = [
  'natal',
  'Natal Premiado 2026',
  'são-joão',
  'a/b',
  '//evil.com',
  '?promo=x',
  'a?b#c',
  '100%',
  '%2F',
  '%',
  'a&b=c+d',
  '../profile',
  '🎁',
];

/** Where a login with this `voltar` leads. */
function after(back: string): string {
  return pathAfterLogin(`?${new URLSearchParams({ voltar: back })}`);
}

function expectOnThisSite(path: string): void {
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
}

const HOSTILE_PARTS = [
  '/',
  '\\',
  '.',
  '..',
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '@',
  ':',
  '?',
  '#',
  '%',
  '%2F',
  '%5C',
  '%2e',
  'evil.com',
  'https:',
  'javascript:',
  'localhost',
  'promo',
  'é',
];

/** Texts made of what addresses of other sites are made of. */
const hostile = fc
  .array(fc.constantFrom(...HOSTILE_PARTS), { maxLength: 12, size: 'max' })
  .map((parts) => parts.join(''));

describe('after a login', () => {
  it.each(['', '?', '?voltar=', '?outro=/promo/natal'])('%j leads to the profile', (search) => {
    expect(pathAfterLogin(search)).toBe('/profile');
  });

  it.each(['/', '/promo/natal', '/promo/natal?utm_source=show', '/promo/s%C3%A3o#topo', '/profile'])(
    'leads back to %s',
    (path) => {
      expect(after(path)).toBe(path);
    },
  );

  it('leads back to where the login was reached from', () => {
    const back = '/promo/natal?a=1&b=2#topo';
    expect(pathAfterLogin(new URL(loginPath(back), window.location.origin).search)).toBe(back);
  });

  it('takes the first of two', () => {
    expect(pathAfterLogin('?voltar=/promo/natal&voltar=//evil.com')).toBe('/promo/natal');
  });

  it.each([
    '//evil.com',
    '///evil.com',
    '////evil.com',
    '/\\evil.com',
    '/\\/evil.com',
    '\\\\evil.com',
    '\\/evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/\r\n/evil.com',
    '\t//evil.com',
    ' //evil.com',
    '/.//evil.com',
    '/./\\evil.com',
    '/x/..//evil.com',
    '/..//evil.com',
    '/%2e//evil.com',
    '/%2E%2E//evil.com',
    '//evil.com/%2F..',
    '//localhost@evil.com',
    'https://evil.com',
    'https:evil.com',
    'https:/evil.com',
    'HTTPS://EVIL.COM',
    'http://localhost@evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'evil.com',
    '%2F%2Fevil.com',
    '%5Cevil.com',
    '//[',
    '//:80',
    '?voltar=//evil.com',
    '#//evil.com',
  ])('leads to the profile instead of %j', (back) => {
    expect(after(back)).toBe('/profile');
  });

  it.each(['?voltar=%2F%2Fevil.com', '?voltar=%2F%5Cevil.com', '?voltar=%2F%09%2Fevil.com', '?voltar=%'])(
    'leads to the profile where the address has %s',
    (search) => {
      expect(pathAfterLogin(search)).toBe('/profile');
    },
  );

  it.each(['/%2Fevil.com', '/%5Cevil.com', '/%09/evil.com', '/https://evil.com', '/@evil.com'])(
    'leads to a path of this site for %s, which only looks like another',
    (back) => {
      expect(after(back)).toBe(back);
      expectOnThisSite(after(back));
    },
  );

  it.each([
    ['hostile texts', hostile],
    ['hostile texts after a slash', hostile.map((text) => `/${text}`)],
    ['addresses', fc.webUrl({ withFragments: true, withQueryParameters: true })],
    ['any texts', fc.string({ unit: 'binary' })],
  ])('leads to a path of this site whatever `voltar` is: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (back) => expectOnThisSite(after(back))),
      { numRuns: 2_000 },
    );
  });

  it('leads to a path of this site whatever the address is', () => {
    fc.assert(
      fc.property(hostile, (text) => expectOnThisSite(pathAfterLogin(`?voltar=${text}`))),
      { numRuns: 2_000 },
    );
  });
});

describe('after a sign-up', () => {
  it.each(['', '?', '?promo=', '?voltar=/profile'])('%j leads home', (search) => {
    expect(pathAfterSignUp(search)).toBe('/');
  });

  it.each(SPECIAL_IDS)('leads to the promotion %s that it was reached with', (id) => {
    const { pathname, search } = new URL(signUpPath(id), window.location.origin);
    expect(pathname).toBe('/sign-up/novo-cadastro');
    expect(pathAfterSignUp(search)).toBe(promotionPath(id));
  });

  it('leads to a path of this site whatever the address is', () => {
    fc.assert(
      fc.property(hostile, (text) => expectOnThisSite(pathAfterSignUp(`?promo=${text}`))),
      { numRuns: 2_000 },
    );
  });
});

it.each([null, ''])('the sign-up without a promotion (%j) has its plain address', (id) => {
  expect(signUpPath(id)).toBe('/sign-up/novo-cadastro');
});

describe('the path of a promotion', () => {
  it.each(SPECIAL_IDS)('names %s in one segment', (id) => {
    expect(promotionPath(id)).toMatch(/^\/promo\/[^/?#]+$/);
  });

  it.each(SPECIAL_IDS)('gives the id %s back', (id) => {
    expect(promotionOf(promotionPath(id))).toBe(id);
  });

  it('gives any id back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        expect(promotionOf(promotionPath(id))).toBe(id);
      }),
    );
  });

  it.each(['/promo/natal?utm_source=show', '/promo/natal#topo', '/promo/natal/'])('is %s too', (path) => {
    expect(promotionOf(path)).toBe('natal');
  });

  it.each([
    '',
    '/',
    '/promo',
    '/promo/',
    '/promo/?x',
    '/profile',
    '/x/promo/natal',
    'promo/natal',
    '/promos/x',
  ])('is not %j', (path) => {
    expect(promotionOf(path)).toBeNull();
  });

  it.each(['/promo/%', '/promo/100%', '/promo/%zz', '/promo/%E3', '/promo/%C3%28', '/promo/%F0%9F%8E'])(
    'is not %s, which is malformed',
    (path) => {
      expect(promotionOf(path)).toBeNull();
    },
  );
});

describe('an unfinished account', () => {
  it.each(['/', '/profile', '/promo/natal'])('may lead home from %s', (path) => {
    expect(mayLeadHome(path)).toBe(true);
  });

  it.each(['/login', '/recuperar-senha', '/sign-up/novo-cadastro'])(
    'does not lead home from the form at %s, however its address is written',
    (path) => {
      expect(mayLeadHome(path)).toBe(false);
      // The route table takes these for the same page.
      expect(mayLeadHome(`${path}/`)).toBe(false);
      expect(mayLeadHome(path.toUpperCase())).toBe(false);
    },
  );
});
