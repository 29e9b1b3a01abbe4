import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import type { FormIssue, Values } from './formTypes';
import { useForm, type FieldBinding } from './useForm';

/**
 * How long after a field is left its error appears. An error that appeared at once would move the button from
 * under the finger that taps it.
 */
const ERROR_DELAY_MS = 200;

/**
 * `useForm` with checks of each field. A field that has been left shows the error of its value, which
 * disappears as soon as the value is right, and then a tick. Empty fields are checked only when the form is
 * submitted.
 */
export function useCheckedForm<Name extends string, Output>(
  schema: v.GenericSchema<Values<Name>, Output> & { entries: Record<Name, v.GenericSchema<string, unknown>> },
  initial: Values<Name>,
  submit: (data: Output, reset: () => void) => Promise<void>,
  explain: (error: unknown) => FormIssue,
) {
  const form = useForm(schema, initial, submit, explain);
  const [left, setLeft] = useState<readonly Name[]>([]);
  const isFilled = (name: Name) => form.values[name] !== '';
  const checked = left.filter(isFilled);
  // A field that has been emptied counts as one in which nothing has been typed yet.
  if (checked.length < left.length) setLeft(checked);

  const field = (name: Name): FieldBinding => {
    const binding = form.field(name);
    const isChecked = checked.includes(name);
    const { issues } = v.safeParse(schema.entries[name], binding.value);
    const error = binding.error ?? (isChecked ? issues?.[0].message : undefined);
    return {
      ...binding,
      error,
      // No ticks beside the news that the form has failed.
      'data-valid': (isChecked && !error && !form.formError) || undefined,
      onBlur: () => {
        if (isFilled(name)) setTimeout(() => setLeft((before) => [...before, name]), ERROR_DELAY_MS);
      },
    };
  };

  const [last] = checked.slice(-1);
  return {
    ...form,
    field,
    /**
     * The error of the field that was left last, for a live region: the focus has moved on to another field.
     */
    lastError: last && field(last).error,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      setLeft((Object.keys(schema.entries) as Name[]).filter(isFilled));
      form.onSubmit(event);
    },
  };
}
