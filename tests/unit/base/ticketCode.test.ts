import { expect, it } from 'vitest';
import { ticketCode } from '../../../src/base/ticketCode';

it.each([
  ['7f3a22b1-0000-4000-8000-000000000000', '7F3A 22B1'],
  ['Q7xa0Lzk9M', 'Q7XA 0LZK'],
  ['ana', 'ANA'],
])('the code of %s is %s', (id, code) => {
  expect(ticketCode(id)).toBe(code);
});
