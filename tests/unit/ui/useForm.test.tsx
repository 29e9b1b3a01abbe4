import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../../../src/ui/Field';
import { Form } from '../../../src/ui/Form';
import { useForm, type FormIssue } from '../../../src/ui/useForm';

interface Person {
  nome: string;
  cidade: string;
}

const Schema = v.object({
  nome: v.pipe(v.string(), v.trim(), v.nonEmpty('Falta o nome.'), v.minLength(3, 'O nome é curto.')),
  cidade: v.pipe(v.string(), v.nonEmpty('Falta a cidade.')),
});

const EMPTY: Person = { nome: '', cidade: '' };

const nothing = async () => undefined;
const unexplained = () => ({ message: 'Deu errado.' });

interface Props {
  initial?: Person;
  submit?: (data: Person, reset: () => void) => Promise<void>;
  explain?: (error: unknown) => FormIssue;
}

function PersonForm({ initial = EMPTY, submit = nothing, explain = unexplained }: Props) {
  const form = useForm(Schema, initial, submit, explain);
  return (
    <Form form={form} button="Salvar" busyButton="Salvando…">
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

/** Work that ends when the test says so. */
function underWay() {
  let end: (() => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  const submit = vi.fn<(data: Person, reset: () => void) => Promise<void>>(
    () =>
      new Promise((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return { submit, end: () => end?.(), fail: (error: Error) => fail?.(error) };
}

describe('what is typed', () => {
  it('is submitted as the schema has it', async () => {
    const submit = vi.fn<(data: Person) => Promise<void>>(async () => undefined);
    render(<PersonForm submit={submit} />);
    await fill('  Maria ');
    await save();
    expect(submit.mock.calls.map(([data]) => data)).toEqual([{ nome: 'Maria', cidade: 'Campinas' }]);
    expect(nome()).toHaveValue('  Maria ');
  });

  it('is submitted by the Enter key too', async () => {
    const submit = vi.fn<(data: Person) => Promise<void>>(async () => undefined);
    render(<PersonForm submit={submit} />);
    await fill('Maria', 'Campinas{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('stays after a success', async () => {
    render(<PersonForm />);
    await fill();
    await save();
    expect(nome()).toHaveValue('Maria');
  });

  it('goes where the submit resets the form', async () => {
    render(<PersonForm submit={async (_, reset) => reset()} initial={{ nome: '', cidade: 'Santos' }} />);
    await fill('Maria', ' SP');
    await save();
    expect(nome()).toHaveValue('');
    expect(cidade()).toHaveValue('Santos');
  });
});

describe('what is wrong', () => {
  it('is said beside each field, and nothing is submitted', async () => {
    const submit = vi.fn<(data: Person) => Promise<void>>(async () => undefined);
    render(<PersonForm submit={submit} />);
    await save();
    expect(nome()).toBeInvalid();
    expect(nome()).toHaveAccessibleDescription('Falta o nome.');
    expect(cidade()).toBeInvalid();
    expect(cidade()).toHaveAccessibleDescription('Falta a cidade.');
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent(/^Salvar$/);
  });

  it('has the focus on its first field', async () => {
    render(<PersonForm />);
    await save();
    expect(nome()).toHaveFocus();
    await userEvent.type(nome(), 'Maria');
    await save();
    expect(cidade()).toHaveFocus();
  });

  it('is said once for each field, the first thing first', async () => {
    render(<PersonForm />);
    await userEvent.type(nome(), ' ');
    await save();
    expect(nome()).toHaveAccessibleDescription('Falta o nome.');
    expect(screen.queryByText('O nome é curto.')).not.toBeInTheDocument();
  });

  it('is forgotten where the field changes, and only there', async () => {
    render(<PersonForm />);
    await save();
    await userEvent.type(nome(), 'M');
    expect(nome()).toBeValid();
    expect(nome()).not.toHaveAccessibleDescription();
    expect(cidade()).toHaveAccessibleDescription('Falta a cidade.');
  });

  it('is checked anew at the next submit', async () => {
    render(<PersonForm />);
    await save();
    await fill('Ma');
    await save();
    expect(nome()).toHaveAccessibleDescription('O nome é curto.');
    expect(cidade()).toBeValid();
  });

  it('loses nothing that was typed', async () => {
    render(<PersonForm />);
    await userEvent.type(cidade(), ' Campinas ');
    await save();
    expect(cidade()).toHaveValue(' Campinas ');
  });
});

describe('a submit that throws', () => {
  const ERROR = new Error('internal');
  const throwing = () => Promise.reject(ERROR);

  it('shows what `explain` says of it, and loses nothing', async () => {
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

  it('is said beside the field at fault, which has the focus', async () => {
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

  it('is said for the form where it has no such field', async () => {
    render(<PersonForm submit={throwing} explain={() => ({ field: 'email', message: 'E-mail em uso.' })} />);
    await fill();
    await save();
    expect(failure()).toHaveTextContent('E-mail em uso.');
  });

  it('may be tried again, which takes away what was said', async () => {
    const { submit, end } = underWay();
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

  it('is not said any more where a check comes before the next', async () => {
    render(<PersonForm submit={throwing} explain={() => ({ message: 'Não deu certo.' })} />);
    await fill();
    await save();
    await userEvent.clear(nome());
    await save();
    expect(failure()).toBeEmptyDOMElement();
    expect(nome()).toHaveAccessibleDescription('Falta o nome.');
  });
});

describe('while the work is under way', () => {
  it('the button says so and keeps the focus', async () => {
    const { submit, end } = underWay();
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

  it('another press or Enter submits nothing', async () => {
    const { submit, end } = underWay();
    render(<PersonForm submit={submit} />);
    await fill();
    await save();
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

  it('a double click submits once', async () => {
    const { submit, end } = underWay();
    render(<PersonForm submit={submit} />);
    await fill();
    await userEvent.dblClick(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledOnce();
    end();
    await screen.findByRole('button', { name: 'Salvar' });
  });

  it('what is typed stays when it then fails', async () => {
    const { submit, fail } = underWay();
    render(<PersonForm submit={submit} explain={() => ({ message: 'Não deu certo.' })} />);
    await fill();
    await save();
    await userEvent.type(cidade(), ' do Sul');
    fail(new Error('internal'));
    await waitFor(() => expect(failure()).toHaveTextContent('Não deu certo.'));
    expect(cidade()).toHaveValue('Campinas do Sul');
  });
});

describe('the initial values', () => {
  it('show at first', () => {
    render(<PersonForm initial={{ nome: 'Maria', cidade: 'Campinas' }} />);
    expect(nome()).toHaveValue('Maria');
    expect(cidade()).toHaveValue('Campinas');
  });

  it('that change later show where nothing was typed', async () => {
    const { rerender } = render(<PersonForm initial={{ nome: 'Maria', cidade: 'Campinas' }} />);
    await userEvent.type(nome(), ' José');
    rerender(<PersonForm initial={{ nome: 'Outra', cidade: 'Santos' }} />);
    expect(nome()).toHaveValue('Maria José');
    expect(cidade()).toHaveValue('Santos');
  });

  it('do not come back to a field that was emptied', async () => {
    const { rerender } = render(<PersonForm initial={{ nome: 'Maria', cidade: 'Campinas' }} />);
    await userEvent.clear(nome());
    rerender(<PersonForm initial={{ nome: 'Outra', cidade: 'Campinas' }} />);
    expect(nome()).toHaveValue('');
  });

  it('are submitted with what was typed', async () => {
    const submit = vi.fn<(data: Person) => Promise<void>>(async () => undefined);
    render(<PersonForm initial={{ nome: 'Maria', cidade: 'Campinas' }} submit={submit} />);
    await userEvent.type(nome(), ' José');
    await save();
    expect(submit.mock.calls.map(([data]) => data)).toEqual([{ nome: 'Maria José', cidade: 'Campinas' }]);
  });
});
