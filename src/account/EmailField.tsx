import { TextField } from '../ui/Field';
import type { FieldBinding } from '../ui/useForm';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** `username` is what password managers look for. */
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

/** Unseen: tells a password manager whose password the form is about. */
export function OwnEmail({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}
