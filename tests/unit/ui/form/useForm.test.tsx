import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../../../../src/ui/form/Field';
import { Form } from '../../../../src/ui/form/Form';
import { useForm, type FormIssue } from '../../../../src/ui/form/useForm';

interface Person {
  nome: string;
  cidade: string;
}

const Schema = v.object({
  nome: v.pipe(v.string(), v.trim(), v.nonEmpty('Falta o nome.'), v.minLength(3, 'O nome é curto.')),
  cidade: v.pipe(v.string(), v.nonEmpty('Falta a cidade.')),
});

type Submit = (data: Person, reset: () => void) => Promise<void>;
const spy = () => vi.fn<Submit>(async () => undefined);

const EMPTY: Person = { nome: '', cidade: '' };

const submitNothing = async () => undefined;
const unexplained = () => ({ message: 'Deu errado.' });

interface Props {
  initial?: Person;
  submit?: Submit;
  explain?: (error: unknown) => FormIssue;
}

function PersonForm({ initial = EMPTY, submit = submitNothing, explain = unexplained }: Props) {
  const form = useForm(Schema, initial, submit, explain);
  return (
    <Form form={form} button="Salvar" busyButton="Salvando…" success={form.done ? 'Salvo.' : ''}>
      <TextField {...form.field('nome')} label="Nome" />
      <TextField {...form.field('cidade')} label="Cidade" />
    </Form>
  );
}

const nome = () => screen.getByLabelText('Nome');
const cidade = () => screen.getByLabelText('Cidade');
const failure = () => screen.getByRole('alert');
const save = () => userEvent.click(screen.getByRole('button'));

async function fill(name = 'Maria', city = 'Campinas'): Promise<void> {
  await userEvent.type(nome(), name);
  await userEvent.type(cidade(), city);
}

/** A submit handler that the test settles. */
function pendingSubmit() {
  const settle = { end: () => {}, fail: (error: Error) => void error };
  const submit = vi.fn<Submit>(() => new Promise((end, fail) => void Object.assign(settle, { end, fail })));
  return { submit, end: () => settle.end(), fail: (error: Error) => settle.fail(error) };
}

describe("a form's values", () => {
  it('are submitted as the schema parses them, also by the Enter key, and stay afterwards', async () => {
    const submit = spy();
    render(<PersonForm submit={submit} />);
    await fill('  Maria ');
    await save();
    await userEvent.type(cidade(), '{Enter}');
    const person = { nome: 'Maria', cidade: 'Campinas' };
    expect(submit.mock.calls.map(([data]) => data)).toEqual([person, person]);
    expect(nome()).toHaveValue('  Maria ');
  });

  it('are reset if the submit handler resets the form', async () => {
    render(<PersonForm submit={async (_, reset) => reset()} initial={{ nome: '', cidade: 'Santos' }} />);
    await fill('Maria', ' SP');
    await save();
    expect(nome()).toHaveValue('');
    expect(cidade()).toHaveValue('Santos');
  });
});

it('announces the error of a field that keeps the focus, until something is typed', async () => {
  const { container } = render(<PersonForm />);
  const announced = () => container.querySelector('[aria-live]');
  await userEvent.type(cidade(), 'Campinas');
  await userEvent.type(nome(), 'Ma{Enter}');
  expect(nome()).toHaveFocus();
  expect(announced()).toHaveTextContent('O nome é curto.');
  await userEvent.type(nome(), 'r');
  expect(announced()).toBeEmptyDOMElement();
  await userEvent.clear(nome());
  await userEvent.type(cidade(), '{Enter}');
  expect(nome()).toHaveFocus();
  expect(announced()).toBeEmptyDOMElement();
});

/** Sets the values of the elements, which React does not notice. */
function fillSilently(name: string, city: string): void {
  Object.assign(nome(), { value: name });
  Object.assign(cidade(), { value: city });
}

describe('fields that were filled without an event, as by some password managers', () => {
  it('are submitted, and stay', async () => {
    const submit = spy();
    render(<PersonForm submit={submit} />);
    fillSilently('Maria', 'Campinas');
    await save();
    expect(submit.mock.calls.map(([data]) => data)).toEqual([{ nome: 'Maria', cidade: 'Campinas' }]);
    expect(nome()).toHaveValue('Maria');
    expect(cidade()).toHaveValue('Campinas');
  });

  it('stay with their error', async () => {
    render(<PersonForm />);
    fillSilently('Ma', 'Campinas');
    await save();
    expect(nome()).toHaveValue('Ma');
    expect(nome()).toHaveAccessibleDescription('O nome é curto.');
    expect(cidade()).toHaveValue('Campinas');
    expect(cidade()).toBeValid();
  });

  it('are replaced by the saved values', async () => {
    const { rerender } = render(<PersonForm />);
    fillSilently('Maria', 'Campinas');
    await save();
    rerender(<PersonForm initial={{ nome: 'MARIA', cidade: 'Campinas' }} />);
    expect(nome()).toHaveValue('MARIA');
  });

  it('are reset like typed text', async () => {
    render(<PersonForm submit={async (_, reset) => reset()} />);
    fillSilently('Maria', 'Campinas');
    await save();
    expect(nome()).toHaveValue('');
    expect(cidade()).toHaveValue('');
  });
});

describe("a form's success", () => {
  it('is shown until something is typed', async () => {
    render(<PersonForm />);
    await fill();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await save();
    expect(screen.getByRole('status')).toHaveTextContent('Salvo.');
    await userEvent.type(nome(), 's');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is not shown if something was typed while it was submitted', async () => {
    const { submit, end } = pendingSubmit();
    render(<PersonForm submit={submit} />);
    await fill();
    await save();
    await userEvent.type(nome(), ' da Silva');
    await act(async () => end());
    expect(screen.getByRole('button')).toHaveTextContent(/^Salvar$/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe("a form's validation errors", () => {
  it('are shown at each field, the first of which has the focus, and nothing is submitted', async () => {
    const submit = spy();
    render(<PersonForm submit={submit} />);
    await save();
    for (const [field, error] of [
      [nome(), 'Falta o nome.'],
      [cidade(), 'Falta a cidade.'],
    ] as const) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(error);
    }
    expect(nome()).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent(/^Salvar$/);
  });

  it('are limited to the first error of each field, removed from a field that changes, and computed again', async () => {
    render(<PersonForm />);
    await userEvent.type(nome(), ' ');
    await save();
    expect(nome()).toHaveAccessibleDescription('Falta o nome.');
    expect(screen.queryByText('O nome é curto.')).not.toBeInTheDocument();
    await userEvent.type(nome(), 'Ma');
    expect(nome()).toBeValid();
    expect(nome()).not.toHaveAccessibleDescription();
    expect(cidade()).toHaveAccessibleDescription('Falta a cidade.');
    await userEvent.type(cidade(), ' Campinas ');
    await save();
    expect(nome()).toHaveAccessibleDescription('O nome é curto.');
    expect(cidade()).toBeValid();
    expect(cidade()).toHaveValue(' Campinas ');
    await userEvent.type(nome(), 'ria');
    await userEvent.clear(cidade());
    await save();
    expect(cidade()).toHaveFocus();
  });
});

describe('a submit handler that throws', () => {
  const ERROR = new Error('internal');
  const throwing = () => Promise.reject(ERROR);

  it('shows the message from `explain` and keeps the typed values', async () => {
    const explain = vi.fn<(error: unknown) => FormIssue>(() => ({ message: 'Não deu certo.' }));
    render(<PersonForm submit={throwing} explain={explain} />);
    await fill();
    await save();
    expect(failure()).toHaveTextContent(/^Não deu certo\.$/);
    expect(explain).toHaveBeenCalledExactlyOnceWith(ERROR);
    expect(nome()).toHaveValue('Maria');
    expect(cidade()).toHaveValue('Campinas');
    expect(screen.getByRole('button')).toHaveTextContent(/^Salvar$/);
  });

  it('shows the message at the field that `explain` names, and focuses it', async () => {
    render(
      <PersonForm submit={throwing} explain={() => ({ field: 'cidade', message: 'Não há tal cidade.' })} />,
    );
    await fill();
    await save();
    expect(cidade()).toHaveAccessibleDescription('Não há tal cidade.');
    expect(cidade()).toHaveFocus();
    expect(nome()).toBeValid();
    expect(failure()).toBeEmptyDOMElement();
  });

  it('shows the message for the whole form if the form has no such field', async () => {
    render(<PersonForm submit={throwing} explain={() => ({ field: 'email', message: 'E-mail em uso.' })} />);
    await fill();
    await save();
    expect(failure()).toHaveTextContent('E-mail em uso.');
  });

  it('can be retried, which removes the message', async () => {
    const { submit, end } = pendingSubmit();
    submit.mockRejectedValueOnce(ERROR);
    render(<PersonForm submit={submit} explain={() => ({ message: 'Não deu certo.' })} />);
    await fill();
    await save();
    expect(failure()).not.toBeEmptyDOMElement();
    await save();
    expect(failure()).toBeEmptyDOMElement();
    expect(submit).toHaveBeenCalledTimes(2);
    end();
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(/^Salvar$/));
    expect(failure()).toBeEmptyDOMElement();
  });

  it('has its message removed by a later validation error', async () => {
    render(<PersonForm submit={throwing} explain={() => ({ message: 'Não deu certo.' })} />);
    await fill();
    await save();
    await userEvent.clear(nome());
    await save();
    expect(failure()).toBeEmptyDOMElement();
    expect(nome()).toHaveAccessibleDescription('Falta o nome.');
  });
});

describe('a form that is being submitted', () => {
  it('shows the pending label on the button, which keeps the focus', async () => {
    const { submit, end } = pendingSubmit();
    render(<PersonForm submit={submit} />);
    await fill();
    await save();
    const button = screen.getByRole('button', { name: 'Salvando…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    end();
    await waitFor(() => expect(button).toHaveAccessibleName('Salvar'));
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  it('ignores another click or Enter', async () => {
    const { submit, end } = pendingSubmit();
    render(<PersonForm submit={submit} />);
    await fill();
    await userEvent.dblClick(screen.getByRole('button'));
    await save();
    await userEvent.type(cidade(), '{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    end();
    await screen.findByRole('button', { name: 'Salvar' });
    await save();
    expect(submit).toHaveBeenCalledTimes(2);
    end();
    await screen.findByRole('button', { name: 'Salvar' });
  });

  it('keeps later changes if the submit fails', async () => {
    const { submit, fail } = pendingSubmit();
    render(<PersonForm submit={submit} explain={() => ({ message: 'Não deu certo.' })} />);
    await fill();
    await save();
    await userEvent.type(cidade(), ' do Sul');
    fail(new Error('internal'));
    await waitFor(() => expect(failure()).toHaveTextContent('Não deu certo.'));
    expect(cidade()).toHaveValue('Campinas do Sul');
  });
});

it.each<[string, (submitted: Submit) => Submit]>([
  ['is reset', (submit) => async (data, reset) => submit(data, reset).then(reset)],
  ['gets the saved values', (submit) => submit],
])('a form that %s after a submit keeps what was typed meanwhile', async (_, wrap) => {
  const { submit, end } = pendingSubmit();
  const handler = wrap(submit);
  const { rerender } = render(<PersonForm submit={handler} />);
  await fill();
  await save();
  await userEvent.type(cidade(), ' do Sul');
  end();
  await screen.findByRole('button', { name: 'Salvar' });
  rerender(<PersonForm submit={handler} initial={{ nome: 'MARIA', cidade: 'Campinas' }} />);
  expect(nome()).toHaveValue('MARIA');
  expect(cidade()).toHaveValue('Campinas do Sul');
});

it.each([
  ['scrolls to it, and the focus stays in the field', false],
  ['leaves the page where it is if the person is in another field by now', true],
])('a form that shows its success below the submitted field %s', async (_, goesOn) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { submit, end } = pendingSubmit();
  render(
    <>
      <PersonForm submit={submit} />
      <input aria-label="Recado" />
    </>,
  );
  await fill();
  await userEvent.keyboard('{Enter}');
  const note = screen.getByLabelText('Recado');
  if (goesOn) await userEvent.click(note);
  await act(async () => end());
  expect(scroll.mock.contexts).toEqual(goesOn ? [] : [screen.getByText('Salvo.')]);
  expect(goesOn ? note : cidade()).toHaveFocus();
});

describe("a form's initial values", () => {
  it('are shown at first, and update the fields that were not edited', async () => {
    const { rerender } = render(<PersonForm initial={{ nome: 'Maria', cidade: 'Campinas' }} />);
    expect(nome()).toHaveValue('Maria');
    expect(cidade()).toHaveValue('Campinas');
    await userEvent.type(nome(), ' José');
    rerender(<PersonForm initial={{ nome: 'Outra', cidade: 'Santos' }} />);
    expect(nome()).toHaveValue('Maria José');
    expect(cidade()).toHaveValue('Santos');
  });

  it('do not refill a field that the user emptied', async () => {
    const { rerender } = render(<PersonForm initial={{ nome: 'Maria', cidade: 'Campinas' }} />);
    await userEvent.clear(nome());
    rerender(<PersonForm initial={{ nome: 'Outra', cidade: 'Campinas' }} />);
    expect(nome()).toHaveValue('');
  });

  it('are submitted together with the edited values', async () => {
    const submit = spy();
    render(<PersonForm initial={{ nome: 'Maria', cidade: 'Campinas' }} submit={submit} />);
    await userEvent.type(nome(), ' José');
    await save();
    expect(submit.mock.calls.map(([data]) => data)).toEqual([{ nome: 'Maria José', cidade: 'Campinas' }]);
  });
});
