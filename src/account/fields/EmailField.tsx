import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/Field';
import { accountMessages } from '../messages';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** A field for the address of an account. Password managers find it by the autocomplete value `username`. */
export function EmailField(props: Props) {
  return (
    <TextField
      label={accountMessages.email}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="username"
      {...props}
    />
  );
}

/** A hidden field that tells password managers which account the form belongs to. */
export function OwnEmail({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}
