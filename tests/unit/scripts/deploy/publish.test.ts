import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publish } from '../../../../scripts/deploy/publish';
import { MINUTE_MS } from '../../../../src/base/durations';

const commands = { rules: ['rules'], site: ['site'] };
const firebase = vi.fn<(args: string[]) => Promise<number>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue();
  firebase.mockReset().mockResolvedValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the site is published a minute after the rules, when they are in force', async () => {
  const published = publish(commands, firebase);
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(firebase.mock.calls).toEqual([[['rules']]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(firebase.mock.calls).toEqual([[['rules']], [['site']]]);
  await expect(published).resolves.toBeUndefined();
});

it('without the rules, the site is not published', async () => {
  firebase.mockResolvedValue(1);
  await expect(publish(commands, firebase)).rejects.toThrow('não foram publicados, nem o site');
  expect(firebase).toHaveBeenCalledTimes(1);
});

it('a deploy whose site was not published says that the rules were', async () => {
  firebase.mockResolvedValueOnce(0).mockResolvedValueOnce(1);
  await Promise.all([
    expect(publish(commands, firebase)).rejects.toThrow('só as regras e os índices'),
    vi.runAllTimersAsync(),
  ]);
});
