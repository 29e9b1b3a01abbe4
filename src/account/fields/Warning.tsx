import type { ReactNode } from 'react';
import { warningLook } from '../../ui/form/useFieldNotes';

/**
 * A hint that warns about what has been typed. Screen readers announce it, because it first appears when
 * another field has the focus.
 */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={warningLook}>
      {children}
    </p>
  );
}
