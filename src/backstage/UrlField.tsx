import type { ComponentProps } from 'react';
import { TextField } from '../ui/form/Field';

/** A field for an address, or a path of this site, which browsers neither fill in nor correct. */
export function UrlField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} type="url" inputMode="url" autoComplete="off" spellCheck={false} />;
}
