import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useConsent } from '../../../src/analytics/Statistics';
import { giveConsent, givenConsent } from '../../../src/analytics/consent';

const cookies = () => document.cookie.split('; ').sort();

beforeEach(() => {
  for (const name of ['_ga', '_ga_TEST', '_gang', 'other']) document.cookie = `${name}=1; Path=/`;
});

it('the analytics consent is null before an answer', () => {
  expect(givenConsent()).toBeNull();
});

it.each(['sim', 'nao'] as const)('the analytics consent is stored: %s', (consent) => {
  giveConsent(consent);
  expect(givenConsent()).toBe(consent);
});

it('the analytics consent is stored with the day of the question', () => {
  giveConsent('sim');
  expect(localStorage.getItem('@estatisticas')).toMatch(/^sim 2026-\d\d-\d\d$/);
});

it.each(['', 'true', '{"sim":true}', 'sim', 'sim 2026-11-24'])(
  'the analytics consent is null if the stored value is unknown, or is of an earlier question: %j',
  (kept) => {
    localStorage.setItem('@estatisticas', kept);
    expect(givenConsent()).toBeNull();
  },
);

it('the analytics consent counts as refused if the storage is blocked, so that visitors are not asked on every page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(givenConsent()).toBe('nao');
});

it('giving consent keeps the cookies', () => {
  giveConsent('sim');
  expect(cookies()).toEqual(['_ga=1', '_ga_TEST=1', '_gang=1', 'other=1']);
});

it('refusing consent removes only the cookies of Google Analytics', () => {
  giveConsent('nao');
  expect(cookies()).toEqual(['_gang=1', 'other=1']);
});

it('useConsent follows changes in this tab and in others', () => {
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
