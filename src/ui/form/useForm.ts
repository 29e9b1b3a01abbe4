import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { focusMistake } from './focusMistake';
import { useTyped, type Values } from './useTyped';

type Schema<Name extends string, Output> = v.GenericSchema<Values<Name>, Output>;

interface Submission<Name extends string> {
  errors: Partial<Values<Name>>;
  formError: string;
  /**
   * The error of a field that had the focus already when it was submitted, as the text of a live region:
   * screen readers do not read the error at a field to which no focus moves.
   */
  lastError: string;
  busy: boolean;
  /** Whether something has been typed since the last submit. */
  typed: boolean;
  /** Whether the last submit has succeeded, and nothing has been typed since it was sent. */
  done: boolean;
}

/** An error as a form shows it: beside a field, or for the form as a whole. */
export interface FormIssue {
  message: string;
  field?: string;
}

const NOT_SENT = { errors: {}, formError: '', lastError: '', busy: false, typed: false, done: false };
const TYPED = { typed: true, done: false, lastError: '' };

/** The props that connect a field component to a form. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Called when the field loses the focus; only with `useCheckedForm`. */
  onBlur?: () => void;
  /** Shows a tick, because the value has been checked. */
  'data-valid'?: true | undefined;
}

/**
 * A form that validates its values with a schema and then submits them. After a failure the typed values
 * stay, and the first field with an error takes the focus, or a list of errors above it (`data-mistakes`).
 * @param schema a function if what is right in one field depends on others
 * @param initial the values of fields in which nothing has been typed; they may change at any time
 * @param submit gets `reset`, which discards what was typed
 * @param explain turns the errors of `submit` into what the form shows
 */
export function useForm<Name extends string, Output>(
  schema: Schema<Name, Output> | ((values: Values<Name>) => Schema<Name, Output>),
  initial: Values<Name>,
  submit: (data: Output, reset: () => void) => Promise<void>,
  explain: (error: unknown) => FormIssue,
) {
  const { values, type, readUnnoticed, reset, resetWhenSaved } = useTyped(initial);
  const [submission, setSubmission] = useState<Submission<Name>>(NOT_SENT);

  const set = (changed: Partial<Values<Name>>) => {
    type(changed);
    const corrected = Object.fromEntries(Object.keys(changed).map((name) => [name, undefined]));
    setSubmission((before) => ({ ...before, ...TYPED, errors: { ...before.errors, ...corrected } }));
  };

  const show = (form: HTMLFormElement, errors: Partial<Values<Name>>, formError = '') => {
    flushSync(() => setSubmission({ ...NOT_SENT, errors, formError }));
    const lastError = errors[focusMistake(form) as Name];
    if (lastError) setSubmission((before) => ({ ...before, lastError }));
  };

  const work = async (form: HTMLFormElement, sent: Values<Name>) => {
    const checked = v.safeParse(typeof schema === 'function' ? schema(sent) : schema, sent);
    if (!checked.success) return show(form, firstErrors<Name>(checked.issues));
    flushSync(() => setSubmission({ ...NOT_SENT, busy: true }));
    try {
      await submit(checked.output, () => reset(sent));
      resetWhenSaved(sent);
      setSubmission((before) => ({ ...before, busy: false, done: !before.typed }));
    } catch (error) {
      const { field, message } = explain(error);
      if (field && field in values) show(form, { [field]: message } as Partial<Values<Name>>);
      else show(form, {}, message);
    }
  };

  return {
    ...submission,
    values,
    set,
    readUnnoticed,
    /** Discards what was typed, and removes the errors. */
    reset: () => {
      reset(values);
      setSubmission(NOT_SENT);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!submission.busy) void work(event.currentTarget, readUnnoticed(event.currentTarget));
    },
    field: (name: Name): FieldBinding => ({
      name,
      value: values[name],
      error: submission.errors[name],
      onChange: (value) => set({ [name]: value } as Partial<Values<Name>>),
    }),
  };
}

/** The result of `useForm` for a form with these fields, and maybe others. */
export type FormState<Name extends string = string> = ReturnType<typeof useForm<Name, unknown>>;

function firstErrors<Name extends string>(issues: readonly v.BaseIssue<unknown>[]): Partial<Values<Name>> {
  const errors: Partial<Values<Name>> = {};
  for (const { path, message } of issues) errors[path?.[0].key as Name] ??= message;
  return errors;
}
