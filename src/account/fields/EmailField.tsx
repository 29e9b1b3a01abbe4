import type { ReactNode } from 'react';
import { TextField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { messages } from '../messages';

/** A field for the account's address. Password managers look for the autocomplete value `username`. */
export function EmailField({ hint, ...binding }: FieldBinding & { hint?: ReactNode }) {
  return (
    <TextField
      {...binding}
      label={messages.email}
      hint={hint}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="username"
    />
  );
}

/** A hidden field that tells password managers which account the form belongs to. */
export function OwnEmail({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}
