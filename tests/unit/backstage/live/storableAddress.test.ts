import { expect, it } from 'vitest';
import { isStorableAddress } from '../../../../src/backstage/live/storableAddress';
import { ODD_ADDRESSES, PLAIN_ADDRESSES } from '../../../support/links';

it.each(PLAIN_ADDRESSES)('isStorableAddress allows %j', (link) => {
  expect(isStorableAddress(link)).toBe(true);
});

it.each(ODD_ADDRESSES)('isStorableAddress rejects %j', (link) => {
  expect(isStorableAddress(link)).toBe(false);
});
