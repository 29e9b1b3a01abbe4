import { useState } from 'react';

/** The texts in a form's fields, by the fields' names. */
export type Values<Name extends string> = Record<Name, string>;

/** A form's values: the initial ones, replaced by what has been typed. */
export function useTyped<Name extends string>(initial: Values<Name>) {
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  /**
   * The last successful submit: the initial values at that time, as JSON, and the values that were sent. Null
   * before the first submit, and again once the initial values have changed after a submit.
   */
  const [saved, setSaved] = useState<{ initial: string; sent: Values<Name> } | null>(null);
  const discard = (sent: Values<Name>) =>
    setTyped((now) => {
      const kept = Object.entries(now).filter(([name, text]) => text !== sent[name as Name]);
      return Object.fromEntries(kept) as typeof now;
    });
  // The initial values have changed after a submit, so they contain what was submitted.
  if (saved && saved.initial !== JSON.stringify(initial)) {
    setSaved(null);
    discard(saved.sent);
  }
  const values = { ...initial, ...typed } as Values<Name>;
  const type = (changed: Partial<Values<Name>>) => setTyped((before) => ({ ...before, ...changed }));
  return {
    values,
    type,
    /** Takes over the `unnoticedTexts`. Returns all values. */
    readUnnoticed: (form: HTMLFormElement) => {
      const unnoticed = unnoticedTexts(form, values) as Partial<Values<Name>>;
      // Without a change, no further rendering of each form that appears.
      if (Object.keys(unnoticed).length > 0) type(unnoticed);
      return { ...values, ...unnoticed };
    },
    /** Discards what was typed, except in fields whose text has changed since it was `sent`. */
    reset: discard,
    resetWhenSaved: (sent: Values<Name>) => setSaved({ initial: JSON.stringify(initial), sent }),
  };
}

/**
 * The texts of fields that are empty as far as React knows: they were typed before React hydrated the form,
 * or filled in by a program that fires no `input` event. The text of a combobox is no value.
 */
function unnoticedTexts(form: HTMLFormElement, values: Values<string>): Record<string, string> {
  const unnoticed = [...new FormData(form)].filter(
    ([name, text]) => text && values[name] === '' && !isCombobox(form.elements.namedItem(name)),
  );
  return Object.fromEntries(unnoticed) as Record<string, string>;
}

function isCombobox(field: unknown): boolean {
  return field instanceof Element && field.getAttribute('role') === 'combobox';
}
