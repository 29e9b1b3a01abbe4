import { expect, it } from 'vitest';
import { totalOf } from '../../../../scripts/test/runners';

const VITEST = { passed: 3, failed: 0, skipped: 1 };
const PLAYWRIGHT = { passed: 4, failed: 2, skipped: 0 };

it('the result of npm test is the sum of its runners’ results', () => {
  expect(totalOf([VITEST, PLAYWRIGHT], false)).toEqual({ passed: 7, failed: 2, skipped: 1 });
});

it('a runner that crashed is a failure, even if none of its tests failed', () => {
  expect(totalOf([VITEST], true)).toMatchObject({ failed: 1 });
  expect(totalOf([VITEST, PLAYWRIGHT], true)).toMatchObject({ failed: 2 });
});
