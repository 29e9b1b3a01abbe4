import { useState } from 'react';
import type { Values } from './formTypes';

/** A form's values: the initial ones, replaced by what has been typed. */
export function useTyped<Name extends string>(initial: Values<Name>) {
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  /**
   * The last successful submit: the initial values at that time, as JSON, and the typed texts that were sent.
   * Null before the first submit, and again once the initial values have changed after a submit.
   */
  const [saved, setSaved] = useState<{ initial: string; typed: Partial<Values<Name>> } | null>(null);
  /** Discards the typed texts in `before`, except in fields whose text has changed since. */
  const discard = (before: Partial<Values<Name>>) =>
    setTyped((now) => {
      const kept = Object.entries(now).filter(([name, text]) => text !== before[name as Name]);
      return Object.fromEntries(kept) as typeof now;
    });
  // The initial values have changed after a submit, so they contain what was submitted.
  if (saved && saved.initial !== JSON.stringify(initial)) {
    setSaved(null);
    discard(saved.typed);
  }
  return {
    values: { ...initial, ...typed } as Values<Name>,
    type: (changed: Partial<Values<Name>>) => setTyped((before) => ({ ...before, ...changed })),
    reset: () => discard(typed),
    resetWhenSaved: () => setSaved({ initial: JSON.stringify(initial), typed }),
  };
}
