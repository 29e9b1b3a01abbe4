import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';

/** An error as a form shows it: beside a field, or for the form as a whole. */
export interface FormIssue {
  message: string;
  field?: string;
}

type Values<Name extends string> = Record<Name, string>;

/** The props that connect a component of Field.tsx to a form. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * A form that validates its values with a schema before it submits them. When that or the submit fails, the values stay,
 * and the first field with an error gets the focus.
 * @param initial the values of fields in which nothing has been typed; they may change at any time
 * @param submit `reset` discards what has been typed; an error is shown as `explain` returns it
 */
export function useForm<Name extends string, Output>(
  schema: v.GenericSchema<Values<Name>, Output>,
  initial: Values<Name>,
  submit: (data: Output, reset: () => void) => Promise<void>,
  explain: (error: unknown) => FormIssue,
) {
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  const values: Values<Name> = { ...initial, ...typed };
  /** The initial values, as JSON, that a successful submit is expected to change. */
  const [changing, setChanging] = useState<string | null>(null);
  // The change has arrived: show the new initial values.
  if (changing !== null && changing !== JSON.stringify(initial)) {
    setChanging(null);
    setTyped({});
  }
  const [errors, setErrors] = useState<Partial<Values<Name>>>({});
  const [formError, setFormError] = useState('');
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
      setFormError(message);
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
      setFormError('');
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
    formError,
    busy,
    set,
    /** Takes over what was typed into the prerendered form before it was hydrated. */
    readTyped: (form: HTMLFormElement) => {
      const typedBefore = [...new FormData(form)].filter(
        ([name, value]) => value && values[name as Name] === '',
      );
      if (typedBefore.length > 0) set(Object.fromEntries(typedBefore) as Partial<Values<Name>>);
    },
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
