import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { giveConsent, givenConsent } from '../../../src/analytics/consent';
import { useConsent } from '../../../src/analytics/useConsent';

const cookies = () => document.cookie.split('; ').sort();

beforeEach(() => {
  for (const name of ['_ga', '_ga_TEST', '_gang', 'other']) document.cookie = `${name}=1; Path=/`;
});

it('is not given until it is given', () => {
  expect(givenConsent()).toBeNull();
});

it.each(['sim', 'nao'] as const)('is remembered: %s', (consent) => {
  giveConsent(consent);
  expect(givenConsent()).toBe(consent);
});

it.each(['', 'true', '{"sim":true}'])('is not given where something else is kept: %j', (kept) => {
  localStorage.setItem('@estatisticas', kept);
  expect(givenConsent()).toBeNull();
});

it('counts as refused where nothing can be kept, so that nobody is asked at every page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(givenConsent()).toBe('nao');
});

it('holds for the visit where the browser takes no more', () => {
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  giveConsent('nao');
  expect(givenConsent()).toBe('nao');
  storage.mockRestore();
  giveConsent('sim');
  expect(givenConsent()).toBe('sim');
  localStorage.clear();
  expect(givenConsent()).toBeNull();
});

it('once given leaves the cookies', () => {
  giveConsent('sim');
  expect(cookies()).toEqual(['_ga=1', '_ga_TEST=1', '_gang=1', 'other=1']);
});

it("once refused removes Google's cookies, and no others", () => {
  giveConsent('nao');
  expect(cookies()).toEqual(['_gang=1', 'other=1']);
});

it('is followed, in this tab and in others', () => {
  const { result, unmount } = renderHook(() => useConsent());
  expect(result.current).toBeNull();
  act(() => giveConsent('sim'));
  expect(result.current).toBe('sim');
  act(() => {
    localStorage.setItem('@estatisticas', 'nao');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(result.current).toBe('nao');
  unmount();
});
