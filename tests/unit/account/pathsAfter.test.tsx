import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pathAfterLogin,
  pathAfterReset,
  pathAfterSignUp,
  pathOnThisSite,
} from '../../../src/account/pathsAfter';
import { loginPath, promotionPath, signUpPath } from '../../../src/base/paths';
import { SPECIAL_IDS } from '../../support/natal';

function pathAfter(back: string): string {
  return pathAfterLogin(`?${new URLSearchParams({ voltar: back })}`);
}

function expectOnThisSite(path: string): void {
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
}

const HOSTILE_PARTS = [
  ...'/|\\|.|..|\t|\n|\r| |\0|@|:|?|#|%'.split('|'),
  ...'%2F|%5C|%2e|evil.com|https:|javascript:|localhost|promo|é'.split('|'),
];

/** Random texts made of parts that appear in addresses of other sites. */
const hostile = fc
  .array(fc.constantFrom(...HOSTILE_PARTS), { maxLength: 12, size: 'max' })
  .map((parts) => parts.join(''));

describe('the path after a login', () => {
  it.each(['', '?', '?voltar=', '?outro=/promo/natal', '?voltar=%2F%2Fevil.com', '?voltar=%'])(
    'is the profile if the query is %j',
    (search) => {
      expect(pathAfterLogin(search)).toBe('/profile');
    },
  );

  it.each(['/', '/promo/natal', '/promo/natal?utm_source=show', '/promo/s%C3%A3o#topo', '/profile'])(
    'is %s if the query says so',
    (path) => {
      expect(pathAfter(path)).toBe(path);
    },
  );

  it('is the page that linked to the login', () => {
    const back = '/promo/natal?a=1&b=2#topo';
    expect(pathAfterLogin(new URL(loginPath(back), window.location.origin).search)).toBe(back);
  });

  it('is the first of two values', () => {
    expect(pathAfterLogin('?voltar=/promo/natal&voltar=//evil.com')).toBe('/promo/natal');
  });

  it.each([
    ...'//evil.com|///evil.com|////evil.com|/\\evil.com|/\\/evil.com|\\\\evil.com|\\/evil.com'.split('|'),
    ...'/\t/evil.com|/\n/evil.com|/\r\n/evil.com|\t//evil.com| //evil.com|/.//evil.com|/./\\evil.com'.split(
      '|',
    ),
    ...'/x/..//evil.com|/..//evil.com|/%2e//evil.com|/%2E%2E//evil.com|//evil.com/%2F..'.split('|'),
    ...'//localhost@evil.com|https://evil.com|https:evil.com|https:/evil.com|HTTPS://EVIL.COM'.split('|'),
    ...'http://localhost@evil.com|javascript:alert(1)|JaVaScRiPt:alert(1)|\tjavascript:alert(1)'.split('|'),
    ...'data:text/html,<script>alert(1)</script>|evil.com|%2F%2Fevil.com|%5Cevil.com'.split('|'),
    ...'//[|//:80|?voltar=//evil.com|#//evil.com'.split('|'),
  ])('is the profile instead of %j', (back) => {
    expect(pathAfter(back)).toBe('/profile');
  });

  it.each(['/%2Fevil.com', '/%5Cevil.com', '/%09/evil.com', '/https://evil.com', '/@evil.com'])(
    'is a path of this site for %s, which resembles another site',
    (back) => {
      expect(pathAfter(back)).toBe(back);
      expectOnThisSite(pathAfter(back));
    },
  );

  it.each([
    ['hostile texts', hostile],
    ['hostile texts after a slash', hostile.map((text) => `/${text}`)],
    ['addresses', fc.webUrl({ withFragments: true, withQueryParameters: true })],
    ['any texts', fc.string({ unit: 'binary' })],
  ])('is on this site for any `voltar`: %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (back) => expectOnThisSite(pathAfter(back))),
      { numRuns: 2_000 },
    );
  });

  it('is on this site for any query', () => {
    fc.assert(
      fc.property(hostile, (text) => expectOnThisSite(pathAfterLogin(`?voltar=${text}`))),
      { numRuns: 2_000 },
    );
  });
});

describe('the path after a sign-up', () => {
  it.each(['', '?', '?promo=', '?voltar=/profile'])('is the home page if the query is %j', (search) => {
    expect(pathAfterSignUp(search)).toBe('/');
  });

  it.each(SPECIAL_IDS)('is the promotion %s that linked to the sign-up', (id) => {
    const { pathname, search } = new URL(signUpPath(promotionPath(id)), window.location.origin);
    expect(pathname).toBe('/sign-up/novo-cadastro');
    expect(pathAfterSignUp(search)).toBe(promotionPath(id));
  });

  it('is on this site for any query', () => {
    fc.assert(
      fc.property(hostile, (text) => expectOnThisSite(pathAfterSignUp(`?promo=${text}`))),
      { numRuns: 2_000 },
    );
  });
});

it('the path after a sign-up is the waiting room that linked to it', () => {
  const { search } = new URL(signUpPath('/sala-de-espera'), window.location.origin);
  expect(pathAfterSignUp(search)).toBe('/sala-de-espera');
});

describe('the path in an address of this site', () => {
  it.each(['/promo/natal?a=b#c', `${window.location.origin}/promo/natal?a=b#c`])(
    'is found in %s',
    (address) => {
      expect(pathOnThisSite(address)).toBe('/promo/natal?a=b#c');
    },
  );

  it.each([
    '',
    'https://evil.example/promo/natal',
    '//evil.example',
    `blob:${window.location.origin}/promo/natal`,
    `view-source:${window.location.origin}/promo/natal`,
    `${window.location.origin}//evil.example`,
    `https://${window.location.host}:1/`,
    'javascript:alert(1)',
    'data:text/html,x',
  ])('is null for %j', (address) => {
    expect(pathOnThisSite(address)).toBeNull();
  });
});

describe('the login after a password reset', () => {
  it.each([
    [null, '/profile'],
    ['/login', '/profile'],
    ['/login?voltar=%2Fprofile', '/profile'],
    ['/login?voltar=%2Fpromo%2Fnatal%3Fa%3Db', '/profile?voltar=%2Fpromo%2Fnatal%3Fa%3Db'],
    ['/login?voltar=https%3A%2F%2Fevil.example', '/profile'],
    ['/promo/natal', '/profile'],
  ])('asked for at %s leads to %s', (login, after) => {
    expect(pathAfterReset(login)).toBe(loginPath(after));
    expect(pathAfterLogin(pathAfterReset(login).replace('/login', ''))).toBe(after);
  });
});
