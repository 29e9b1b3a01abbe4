import type { ReactNode } from 'react';

/** Fields of a long form that belong together, below a heading. */
export function FieldGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="desk-group">
      <legend>{heading}</legend>
      {children}
    </fieldset>
  );
}
