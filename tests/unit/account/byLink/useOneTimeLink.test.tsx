import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOneTimeLink } from '../../../../src/account/byLink/useOneTimeLink';
import { MaybeUsedError } from '../../../../src/auth/issues';

const NO_ANSWER = { code: 'auth/network-request-failed' };
const TOO_MANY = { code: 'auth/too-many-requests' };
const USED = { code: 'auth/invalid-action-code' };

it.each([
  ['is refused', [USED], USED],
  ['is refused after another refusal', [TOO_MANY, USED], USED],
  ['may have been used by a request without an answer', [NO_ANSWER, USED], new MaybeUsedError()],
  [
    'may have been used by a request without an answer, even if the next was refused for another reason',
    [NO_ANSWER, TOO_MANY, USED],
    new MaybeUsedError(),
  ],
])('a used link %s', async (_, failures, last) => {
  const { result } = renderHook(() => useOneTimeLink());
  const thrown: unknown[] = [];
  for (const failure of failures)
    await act(() => result.current(() => Promise.reject(failure)).catch((error) => thrown.push(error)));
  expect(thrown).toEqual([...failures.slice(0, -1), last]);
});
