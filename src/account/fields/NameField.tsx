import { TextField } from '../../ui/form/Field';
import { warningLook } from '../../ui/form/useFieldNotes';
import type { FieldBinding } from '../../ui/form/useForm';
import { messages } from '../messages';
import { fieldMessages } from './fieldMessages';

/** The full name. One word is accepted: not everybody has two. */
export function NameField({ 'data-valid': valid, ...binding }: FieldBinding) {
  const isOneWord = valid && !/\S\s+\S/.test(binding.value);
  return (
    <TextField
      {...binding}
      data-valid={isOneWord ? undefined : valid}
      label={messages.person.name}
      hint={isOneWord && <p className={warningLook}>{fieldMessages.oneWord}</p>}
      autoComplete="name"
    />
  );
}
