import * as v from 'valibot';
import { isPlainAddress } from '../link';
import { TextField } from '../ui/Field';
import type { FieldBinding } from '../ui/useForm';
import { addressMessages } from './addressMessages';

const { prepared: texts } = addressMessages;

export const AddressSchema = v.object({
  link: v.pipe(
    v.string(),
    v.trim(),
    v.check((link) => isPlainAddress(link), texts.bad),
    // As browsers open it: without spaces around it, and with the host in lower case.
    v.transform((link) => new URL(link).href),
  ),
});

interface Props {
  field: FieldBinding;
  label: string;
  /** What to say of the address that is stored. */
  hint: string;
  /** The address that is stored; empty if there is none. */
  saved: string;
}

/** The address of a call, which says what it is worth while it is being typed. */
export function AddressField({ field, label, hint, saved }: Props) {
  return (
    <TextField
      {...field}
      label={label}
      hint={field.value.trim() === saved ? hint : worthOf(field.value.trim())}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function worthOf(typed: string): string {
  if (typed === '') return texts.hint;
  return isPlainAddress(typed) ? texts.good(new URL(typed).host) : texts.bad;
}
