import type { ReactNode } from 'react';
import { warningLook } from '../../ui/form/useFieldNotes';

/**
 * A hint that warns about what has been typed. It appears after the person has left the field, so screen
 * readers announce it.
 */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={warningLook}>
      {children}
    </p>
  );
}
