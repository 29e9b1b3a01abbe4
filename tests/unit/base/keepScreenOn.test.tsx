import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepScreenOn } from '../../../src/base/keepScreenOn';

const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
const request = vi.fn<() => Promise<{ release: typeof release }>>();

beforeEach(() => {
  release.mockClear();
  request.mockReset().mockResolvedValue({ release });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
});

it('the screen stays on until it is let go', async () => {
  const letGo = keepScreenOn();
  await vi.waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  letGo();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

it('the lock is requested again when the page becomes visible', async () => {
  onTestFinished(keepScreenOn());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

it('a lock that comes after the screen was let go is released', async () => {
  keepScreenOn()();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

it('a refusal changes nothing', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  onTestFinished(keepScreenOn());
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
});

it('a browser without the lock works as before', () => {
  vi.stubGlobal('navigator', {});
  expect(() => keepScreenOn()()).not.toThrow();
});
