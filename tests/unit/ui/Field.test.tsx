import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField, PasswordField, SelectField, TextField, TICKED } from '../../../src/ui/Field';

const ERROR = 'Falta alguma coisa.';
const HINT = 'Pelo menos 8 caracteres.';

/** A field of each kind, with local state. */
const KINDS = {
  TextField: (props: Props) => <TextField {...props} label="Campo" />,
  PasswordField: (props: Props) => <PasswordField {...props} label="Campo" />,
  SelectField: (props: Props) => (
    <SelectField {...props} label="Campo">
      <option value="">Escolha</option>
    </SelectField>
  ),
  CheckboxField: (props: Props) => <CheckboxField {...props} label="Campo" />,
};

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
}

const props: Props = { name: 'campo', value: '', error: undefined, onChange: () => undefined };

const field = () => screen.getByLabelText('Campo');
const password = () => screen.getByLabelText('Senha');
const toggle = (name: string) => screen.getByRole('button', { name });

describe.each(Object.entries(KINDS))('a %s', (_, kind) => {
  it('has its label and name, and no description', () => {
    render(kind(props));
    expect(field()).toHaveAccessibleName('Campo');
    expect(field()).toHaveAttribute('name', 'campo');
    expect(field()).toBeValid();
    expect(field()).not.toHaveAttribute('aria-describedby');
  });

  it('gets the focus when its label is clicked', async () => {
    render(kind(props));
    await userEvent.click(screen.getByText('Campo'));
    expect(field()).toHaveFocus();
  });

  it('is described by its error', () => {
    render(kind({ ...props, error: ERROR }));
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(ERROR);
    expect(screen.getByText(ERROR)).toBeVisible();
  });

  it('is described by its hint', () => {
    render(kind({ ...props, hint: HINT }));
    expect(field()).toBeValid();
    expect(field()).toHaveAccessibleDescription(HINT);
  });

  it('is described by its error first and then by its hint', () => {
    render(kind({ ...props, error: ERROR, hint: HINT }));
    expect(field()).toHaveAccessibleDescription(`${ERROR} ${HINT}`);
  });

  it('is not confused with another field of the same name', () => {
    render(
      <>
        {kind({ ...props, error: ERROR })}
        {kind({ ...props, hint: HINT })}
      </>,
    );
    const [first, second] = screen.getAllByLabelText('Campo');
    expect(first).toHaveAccessibleDescription(ERROR);
    expect(second).toHaveAccessibleDescription(HINT);
  });
});

it('a text field reports each change', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextField {...props} value="Mari" label="Campo" onChange={onChange} />);
  await userEvent.type(field(), 'a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Maria');
});

it('a select reports the chosen option', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <SelectField {...props} label="Campo" onChange={onChange}>
      <option value="">Escolha</option>
      <option value="SP">São Paulo</option>
    </SelectField>,
  );
  await userEvent.selectOptions(field(), 'São Paulo');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('SP');
});

describe('a checkbox', () => {
  it.each([
    [TICKED, true],
    ['', false],
  ])('with the value %j is ticked: %s', (value, ticked) => {
    render(<CheckboxField {...props} value={value} label="Campo" />);
    expect((field() as HTMLInputElement).checked).toBe(ticked);
  });

  it.each([
    ['', TICKED],
    [TICKED, ''],
  ])('with the value %j reports %j when it is clicked', async (value, reported) => {
    const onChange = vi.fn<(value: string) => void>();
    render(<CheckboxField {...props} value={value} label="Campo" onChange={onChange} />);
    await userEvent.click(field());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(reported);
  });
});

describe('a password field', () => {
  const onSubmit = vi.fn<() => void>();

  function Password() {
    const [value, onChange] = useState('');
    return (
      <form onSubmit={onSubmit}>
        <PasswordField {...props} value={value} onChange={onChange} label="Senha" />
      </form>
    );
  }

  it('is hidden at first, and keyboards neither correct nor learn it', () => {
    render(<Password />);
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocapitalize', 'none');
    expect(password()).toHaveAttribute('autocorrect', 'off');
    expect(password()).toHaveAttribute('spellcheck', 'false');
  });

  it('can be revealed and hidden without changing its value', async () => {
    render(<Password />);
    await userEvent.type(password(), ' segredo ');
    await userEvent.click(toggle('Mostrar senha'));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue(' segredo ');
    await userEvent.click(toggle('Ocultar senha'));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue(' segredo ');
  });

  it('can be revealed with the keyboard without submitting the form', async () => {
    onSubmit.mockClear();
    render(<Password />);
    await userEvent.type(password(), 'segredo');
    await userEvent.tab();
    expect(toggle('Mostrar senha')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(password()).toHaveAttribute('type', 'text');
    expect(toggle('Ocultar senha')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has a button whose accessible name begins with its visible text and names the field', () => {
    render(<Password />);
    const button = toggle('Mostrar senha');
    expect(button).toHaveTextContent(/^Mostrar$/);
    expect(button).toHaveAttribute('aria-controls', password().id);
  });
});
