import { expect, it, vi } from 'vitest';
import { keepLoading } from '../../../src/base/keepLoading';

it('ending a loading calls the clean-up of what has been loaded', async () => {
  const cleanUp = vi.fn<() => void>();
  const onLoaded = vi.fn<(part: string) => () => void>(() => cleanUp);
  const end = keepLoading(() => Promise.resolve('the part'), onLoaded);
  await vi.waitFor(() => expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the part'));
  expect(cleanUp).not.toHaveBeenCalled();
  end();
  expect(cleanUp).toHaveBeenCalledOnce();
});

it('what is loaded after the loading has ended is not used', async () => {
  const onLoaded = vi.fn<() => void>();
  const load = Promise.resolve('the part');
  keepLoading(() => load, onLoaded)();
  await load;
  expect(onLoaded).not.toHaveBeenCalled();
});
