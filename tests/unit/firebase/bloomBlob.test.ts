import { expect, it } from 'vitest';
import { Integer } from '../../../src/firebase/bloomBlob';

it.each([
  ['7', '7', 0],
  ['7', '12', -1],
  ['-7', '-12', 1],
  ['9007199254740993', '9007199254740992', 1],
])('%s compared with %s gives %d', (one, other, order) => {
  expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(order);
});

it('builds no bloom filter, which the SDK answers with another query', () => {
  expect(() => Integer.fromNumber()).toThrow('bloom filter');
});
