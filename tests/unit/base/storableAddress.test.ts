import { expect, it } from 'vitest';
import { hasOtherText, isStorableAddress } from '../../../src/base/storableAddress';
import { ODD_ADDRESSES, PLAIN_ADDRESSES } from '../../support/links';

it.each(PLAIN_ADDRESSES)('isStorableAddress allows %j', (link) => {
  expect(isStorableAddress(link)).toBe(true);
});

it.each(ODD_ADDRESSES)('isStorableAddress rejects %j', (link) => {
  expect(isStorableAddress(link)).toBe(false);
});

it.each([
  ['https://show.example/1 senha 123', true],
  ['https://show.example/1\u200b', true],
  ['https://show.example/1\u00a0', true],
  ['https://show.example/1”', true],
  ['https://show.example/1', false],
  ['protegido:natal', false],
  ['show.example', false],
  [undefined, false],
])('hasOtherText(%j) is %s', (link, expected) => {
  expect(hasOtherText(link)).toBe(expected);
});
