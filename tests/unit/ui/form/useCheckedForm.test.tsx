import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SelectField, TextField } from '../../../../src/ui/form/Field';
import { Form } from '../../../../src/ui/form/Form';
import { useCheckedForm } from '../../../../src/ui/form/useCheckedForm';

const Schema = v.object({
  nome: v.pipe(v.string(), v.nonEmpty('Falta o nome.'), v.minLength(3, 'O nome é curto.')),
  estado: v.pipe(v.string(), v.nonEmpty('Falta o estado.')),
});

function PersonForm() {
  const form = useCheckedForm(
    Schema,
    { nome: '', estado: '' },
    async (_, reset) => reset(),
    () => ({ message: '' }),
  );
  return (
    <Form form={form} button="Salvar" busyButton="Salvando…">
      <TextField {...form.field('nome')} label="Nome" />
      <SelectField {...form.field('estado')} label="Estado">
        <option value="">Escolha</option>
        <option>SP</option>
      </SelectField>
    </Form>
  );
}

const nome = () => screen.getByLabelText('Nome');
const estado = () => screen.getByLabelText('Estado');
const save = () => userEvent.click(screen.getByRole('button'));
const type = (value: string) => fireEvent.change(nome(), { target: { value } });
/** Leaves a field, and waits until the form has checked it. Returns whether it was marked too early. */
const leave = async (field = nome()) => {
  vi.useFakeTimers();
  fireEvent.blur(field);
  await act(() => vi.advanceTimersByTimeAsync(199));
  const early = field.matches('[aria-invalid], [data-valid]');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  return { early };
};
const hasTick = (field: HTMLElement) => field.hasAttribute('data-valid');

beforeEach(() => void render(<PersonForm />));

describe('a field of a checked form', () => {
  it('says nothing while its first text is typed, nor if it is left empty', async () => {
    await leave();
    type('Ma');
    expect(nome()).toBeValid();
    type('Maria');
    expect(hasTick(nome())).toBe(false);
  });

  it('shows its error a moment after it was left, until the text is right, and then a tick', async () => {
    type('M');
    expect(await leave()).toEqual({ early: false });
    expect(nome()).toHaveAccessibleDescription('O nome é curto.');
    expect(document.querySelector('form > [aria-live]')).toHaveTextContent('O nome é curto.');
    type('Ma');
    expect(nome()).toHaveAccessibleDescription('O nome é curto.');
    type('Mar');
    expect(nome()).toBeValid();
    expect(hasTick(nome())).toBe(true);
    expect(document.querySelector('form > [aria-live]')).toBeEmptyDOMElement();
    type('Ma');
    expect(nome()).toBeInvalid();
    expect(hasTick(nome())).toBe(false);
  });

  it('starts anew once it was emptied', async () => {
    type('M');
    await leave();
    type('');
    expect(nome()).toBeValid();
    type('M');
    expect(nome()).toBeValid();
  });

  it('has a tick once an option of a select was chosen', async () => {
    fireEvent.change(estado(), { target: { value: 'SP' } });
    await leave(estado());
    expect(hasTick(estado())).toBe(true);
  });

  it('is checked when the form is submitted, and then until it is right', async () => {
    type('M');
    await save();
    expect(nome()).toHaveAccessibleDescription('O nome é curto.');
    expect(estado()).toHaveAccessibleDescription('Falta o estado.');
    expect(nome()).toHaveFocus();
    expect(document.querySelector('form > [aria-live]')).toBeEmptyDOMElement();
    type('Ma');
    expect(nome()).toBeInvalid();
    type('Maria');
    expect(hasTick(nome())).toBe(true);
  });

  it('has neither error nor tick after a submit that empties it', async () => {
    type('Maria');
    fireEvent.change(estado(), { target: { value: 'SP' } });
    await save();
    for (const field of [nome(), estado()]) {
      expect(field).toHaveValue('');
      expect(field).toBeValid();
      expect(hasTick(field)).toBe(false);
    }
  });
});
