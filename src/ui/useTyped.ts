import { useState } from 'react';

export type Values<Name extends string> = Record<Name, string>;

/** The initial values, and over them what has been typed. */
export function useTyped<Name extends string>(initial: Values<Name>) {
  const [typed, setTyped] = useState<Partial<Values<Name>>>({});
  /** The initial values, as JSON, that a successful submit is expected to change. */
  const [changing, setChanging] = useState<string | null>(null);
  // The change has arrived: show the new initial values.
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
