import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCities } from '../../../src/account/useCities';
import { useCityLists } from '../../support/cityLists';

const fetchList = useCityLists();

/** What the hook has for this state, which may be changed by `rerender`. */
function open(estado: string) {
  return renderHook((state: string) => useCities(state), { initialProps: estado });
}

/** The addresses that were asked for. */
const asked = () => fetchList.mock.calls.map(([address]) => address);

it.each(['', 'XX', 'sp', '../SP'])(
  'has no cities for a state that is none, %j, and asks for none',
  (estado) => {
    const { result } = open(estado);
    expect(result.current).toMatchObject({ cities: null, failed: false });
    expect(asked()).toEqual([]);
  },
);

it('has no cities at first, and then those of the state', async () => {
  const { result } = open('AC');
  expect(result.current).toMatchObject({ cities: null, failed: false });
  await waitFor(() => expect(result.current.cities).toHaveLength(22));
  expect(result.current.cities).toContain('Rio Branco');
});

it('asks for the cities of no other state', async () => {
  const { result } = open('AC');
  await waitFor(() => expect(result.current.cities).not.toBeNull());
  expect(asked()).toEqual(['/cidades/AC.json']);
});

it('has none of the old state from the moment on that another is chosen', async () => {
  const { result, rerender } = open('AC');
  await waitFor(() => expect(result.current.cities).not.toBeNull());
  rerender('RR');
  expect(result.current.cities).toBeNull();
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
});

it('does not show cities that come after another state was chosen', async () => {
  let comeLate: ((answer: Response) => void) | undefined;
  fetchList.mockReturnValueOnce(new Promise((resolve) => (comeLate = resolve)));
  const { result, rerender } = open('SP');
  rerender('RR');
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
  await act(async () => comeLate?.(Response.json(['São Paulo'])));
  expect(result.current.cities).toHaveLength(15);
});

it.each<[string, () => Promise<Response>]>([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where there is no such file', async () => Response.json([], { status: 404 })],
  ['where the answer is a page', async () => new Response('<!doctype html>')],
])('says where they could not be loaded, and loads them at another attempt: %s', async (_, answer) => {
  fetchList.mockImplementationOnce(answer);
  const { result } = open('RR');
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.cities).toBeNull();
  act(() => result.current.tryAgain());
  expect(result.current.failed).toBe(false);
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
  expect(asked()).toEqual(['/cidades/RR.json', '/cidades/RR.json']);
});

it('says after a while that they have not come, and no longer waits for them at another attempt', async () => {
  vi.useFakeTimers();
  fetchList.mockReturnValueOnce(new Promise(() => {}));
  const { result } = open('RR');
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(result.current.failed).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(result.current.failed).toBe(true);
  vi.useRealTimers();
  act(() => result.current.tryAgain());
  expect(fetchList.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
});

it('says at every attempt where they could not be loaded', async () => {
  fetchList.mockRejectedValue(new TypeError('Failed to fetch'));
  const { result } = open('RR');
  await waitFor(() => expect(result.current.failed).toBe(true));
  act(() => result.current.tryAgain());
  await waitFor(() => expect(result.current.failed).toBe(true));
});

it('does not say of another state that its cities could not be loaded', async () => {
  fetchList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result, rerender } = open('RR');
  await waitFor(() => expect(result.current.failed).toBe(true));
  rerender('AC');
  expect(result.current.failed).toBe(false);
  await waitFor(() => expect(result.current.cities).toHaveLength(22));
});
