import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import type { FieldBinding } from '../../ui/form/useForm';
import { EmailField } from './EmailField';
import { suggestedEmail } from './emailSuggestion';
import { fieldMessages } from './fieldMessages';

/**
 * A field for the address of a new account. If the address looks mistyped, the field suggests the likely
 * right one.
 */
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
