import { act, renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sleep } from '../../../src/base/timeouts';
import { useReleaseSignals } from '../../../src/waiting-room/useReleaseSignals';

/** A stand-in for AudioContext, which jsdom lacks: counts its notes, and the contexts that are open. */
class FakeAudio {
  static notes = 0;
  static open = 0;
  currentTime = 0;
  destination = {};
  static resumed = 0;
  static refuses = false;
  resume = async () => {
    FakeAudio.resumed += 1;
    if (FakeAudio.refuses) throw new DOMException('Failed to start the audio device', 'InvalidStateError');
  };
  close = async () => void (FakeAudio.open -= 1);
  createGain = () => ({ gain: { value: 1 }, connect: () => {} });
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: () => {},
    start: () => (FakeAudio.notes += 1),
    stop: () => {},
  });
  constructor() {
    FakeAudio.open += 1;
  }
}

const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');

beforeEach(() => {
  FakeAudio.notes = 0;
  FakeAudio.open = 0;
  FakeAudio.resumed = 0;
  FakeAudio.refuses = false;
  vibrate.mockClear();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
  document.head.innerHTML = readFileSync('index.html', 'utf8');
});
afterEach(() => {
  document.head.innerHTML = '';
});

function signals() {
  const none: { releaseId: string | null; seconds?: number | null } = { releaseId: null };
  return renderHook(({ releaseId, seconds = null }) => useReleaseSignals(releaseId, seconds), {
    initialProps: none,
  });
}

it('the tab has another icon while the button is released', () => {
  const { rerender } = signals();
  expect(icon()).toBe('/icon.svg');
  rerender({ releaseId: 'a' });
  expect(icon()).toBe('/icon-liberado.svg');
  rerender({ releaseId: null });
  expect(icon()).toMatch(/\/icon\.svg$/);
});

it('a release is silent unless sound was asked for', () => {
  const { rerender } = signals();
  rerender({ releaseId: 'a' });
  expect(FakeAudio.notes).toBe(0);
  expect(vibrate).not.toHaveBeenCalled();
});

it('a release plays the chime and vibrates once if sound was asked for, and the next one again', () => {
  const { result, rerender } = signals();
  act(() => result.current.toggleSound());
  expect(result.current.sound).toBe(true);
  expect(FakeAudio.notes).toBe(1);
  rerender({ releaseId: 'a' });
  rerender({ releaseId: 'a' });
  expect(FakeAudio.notes).toBe(5);
  expect(vibrate).toHaveBeenCalledOnce();
  rerender({ releaseId: 'b' });
  expect(FakeAudio.notes).toBe(9);
});

it('an iPhone that refuses sound during a call has no unhandled error', async () => {
  const onUnhandled = vi.fn<(error: unknown) => void>();
  process.once('unhandledRejection', onUnhandled);
  const { result, rerender } = signals();
  act(() => result.current.toggleSound());
  FakeAudio.refuses = true;
  rerender({ releaseId: 'a' });
  document.dispatchEvent(new Event('visibilitychange'));
  await sleep(0);
  process.off('unhandledRejection', onUnhandled);
  expect(FakeAudio.resumed).toBe(3);
  expect(onUnhandled).not.toHaveBeenCalled();
});

it('each of the last three seconds before the button has a tick, where sound was asked for', () => {
  const silent = signals();
  silent.rerender({ releaseId: null, seconds: 3 });
  expect(FakeAudio.notes).toBe(0);
  const { result, rerender } = signals();
  act(() => result.current.toggleSound());
  for (const seconds of [10, 5, 4]) rerender({ releaseId: null, seconds });
  expect(FakeAudio.notes).toBe(1);
  for (const seconds of [3, 3, 2, 1]) rerender({ releaseId: null, seconds });
  expect(FakeAudio.notes).toBe(4);
  rerender({ releaseId: 'a' });
  expect(FakeAudio.notes).toBe(8);
});

it('sound can be switched off again', () => {
  const { result, rerender } = signals();
  act(() => result.current.toggleSound());
  act(() => result.current.toggleSound());
  expect(result.current.sound).toBe(false);
  rerender({ releaseId: 'a' });
  expect(FakeAudio.notes).toBe(1);
  expect(FakeAudio.open).toBe(0);
});

it('sound ends when the visitor leaves the page', () => {
  const { result, unmount } = signals();
  act(() => result.current.toggleSound());
  expect(FakeAudio.open).toBe(1);
  unmount();
  expect(FakeAudio.open).toBe(0);
});

it('sound that was asked for is also played by an iPhone in silent mode', () => {
  const audioSession = { type: 'auto' };
  Object.assign(navigator, { audioSession });
  const { result } = signals();
  expect(audioSession.type).toBe('auto');
  act(() => result.current.toggleSound());
  expect(audioSession.type).toBe('playback');
  act(() => result.current.toggleSound());
  expect(audioSession.type).toBe('auto');
});

it('sound that a call or the lock screen has suspended goes on when the page is shown again', () => {
  const { result } = signals();
  act(() => result.current.toggleSound());
  const before = FakeAudio.resumed;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeAudio.resumed).toBe(before + 1);
});
