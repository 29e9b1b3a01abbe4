import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAction } from '../../../src/ui/useAction';

it('an action is busy until its work ends, and shows the error of its last run only', async () => {
  const settle = { resolve: () => {}, reject: (reason: unknown) => void reason };
  const work = () => new Promise<void>((resolve, reject) => void Object.assign(settle, { resolve, reject }));
  const { result } = renderHook(() => useAction(work, (error) => ({ message: `Falhou: ${String(error)}` })));
  expect(result.current).toMatchObject({ busy: false, error: '' });

  act(() => result.current.run());
  expect(result.current).toMatchObject({ busy: true, error: '' });
  await act(async () => settle.reject('sem rede'));
  expect(result.current).toMatchObject({ busy: false, error: 'Falhou: sem rede' });

  act(() => result.current.run());
  expect(result.current).toMatchObject({ busy: true, error: '' });
  await act(async () => settle.resolve());
  expect(result.current).toMatchObject({ busy: false, error: '' });
});
