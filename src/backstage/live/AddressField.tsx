import { isPlainAddress } from '../../base/link';
import { TextField } from '../../ui/Field';
import type { FieldBinding } from '../../ui/useForm';
import { addressMessages } from './addressMessages';
import { fullAddress } from './addressText';

const texts = addressMessages;

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
  const typed = field.value.trim();
  const note = typed === saved ? hint : noteOn(typed);
  return (
    <TextField
      {...field}
      label={label}
      hint={field.error ? undefined : note}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function noteOn(typed: string): string {
  const link = fullAddress(typed);
  if (typed === '') return texts.prepared.hint;
  return isPlainAddress(link) ? texts.good(new URL(link).host) : texts.bad;
}
