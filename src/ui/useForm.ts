import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';

/** What a form shows of an error: beside the field at fault, or for the form as a whole. */
export interface Failure {
  message: string;
  field?: string;
}

type Values<Name extends string> = Record<Name, string>;

/** A field's part of a form, for the components of Field.tsx. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * A form whose content is checked by a schema before it is submitted and stays as it is when that fails. The first
 * field that is wrong gets the focus.
 * @param initial what a field holds until something is typed in it; it may change meanwhile, and by the submit
 * @param submit the work; `reset` forgets what was typed, and what it throws is shown as `explain` says
 */
export function useForm<Name extends string, Output>(
  schema: v.GenericSchema<Values<Name>, Output>,
  initial: Values<Name>,
  submit: (data: Output, reset: () => void) => Promise<void>,
  explain: (error: unknown) => Failure,
) {
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  const values: Values<Name> = { ...initial, ...typed };
  /** What was to be changed by a submit that succeeded. */
  const [changing, setChanging] = useState<string | null>(null);
  // The change has arrived: from now on the form follows its content again.
  if (changing !== null && changing !== JSON.stringify(initial)) {
    setChanging(null);
    setTyped({});
  }
  const [errors, setErrors] = useState<Partial<Values<Name>>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const set = (changed: Partial<Values<Name>>) => {
    setChanging(null);
    setTyped((before) => ({ ...before, ...changed }));
    const names = Object.keys(changed) as Name[];
    setErrors((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  };

  const show = (form: HTMLFormElement, found: Partial<Values<Name>>, message = '') => {
    flushSync(() => {
      setErrors(found);
      setFailure(message);
      setBusy(false);
    });
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const work = async (form: HTMLFormElement) => {
    const checked = v.safeParse(schema, values);
    if (!checked.success) {
      show(form, firstErrors<Name>(checked.issues));
      return;
    }
    flushSync(() => {
      setErrors({});
      setFailure('');
      setBusy(true);
    });
    try {
      await submit(checked.output, () => setTyped({}));
      setChanging(JSON.stringify(initial));
      setBusy(false);
    } catch (error) {
      const { field, message } = explain(error);
      if (field && field in values) show(form, { [field]: message } as Partial<Values<Name>>);
      else show(form, {}, message);
    }
  };

  return {
    values,
    errors,
    failure,
    busy,
    set,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void work(event.currentTarget);
    },
    field: (name: Name): FieldBinding => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => set({ [name]: value } as Partial<Values<Name>>),
    }),
  };
}

function firstErrors<Name extends string>(issues: readonly v.BaseIssue<unknown>[]): Partial<Values<Name>> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return errors as Partial<Values<Name>>;
}
