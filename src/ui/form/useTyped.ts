import { useState } from 'react';
import type { Values } from './formTypes';

/** The values of a form: the initial ones, overridden by what has been typed. */
export function useTyped<Name extends string>(initial: Values<Name>) {
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  /** The values from before the submit, as JSON, until the saved values arrive; else null. */
  const [changing, setChanging] = useState<string | null>(null);
  // The saved values have become the initial ones, so what was typed is discarded.
  if (changing !== null && changing !== JSON.stringify(initial)) {
    setChanging(null);
    setTyped({});
  }
  return {
    values: { ...initial, ...typed } as Values<Name>,
    type: (changed: Partial<Values<Name>>) => {
      setChanging(null);
      setTyped((before) => ({ ...before, ...changed }));
    },
    reset: () => setTyped({}),
    resetWhenSaved: () => setChanging(JSON.stringify(initial)),
  };
}
