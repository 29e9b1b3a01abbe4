import { useState } from 'react';
import type { Values } from './formTypes';

/** A form's values: the initial ones, replaced by what has been typed. */
export function useTyped<Name extends string>(initial: Values<Name>) {
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  /**
   * The initial values at the last submit, as JSON; null before a submit, and once the initial values have
   * changed or something has been typed since.
   */
  const [changing, setChanging] = useState<string | null>(null);
  // The initial values have changed after a submit, so they contain what was typed: discard it.
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
