import { expect, it } from 'vitest';
import { Integer } from '../../../src/firebase/integer';

it.each([
  ['7', '7', 0],
  ['7', '12', -1],
  ['-7', '-12', 1],
  ['9007199254740993', '9007199254740992', 1],
])('%s compared with %s gives %d', (one, other, order) => {
  expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(order);
});
