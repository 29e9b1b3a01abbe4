import { expect, it } from 'vitest';
import { codeOf, errorOf, isDenied, isNoConnection } from '../../../src/base/errors';

const sdkError = (code: string) => Object.assign(new Error('Firebase: internal words'), { code });

it('codeOf returns the code of an SDK error', () => {
  expect(codeOf(sdkError('auth/user-not-found'))).toBe('auth/user-not-found');
});

it.each([null, undefined, 'permission-denied', 7, {}, new Error('permission-denied')])(
  'codeOf returns an empty string for %s, which is no refusal',
  (error) => {
    expect(codeOf(error)).toBe('');
    expect(isDenied(error)).toBe(false);
  },
);

it('isDenied recognises a refusal by the rules', () => {
  expect(isDenied(sdkError('permission-denied'))).toBe(true);
  expect(isDenied(sdkError('unavailable'))).toBe(false);
});

it('isNoConnection recognises a request to Auth without an answer', () => {
  expect(isNoConnection(sdkError('auth/network-request-failed'))).toBe(true);
  expect(isNoConnection(sdkError('auth/too-many-requests'))).toBe(false);
});

it('errorOf resolves with the error, or with null', async () => {
  const error = sdkError('unavailable');
  expect(await errorOf(Promise.reject(error))).toBe(error);
  expect(await errorOf(Promise.resolve('answer'))).toBeNull();
});
