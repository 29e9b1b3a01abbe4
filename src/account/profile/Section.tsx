import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card';

/** A section of the profile, labelled by its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </Card>
  );
}
