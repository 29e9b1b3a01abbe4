import { expect, it } from 'vitest';
import { describeError } from '../../../src/analytics/describeError';

const CHROMIUM = `TypeError: maria@example.com is not a function
    at https://show.example/assets/app-DD65jaGM.js:9:1234
    at https://show.example/assets/pages-C0jy-bpq.js:1:1`;
const SAFARI = `f@https://show.example/assets/live-C1ry8NYC.js:3:77
global code@https://show.example/promo/natal?nome=Maria:1:1`;

it.each([
  ['its name', new RangeError('Maria'), 'RangeError'],
  [
    'its code',
    Object.assign(new Error('Maria'), { code: 'auth/internal-error' }),
    'Error auth/internal-error',
  ],
  [
    'its position in a Chromium stack',
    Object.assign(new TypeError('x'), { stack: CHROMIUM }),
    'TypeError app-DD65jaGM.js:9',
  ],
  [
    'its position in a Safari stack',
    Object.assign(new TypeError('x'), { stack: SAFARI }),
    'TypeError live-C1ry8NYC.js:3',
  ],
  ['the type of a thrown string', 'Maria', 'string'],
  ['the type of null', null, 'object'],
  ['the type of undefined', undefined, 'undefined'],
  ['a default name for a plain object', { message: 'Maria' }, 'Error'],
])('describeError contains %s', (_, error, description) => {
  expect(describeError(error)).toBe(description);
});

it.each([
  { name: 'maria@example.com' },
  { name: 'Maria da Silva' },
  { name: 'x'.repeat(41) },
  { code: 'maria@example.com' },
  { code: 'https://show.example/promo/natal?x' },
  { code: 12 },
  { stack: 'at https://show.example/promo/natal:1:1' },
  { message: 'at https://show.example/assets/Maria.js:1' },
])('describeError omits fields that may contain personal data: %j', (fields) => {
  expect(describeError({ name: 'Error', ...fields })).toBe('Error');
});
