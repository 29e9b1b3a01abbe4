import type { ComponentProps } from 'react';
import { TextField } from '../ui/form/Field';

/** A field for a web address, which browsers do not fill in. */
export function UrlField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} type="url" inputMode="url" autoComplete="off" />;
}
