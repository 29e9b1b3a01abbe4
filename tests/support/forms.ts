import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Sets a field's value at once, as autofill does, because typing each letter takes much longer. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Expects HTML attributes of fields, by label: for browsers, keyboards and password managers. */
export function expectAttributes(fields: Record<string, Record<string, string>>): void {
  for (const [label, attributes] of Object.entries(fields))
    for (const [attribute, value] of Object.entries(attributes))
      expect(screen.getByLabelText(label)).toHaveAttribute(attribute, value);
}

/** The attributes of a field for the e-mail address by which an account is known. */
export const EMAIL_FIELD = {
  autocomplete: 'username',
  type: 'email',
  inputmode: 'email',
  autocapitalize: 'none',
};
