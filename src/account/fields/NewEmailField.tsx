import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import type { FieldBinding } from '../../ui/form/useForm';
import { EmailField } from './EmailField';
import { suggestedEmail } from './emailSuggestion';
import { fieldMessages } from './fieldMessages';

/** The address of a new account. If it looks mistyped, the field offers the one that was probably meant. */
export function NewEmailField({ hint, ...binding }: FieldBinding & { hint: ReactNode }) {
  const checked = binding['data-valid'] || binding.error;
  const suggestion = checked && suggestedEmail(binding.value);
  return (
    <EmailField
      {...binding}
      data-valid={suggestion ? undefined : binding['data-valid']}
      hint={
        hint ||
        (suggestion && (
          <Button look="plain" onClick={() => binding.onChange(suggestion)}>
            {fieldMessages.didYouMean(suggestion)}
          </Button>
        ))
      }
    />
  );
}
