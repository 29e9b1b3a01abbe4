import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStored } from '../../../src/backstage/useStored';

/** Renders the hook. `answer` answers its oldest read. */
function storedData() {
  const answers: ((data: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const answer = (data: string) => act(async () => answers.shift()?.(data));
  return { ...renderHook(() => useStored(load)), answer };
}

it('what was saved stays when a read that began before the save is answered, until the next read', async () => {
  const { result, answer } = storedData();
  const shown = () => result.current.loaded;
  await answer('old');
  expect(shown()).toEqual({ status: 'ready', data: 'old' });
  act(() => result.current.tryAgain());
  act(() => result.current.onStored('saved'));
  expect(shown()).toEqual({ status: 'ready', data: 'saved' });
  await answer('old');
  expect(shown()).toEqual({ status: 'ready', data: 'saved' });
  await answer('newer');
  expect(shown()).toEqual({ status: 'ready', data: 'newer' });
});

it('what was saved is shown, also when an earlier read was answered while it was being written', async () => {
  const { result, answer } = storedData();
  await answer('old');
  act(() => result.current.onStored('first'));
  const { onStored } = result.current;
  await answer('first');
  act(() => onStored('second'));
  expect(result.current.loaded).toEqual({ status: 'ready', data: 'second' });
});
