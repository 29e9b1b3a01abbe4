import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PhoneField } from '../../../../src/account/fields/PhoneField';

function Field() {
  const [value, onChange] = useState('');
  return (
    <>
      <PhoneField name="celular" error={undefined} {...{ value, onChange }} />
      <output>{value}</output>
    </>
  );
}

const phone = () => screen.getByLabelText<HTMLInputElement>('Celular com DDD');

/** The field's text with | for the caret, once the form also has the text. */
function shown(): string {
  const { value, selectionStart: caret } = phone();
  expect(screen.getByRole('status')).toHaveTextContent(value.trim());
  return `${value.slice(0, caret ?? 0)}|${value.slice(caret ?? 0)}`;
}

async function typeAt(position: number, keys: string): Promise<void> {
  await userEvent.type(phone(), keys, { initialSelectionStart: position, initialSelectionEnd: position });
}

beforeEach(() => void render(<Field />));

describe('the phone field', () => {
  it('sets the punctuation while a number is typed, and removes it as the number is deleted', async () => {
    await userEvent.type(phone(), '11912345678');
    expect(shown()).toBe('(11) 91234-5678|');
    await userEvent.keyboard('{Backspace>4/}');
    expect(shown()).toBe('(11) 91234|');
    await userEvent.keyboard('{Backspace>6/}');
    expect(shown()).toBe('(1|');
    await userEvent.keyboard('{Backspace}');
    expect(shown()).toBe('|');
  });

  it('keeps the caret where a digit is inserted or deleted', async () => {
    await userEvent.type(phone(), '1191234678');
    await typeAt('(11) 91234'.length, '5');
    expect(shown()).toBe('(11) 91234-5|678');
    await typeAt('(11) 9'.length, '{Backspace}8');
    expect(shown()).toBe('(11) 8|1234-5678');
  });

  it('passes the punctuation when digits are deleted across it, in both directions', async () => {
    await userEvent.type(phone(), '11912345678');
    await typeAt('(11) '.length, '{Backspace>2/}');
    expect(shown()).toBe('(1|9) 12345-678');
    await typeAt('(19'.length, '{Delete>2/}');
    expect(shown()).toBe('(19) |2345-678');
  });

  it.each(['+55 11 91234-5678', '011912345678', '11 9 1234 5678', '5511912345678'])(
    'formats %s when it is pasted',
    async (typed) => {
      await userEvent.click(phone());
      await userEvent.paste(typed);
      expect(shown()).toBe('(11) 91234-5678|');
    },
  );

  it('formats what autofill fills in, without taking the focus', () => {
    fireEvent.input(phone(), { target: { value: '11912345678' } });
    expect(phone()).toHaveValue('(11) 91234-5678');
    expect(phone()).not.toHaveFocus();
  });

  it('formats when it is left what a program has filled in without an event for input', () => {
    fireEvent.change(phone(), { target: { value: '11912345678' } });
    fireEvent.blur(phone());
    expect(phone()).toHaveValue('(11) 91234-5678');
  });

  it('leaves a text alone while a keyboard composes it, and formats it then', () => {
    phone().focus();
    fireEvent.compositionStart(phone());
    fireEvent.input(phone(), { target: { value: '1191' }, isComposing: true });
    expect(shown()).toBe('1191|');
    fireEvent.compositionEnd(phone());
    expect(shown()).toBe('(11) 91|');
  });

  it('keeps a prefix and words as typed', async () => {
    await userEvent.type(phone(), '+351 912 345');
    expect(shown()).toBe('+351 912 345|');
  });
});
