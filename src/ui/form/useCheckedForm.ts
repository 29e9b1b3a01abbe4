import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { sleep } from '../../base/timeouts';
import { untilPressEnds } from '../untilPressEnds';
import { useForm, type FieldBinding, type FormIssue } from './useForm';
import type { Values } from './useTyped';

/**
 * The delay between leaving a field and showing its error, which moves what is below it. The delay lets a tap
 * end that has begun before the field was left.
 */
const ERROR_DELAY_MS = 200;

async function afterDelay(show: () => void): Promise<void> {
  await sleep(ERROR_DELAY_MS);
  await untilPressEnds();
  show();
}

/**
 * `useForm` that also checks each field when it is left: a wrong value shows its error until it is right, and
 * a right value shows a tick. Empty fields are checked only when the form is submitted.
 */
export function useCheckedForm<Name extends string, Output>(
  schema: v.GenericSchema<Values<Name>, Output> & { entries: Record<Name, v.GenericSchema<string, unknown>> },
  initial: Values<Name>,
  submit: (data: Output, reset: () => void) => Promise<void>,
  explain: (error: unknown) => FormIssue,
) {
  const form = useForm(schema, initial, submit, explain);
  const [touched, setTouched] = useState<readonly Name[]>([]);
  const [left, setLeft] = useState<Name | null>(null);
  const isFilled = (name: Name) => form.values[name] !== '';
  const checked = touched.filter(isFilled);
  // A field that was emptied is treated like an untouched one: no error before the submit.
  if (checked.length < touched.length) setTouched(checked);

  const field = (name: Name): FieldBinding => {
    const binding = form.field(name);
    const isChecked = checked.includes(name);
    const { issues } = v.safeParse(schema.entries[name], binding.value);
    const error = binding.error ?? (isChecked ? issues?.[0].message : undefined);
    return {
      ...binding,
      error,
      // No ticks while the form shows that it has failed.
      'data-valid': (isChecked && !error && !form.formError) || undefined,
      onBlur: () => {
        if (!isFilled(name)) return;
        setLeft(name);
        void afterDelay(() => setTouched((before) => [...before, name]));
      },
    };
  };

  return {
    ...form,
    field,
    /**
     * Also the error of the field that the person has left most recently: another field has the focus.
     */
    lastError: (left && field(left).error) ?? form.lastError,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      setLeft(null);
      setTouched((Object.keys(schema.entries) as Name[]).filter(isFilled));
      form.onSubmit(event);
    },
  };
}
