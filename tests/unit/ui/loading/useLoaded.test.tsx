import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLoaded } from '../../../../src/ui/loading/useLoaded';
import { takeConsoleErrors } from '../../../support/unitSetup';

type Load = () => Promise<string>;

const LOADING = { status: 'loading' };
const FAILED = { status: 'failed' };
const LOGGED = 'Uma parte da página não foi carregada:';
const REASON = new TypeError('Failed to fetch');

const ready = (data: string) => ({ status: 'ready', data });

/** A load function whose calls the test settles, each by its number, from 0. */
function controlledLoad() {
  const calls: { answer: (data: string) => void; fail: (error: Error) => void }[] = [];
  const load = vi.fn<Load>(() => new Promise((answer, fail) => void calls.push({ answer, fail })));
  const settle = (at: number, how: 'answer' | 'fail', what = '') =>
    act(async () => {
      // Waits for the effect, in which the hook calls `load`.
      const { answer, fail } = await vi.waitUntil(() => calls[at]);
      if (how === 'answer') answer(what);
      else fail(REASON);
    });
  return {
    load,
    answer: (data: string, at = 0) => settle(at, 'answer', data),
    fail: (at = 0) => settle(at, 'fail'),
  };
}

function open(load: Load) {
  return renderHook((current: Load) => useLoaded(current), { initialProps: load });
}

describe('useLoaded', () => {
  it('is loading at first, then ready, and calls the load function once, however often it renders', async () => {
    const { load, answer } = controlledLoad();
    const { result, rerender } = open(load);
    expect(result.current.loaded).toEqual(LOADING);
    rerender(load);
    await answer('a promoção');
    rerender(load);
    expect(load).toHaveBeenCalledOnce();
    expect(result.current.loaded).toEqual(ready('a promoção'));
  });
});

it('useLoaded after a failure is failed and logs the reason, also after a retry; then ready', async () => {
  const { load, fail, answer } = controlledLoad();
  const { result } = open(load);
  for (const attempt of [0, 1]) {
    expect(result.current.loaded).toEqual(LOADING);
    await fail(attempt);
    expect(result.current.loaded).toEqual(FAILED);
    expect(takeConsoleErrors()).toEqual([[LOGGED, REASON]]);
    act(() => result.current.tryAgain());
  }
  expect(result.current.loaded).toEqual(LOADING);
  await answer('a promoção', 2);
  expect(result.current.loaded).toEqual(ready('a promoção'));
  expect(load).toHaveBeenCalledTimes(3);
});

it('useLoaded is loading while its result is not needed', async () => {
  const { load, answer } = controlledLoad();
  const { result, rerender } = renderHook((current: Load | null) => useLoaded(current), {
    initialProps: null as Load | null,
  });
  act(() => result.current.tryAgain());
  expect(result.current.loaded).toEqual(LOADING);
  rerender(load);
  await answer('a promoção');
  expect(result.current.loaded).toEqual(ready('a promoção'));
  rerender(null);
  expect(result.current.loaded).toEqual(LOADING);
});

describe('useLoaded on a retry', () => {
  it('keeps the data until new data arrives, also if a retry fails, which is logged', async () => {
    const { load, answer, fail } = controlledLoad();
    const { result } = open(load);
    await answer('aberta');
    act(() => result.current.tryAgain());
    await fail(1);
    expect(takeConsoleErrors()).toEqual([[LOGGED, REASON]]);
    act(() => result.current.tryAgain());
    expect(result.current.loaded).toEqual(ready('aberta'));
    await answer('encerrada', 2);
    expect(result.current.loaded).toEqual(ready('encerrada'));
  });

  it('ignores the result of an earlier attempt', async () => {
    const { load, answer } = controlledLoad();
    const { result } = open(load);
    act(() => result.current.tryAgain());
    await answer('tarde demais');
    expect(result.current.loaded).toEqual(LOADING);
    await answer('a promoção', 1);
    expect(result.current.loaded).toEqual(ready('a promoção'));
  });
});

describe('useLoaded with another load function', () => {
  it('never shows the previous data with the new load function, not even for one render', async () => {
    const natal = controlledLoad();
    const casa = controlledLoad();
    const shown: string[] = [];
    const { rerender } = renderHook(
      (current: Load) => {
        const { loaded } = useLoaded(current);
        // Counts only committed renders, not those that React discards.
        useLayoutEffect(() => {
          if (loaded.status === 'ready')
            shown.push(`${current === natal.load ? 'natal' : 'casa'}: ${loaded.data}`);
        });
      },
      { initialProps: natal.load },
    );
    await natal.answer('natal');
    rerender(casa.load);
    await casa.answer('casa');
    expect(new Set(shown)).toEqual(new Set(['natal: natal', 'casa: casa']));
  });

  it.each(['answer', 'fail'] as const)(
    'ignores a late %s of the previous one, and retries the new',
    async (how) => {
      const natal = controlledLoad();
      const casa = controlledLoad();
      const { result, rerender } = open(natal.load);
      rerender(casa.load);
      await casa.answer('casa');
      if (how === 'answer') await natal.answer('natal');
      else await natal.fail();
      expect(result.current.loaded).toEqual(ready('casa'));
      expect(takeConsoleErrors()).toEqual(how === 'answer' ? [] : [[LOGGED, REASON]]);
      act(() => result.current.tryAgain());
      await casa.answer('casa outra vez', 1);
      expect(casa.load).toHaveBeenCalledTimes(2);
      expect(natal.load).toHaveBeenCalledOnce();
    },
  );

  it('given the first load function again, shows its data until reloaded', async () => {
    const natal = controlledLoad();
    const casa = controlledLoad();
    const { result, rerender } = open(natal.load);
    await natal.answer('natal');
    rerender(casa.load);
    rerender(natal.load);
    expect(result.current.loaded).toEqual(ready('natal'));
    await natal.answer('natal outra vez', 1);
    expect(result.current.loaded).toEqual(ready('natal outra vez'));
  });
});

it('useLoaded does not update after the component unmounts', async () => {
  const { load, answer } = controlledLoad();
  const { result, unmount } = open(load);
  unmount();
  await answer('a promoção');
  expect(result.current.loaded).toEqual(LOADING);
  expect(load).toHaveBeenCalledOnce();
});
