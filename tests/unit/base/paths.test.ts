import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionOf, promotionPath, signUpPath } from '../../../src/base/paths';
import { SPECIAL_IDS } from '../../support/natal';

it.each(['/', '/profile', '/promo/', ''])('the sign-up that leads back to %j has no query', (back) => {
  expect(signUpPath(back)).toBe('/sign-up/novo-cadastro');
});

describe('the path of a promotion', () => {
  it.each(SPECIAL_IDS)('contains the id %s in one segment, from which it is parsed', (id) => {
    expect(promotionPath(id)).toMatch(/^\/promo\/[^/?#]+$/);
    expect(promotionOf(promotionPath(id))).toBe(id);
  });

  it('is parsed back to any id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        expect(promotionOf(promotionPath(id))).toBe(id);
      }),
    );
  });

  it.each(['?utm_source=show', '#topo', '/'])('is recognised with %s behind it', (rest) => {
    expect(promotionOf(`/promo/natal${rest}`)).toBe('natal');
  });

  it.each([
    ...'|/|/promo|/promo/|/promo/?x|/profile|/x/promo/natal|promo/natal|/promos/x'.split('|'),
    // Paths with malformed percent encoding.
    ...'/promo/%|/promo/100%|/promo/%zz|/promo/%E3|/promo/%C3%28|/promo/%F0%9F%8E'.split('|'),
  ])('is not recognised in %j', (path) => {
    expect(promotionOf(path)).toBeNull();
  });
});
