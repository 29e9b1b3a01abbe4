import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField, PasswordField, SelectField, TextField } from '../../../../src/ui/form/Field';

const ERROR = 'Falta alguma coisa.';
const HINT = 'Pelo menos 8 caracteres.';

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
  it('has its label, which focuses it, and its name, and no description', async () => {
    render(kind(props));
    expect(field()).toHaveAccessibleName('Campo');
    expect(field()).toHaveAttribute('name', 'campo');
    expect(field()).toBeValid();
    expect(field()).not.toHaveAttribute('aria-describedby');
    await userEvent.click(screen.getByText('Campo'));
    expect(field()).toHaveFocus();
  });

  it.each([
    ['its error', { error: ERROR }, ERROR],
    ['its hint', { hint: HINT }, HINT],
    ['its error first and then by its hint', { error: ERROR, hint: HINT }, `${ERROR} ${HINT}`],
  ])('is described by %s', (_what, described, description) => {
    render(kind({ ...props, ...described }));
    expect(field()).toHaveAccessibleDescription(description);
    expect(field().getAttribute('aria-invalid')).toBe('error' in described ? 'true' : null);
    expect(screen.getByText('error' in described ? ERROR : HINT)).toBeVisible();
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
    render(<Password />);
    await userEvent.type(password(), 'segredo');
    await userEvent.tab();
    const button = toggle('Mostrar senha');
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent(/^Mostrar$/);
    expect(button).toHaveAttribute('aria-controls', password().id);
    await userEvent.keyboard('{Enter}');
    expect(password()).toHaveAttribute('type', 'text');
    expect(toggle('Ocultar senha')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
