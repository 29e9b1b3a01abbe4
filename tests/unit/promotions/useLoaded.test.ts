import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useLoaded } from '../../../src/promotions/useLoaded';
import { takeConsoleErrors } from '../../support/unitSetup';

type Load = () => Promise<string>;

const LOADING = { status: 'loading' };
const FAILED = { status: 'failed' };
const LOGGED = 'Uma parte da página não foi carregada:';
const REASON = new TypeError('Failed to fetch');

const ready = (data: string) => ({ status: 'ready', data });

/** A question whose answers a test gives when it wants to, in the order in which they were asked for. */
function question() {
  const asked: { answer: (data: string) => void; fail: (error: Error) => void }[] = [];
  const load = vi.fn<Load>(() => new Promise((answer, fail) => void asked.push({ answer, fail })));
  const settle = (at: number, how: 'answer' | 'fail', what = '') =>
    act(async () => {
      // It is asked after the paint.
      const { answer, fail } = await vi.waitUntil(() => asked[at]);
      if (how === 'answer') answer(what);
      else fail(REASON);
    });
  return {
    load,
    answer: (data: string, at = 0) => settle(at, 'answer', data),
    fail: (at = 0) => settle(at, 'fail'),
  };
}

/** What the hook has for this question, which `rerender` may change. */
function open(load: Load) {
  return renderHook((asked: Load) => useLoaded(asked), { initialProps: load });
}

describe('a question', () => {
  it('is loading at first, then ready', async () => {
    const { load, answer } = question();
    const { result } = open(load);
    expect(result.current.loaded).toEqual(LOADING);
    await answer('a promoção');
    expect(result.current.loaded).toEqual(ready('a promoção'));
  });

  it('is asked once, however often the page is drawn', async () => {
    const { load, answer } = question();
    const { result, rerender } = open(load);
    rerender(load);
    await answer('a promoção');
    rerender(load);
    expect(load).toHaveBeenCalledOnce();
    expect(result.current.loaded).toEqual(ready('a promoção'));
  });

  it.each([[''], [null], [0], [false]])('may be answered by %j', async (data) => {
    const load = () => Promise.resolve(data);
    const { result } = renderHook(() => useLoaded(load));
    await waitFor(() => expect(result.current.loaded).toEqual({ status: 'ready', data }));
  });
});

describe('a failure', () => {
  it('is shown, and logged with its reason', async () => {
    const { load, fail } = question();
    const { result } = open(load);
    await fail();
    expect(result.current.loaded).toEqual(FAILED);
    expect(takeConsoleErrors()).toEqual([[LOGGED, REASON]]);
  });

  it('may be tried again: loading, then ready', async () => {
    const { load, fail, answer } = question();
    const { result } = open(load);
    await fail();
    takeConsoleErrors();
    act(() => result.current.tryAgain());
    expect(result.current.loaded).toEqual(LOADING);
    await answer('a promoção', 1);
    expect(result.current.loaded).toEqual(ready('a promoção'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('may come again, and is logged again', async () => {
    const { load, fail } = question();
    const { result } = open(load);
    await fail();
    act(() => result.current.tryAgain());
    await fail(1);
    expect(result.current.loaded).toEqual(FAILED);
    expect(takeConsoleErrors()).toEqual([
      [LOGGED, REASON],
      [LOGGED, REASON],
    ]);
  });
});

describe('an answer', () => {
  it('that is there stays until it has been asked for again, and another takes its place', async () => {
    const { load, answer } = question();
    const { result } = open(load);
    await answer('aberta');
    act(() => result.current.tryAgain());
    expect(result.current.loaded).toEqual(ready('aberta'));
    await answer('encerrada', 1);
    expect(result.current.loaded).toEqual(ready('encerrada'));
  });

  it('that is there stays where asking again fails, which is logged', async () => {
    const { load, answer, fail } = question();
    const { result } = open(load);
    await answer('aberta');
    act(() => result.current.tryAgain());
    await fail(1);
    expect(result.current.loaded).toEqual(ready('aberta'));
    expect(takeConsoleErrors()).toEqual([[LOGGED, REASON]]);
  });

  it('of an attempt before the last is dropped', async () => {
    const { load, answer } = question();
    const { result } = open(load);
    act(() => result.current.tryAgain());
    await answer('tarde demais');
    expect(result.current.loaded).toEqual(LOADING);
    await answer('a promoção', 1);
    expect(result.current.loaded).toEqual(ready('a promoção'));
  });
});

describe('another question', () => {
  it('drops the answer of the one before at once', async () => {
    const natal = question();
    const casa = question();
    const { result, rerender } = open(natal.load);
    await natal.answer('natal');
    rerender(casa.load);
    expect(result.current.loaded).toEqual(LOADING);
    await casa.answer('casa');
    expect(result.current.loaded).toEqual(ready('casa'));
  });

  it('is not shown together with the answer of the one before, not even for one drawing', async () => {
    const natal = question();
    const casa = question();
    const shown: string[] = [];
    const { rerender } = renderHook(
      (asked: Load) => {
        const { loaded } = useLoaded(asked);
        // Only what reaches the screen counts, not a drawing that React throws away.
        useLayoutEffect(() => {
          if (loaded.status === 'ready')
            shown.push(`${asked === natal.load ? 'natal' : 'casa'}: ${loaded.data}`);
        });
      },
      { initialProps: natal.load },
    );
    await natal.answer('natal');
    rerender(casa.load);
    await casa.answer('casa');
    expect(new Set(shown)).toEqual(new Set(['natal: natal', 'casa: casa']));
  });

  it('drops an answer to the one before that comes late', async () => {
    const natal = question();
    const casa = question();
    const { result, rerender } = open(natal.load);
    rerender(casa.load);
    await casa.answer('casa');
    await natal.answer('natal');
    expect(result.current.loaded).toEqual(ready('casa'));
  });

  it('drops a late failure of the one before, which is logged all the same', async () => {
    const natal = question();
    const casa = question();
    const { result, rerender } = open(natal.load);
    rerender(casa.load);
    await casa.answer('casa');
    await natal.fail();
    expect(result.current.loaded).toEqual(ready('casa'));
    expect(takeConsoleErrors()).toEqual([[LOGGED, REASON]]);
  });

  it('is the one that another attempt asks', async () => {
    const natal = question();
    const casa = question();
    const { result, rerender } = open(natal.load);
    rerender(casa.load);
    await casa.answer('casa');
    act(() => result.current.tryAgain());
    await casa.answer('casa outra vez', 1);
    expect(casa.load).toHaveBeenCalledTimes(2);
    expect(natal.load).toHaveBeenCalledOnce();
  });

  it('may be the first one again: its answer stays until it has been asked anew', async () => {
    const natal = question();
    const casa = question();
    const { result, rerender } = open(natal.load);
    await natal.answer('natal');
    rerender(casa.load);
    rerender(natal.load);
    expect(result.current.loaded).toEqual(ready('natal'));
    await natal.answer('natal outra vez', 1);
    expect(result.current.loaded).toEqual(ready('natal outra vez'));
  });
});

it('a page that was left is told nothing more', async () => {
  const { load, answer } = question();
  const { result, unmount } = open(load);
  unmount();
  await answer('a promoção');
  expect(result.current.loaded).toEqual(LOADING);
  expect(load).toHaveBeenCalledOnce();
});
