import { vi } from 'vitest';

export function fillStorage() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** Simulates blocked site data: reading `localStorage` throws. */
function blockStorage() {
  return vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

/** Rows of a table of tests: the ways in which localStorage can fail. */
export const BROKEN_STORAGES = [
  ['full', fillStorage],
  ['blocked', blockStorage],
] as const;
