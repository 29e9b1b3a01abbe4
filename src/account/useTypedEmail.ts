import { useLocation } from 'react-router-dom';
import { textOf, type Fields } from '../base/fields';

/** The address that the person has typed on the page before, or that of the account, from the profile. */
export function useTypedEmail(): string {
  const { email } = Object(useLocation().state) as Fields;
  return textOf(email);
}
