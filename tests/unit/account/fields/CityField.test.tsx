import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CityField, useCities } from '../../../../src/account/fields/CityField';
import { personMessages } from '../../../../src/account/fields/personMessages';
import { useCityLists } from '../../../support/cityLists';
import { takeConsoleErrors } from '../../../support/unitSetup';

const fetchList = useCityLists();

function renderCities(estado: string) {
  return renderHook((state: string) => useCities(state), { initialProps: estado });
}

function expectLogged(failures: number): void {
  const logged = takeConsoleErrors().map(([message]) => message);
  expect(logged).toEqual(Array.from({ length: failures }, () => 'Uma parte da página não foi carregada:'));
}

const requested = () => fetchList.mock.calls.map(([address]) => address);

it.each(['', 'XX', 'sp', '../SP'])(
  'useCities returns no cities for the unknown state %j and requests none',
  (estado) => {
    const { result } = renderCities(estado);
    expect(result.current).toMatchObject({ cities: null, failed: false });
    expect(requested()).toEqual([]);
  },
);

it('useCities returns no cities at first, then those of the state, and requests no others', async () => {
  const { result } = renderCities('AC');
  expect(result.current).toMatchObject({ cities: null, failed: false });
  await waitFor(() => expect(result.current.cities).toHaveLength(22));
  expect(result.current.cities).toContain('Rio Branco');
  expect(requested()).toEqual(['/cidades/AC.json']);
});

it.each<[string, () => Promise<Response>]>([
  ['the network failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file does not exist', async () => Response.json([], { status: 404 })],
  ['the response is an HTML page', async () => new Response('<!doctype html>')],
])('useCities reports a failure and loads the cities on a retry: %s', async (_, answer) => {
  fetchList.mockImplementationOnce(answer);
  const { result } = renderCities('RR');
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.cities).toBeNull();
  act(() => result.current.tryAgain());
  expect(result.current.failed).toBe(false);
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
  expect(requested()).toEqual(['/cidades/RR.json', '/cidades/RR.json']);
  expectLogged(1);
});

it('useCities reports a timeout and aborts the pending request on a retry', async () => {
  vi.useFakeTimers();
  fetchList.mockReturnValueOnce(new Promise(() => {}));
  const { result } = renderCities('RR');
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(result.current.failed).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(result.current.failed).toBe(true);
  vi.useRealTimers();
  act(() => result.current.tryAgain());
  expect(fetchList.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(result.current.cities).toHaveLength(15));
  expectLogged(1);
});

/** The field of a form in which the given state is chosen. */
function fieldOf(estado: string) {
  return <CityField estado={estado} name="cidade" value="" error={undefined} onChange={() => {}} />;
}

const combobox = () => screen.getByPlaceholderText(personMessages.cidade.combobox.placeholder);

it('CityField hands the focus over when the combobox has loaded, but does not take it from the state', async () => {
  const { rerender } = render(fieldOf('SP'));
  screen.getByRole('combobox').focus();
  await waitFor(() => expect(combobox()).toHaveFocus());
  combobox().blur();
  rerender(fieldOf('MG'));
  await waitFor(() => expect(combobox()).toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
