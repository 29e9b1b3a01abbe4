import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import RegistrationsPart from '../../../../src/backstage/registrations/RegistrationsPart';
import * as reads from '../../../../src/backstage/registrations/readRegistrations';
import { onDesk } from '../../../support/editors';

/** Renders the part with these counters, and returns the heading of the counts. */
async function shown(registrations: Partial<reads.Registrations>) {
  const read = { total: 0, states: [], unusable: [], ...registrations };
  vi.spyOn(reads, 'readRegistrations').mockResolvedValue(read);
  render(onDesk(<RegistrationsPart />));
  return (await screen.findByRole('heading', { level: 2 })).textContent;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const statesWith = (people: number[]) => people.map((one, index) => ({ code: `S${index}`, people: one }));

it('shows each state with its people and their part of all', async () => {
  const states = [
    { code: 'SP', people: 5_120 },
    { code: 'AC', people: 1 },
  ];
  expect(await shown({ total: 5_121, states })).toBe('5.121 pessoas se cadastraram.');
  expect(rowsOf('Por estado')).toEqual(['SP5.120100%', 'AC1<\u00A00,1%']);
  expect(screen.queryByText(/^Outro/)).not.toBeInTheDocument();
});

it('folds the states with the fewest people', async () => {
  await shown({ states: statesWith([900, 90, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) });
  expect(rowsOf('Por estado')).toHaveLength(10);
  expect(screen.getByText('Outros 2 estados: 2 pessoas').closest('details')).not.toHaveAttribute('open');
});

it('says which counters were changed in the console, and adds the states up', async () => {
  const states = [{ code: 'BA', people: 1 }];
  expect(await shown({ total: null, states, unusable: ['AC', 'SP'] })).toBe('1 pessoa, no mínimo.');
  expect(screen.getByText(/errado no banco: o total, AC e SP\./)).toBeVisible();
  expect(screen.getByText(/Por ora, o total é a soma dos estados\.$/)).toBeVisible();
  expect(rowsOf('Por estado')).toEqual(['BA1100%', 'ACFora da conta––', 'SPFora da conta––']);
});
