import { act, renderHook, waitFor } from '@testing-library/react';
import { citiesOf } from 'virtual:cidades';
import { expect, it, vi } from 'vitest';
import { useCities } from '../../src/account/useCities';

/** What the hook has for this state, which may be changed by `rerender`. */
function open(estado: string) {
  return renderHook((state: string) => useCities(state), { initialProps: estado });
}

/** The loader of a state, which a test may replace. */
function loader(code: string) {
  return vi.spyOn(citiesOf as Record<string, () => Promise<{ default: string[] }>>, code);
}

it('has no cities for no state, and loads none', () => {
  const load = loader('SP');
  const { result } = open('');
  expect(result.current).toMatchObject({ cities: null, failed: false });
  expect(load).not.toHaveBeenCalled();
});

it('has no cities for a state that is none', () => {
  const { result } = open('XX');
  expect(result.current).toMatchObject({ cities: null, failed: false });
});

it('has no cities at first, and then those of the state', async () => {
  const { result } = open('AC');
  expect(result.current).toMatchObject({ cities: null, failed: false });
  await waitFor(() => expect(result.current.cities).toHaveLength(22));
  expect(result.current.cities).toContain('Rio Branco');
});

it('loads the cities of no other state', async () => {
  const load = loader('SP');
  const { result } = open('AC');
  await waitFor(() => expect(result.current.cities).not.toBeNull());
  expect(load).not.toHaveBeenCalled();
});

it('has none of the old state from the moment on that another is chosen', async () => {
  const { result, rerender } = open('AC');
  await waitFor(() => expect(result.current.cities).not.toBeNull());
  rerender('RR');
  expect(result.current.cities).toBeNull();
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
});

it('does not show cities that come after another state was chosen', async () => {
  let comeLate: ((file: { default: string[] }) => void) | undefined;
  loader('SP').mockReturnValue(new Promise((resolve) => (comeLate = resolve)));
  const { result, rerender } = open('SP');
  rerender('RR');
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
  await act(async () => comeLate?.({ default: ['São Paulo'] }));
  expect(result.current.cities).toHaveLength(15);
});

it('says where they could not be loaded, and loads them at another attempt', async () => {
  const load = loader('RR').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = open('RR');
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.cities).toBeNull();
  act(() => result.current.tryAgain());
  expect(result.current.failed).toBe(false);
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
  expect(load).toHaveBeenCalledTimes(2);
});

it('says at every attempt where they could not be loaded', async () => {
  loader('RR').mockRejectedValue(new TypeError('Failed to fetch'));
  const { result } = open('RR');
  await waitFor(() => expect(result.current.failed).toBe(true));
  act(() => result.current.tryAgain());
  await waitFor(() => expect(result.current.failed).toBe(true));
});

it('does not say of another state that its cities could not be loaded', async () => {
  loader('RR').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result, rerender } = open('RR');
  await waitFor(() => expect(result.current.failed).toBe(true));
  rerender('AC');
  expect(result.current.failed).toBe(false);
  await waitFor(() => expect(result.current.cities).toHaveLength(22));
});
