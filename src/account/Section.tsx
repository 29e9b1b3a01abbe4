import { useId, type ReactNode } from 'react';
import { Card } from '../ui/Card';

/** A section of the profile, labelled by its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Card>
  );
}
