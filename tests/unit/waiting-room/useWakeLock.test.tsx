import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from '../../../src/waiting-room/useWakeLock';

const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
const request = vi.fn<() => Promise<{ release: typeof release }>>();

beforeEach(() => {
  release.mockClear();
  request.mockReset().mockResolvedValue({ release });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
});

it('the screen stays on until the page is left', async () => {
  const { unmount } = renderHook(() => useWakeLock());
  await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  unmount();
  expect(release).toHaveBeenCalledOnce();
});

it('the lock is requested again when the page becomes visible', async () => {
  renderHook(() => useWakeLock());
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

it('a lock that comes after the page was left is released', async () => {
  const { unmount } = renderHook(() => useWakeLock());
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

it('a refusal changes nothing', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  renderHook(() => useWakeLock());
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
});

it('a browser without the lock works as before', () => {
  vi.stubGlobal('navigator', {});
  expect(() => renderHook(() => useWakeLock())).not.toThrow();
});
