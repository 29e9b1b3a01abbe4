import { useLocation } from 'react-router-dom';
import { textOf } from '../base/fields';

/** The address that the person has typed on the page before, or that of the account, from the profile. */
export function useTypedEmail(): string {
  return textOf((useLocation().state as { email?: unknown } | null)?.email);
}
