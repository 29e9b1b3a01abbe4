import type { ComponentProps, ReactNode } from 'react';
import { errorTexts } from '../../auth/errorMessages';
import { loginPath, TERMS_PATH } from '../../base/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { NewTabLink } from '../../ui/NewTabLink';
import { CheckboxField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { accountMessages } from '../messages';
import { signUpMessages } from '../signUpMessages';
import { EmailField } from './EmailField';
import { MarkedFields } from './MarkedFields';
import { NewPasswordField } from './NewPasswordField';
import { NameField, PersonFields } from './PersonFields';
import { Warning } from './Warning';
import { suggestedEmail } from './emailSuggestion';
import { personMessages } from './personMessages';

interface Props extends ComponentProps<typeof MarkedFields> {
  /** The page to return to after a login or a password reset; null if there is none. */
  back: string | null;
}

export function SignUpFields({ form, back }: Props) {
  const email = form.field('email');
  const inUse = email.error === errorTexts.emailInUse;
  return (
    <>
      <MarkedFields form={form} />
      <NameField {...form.field('name')} />
      <NewEmailField
        {...email}
        hint={
          inUse && (
            // The login also offers a new password.
            <ButtonLink look="quiet" to={loginPath(back)} state={{ email: email.value }}>
              {signUpMessages.logIn}
            </ButtonLink>
          )
        }
      />
      <PersonFields form={form} />
      <NewPasswordField
        {...form.field('password')}
        label={accountMessages.password}
        known={[form.values.name, form.values.email, form.values.celular]}
      />
      <CheckboxField
        {...form.field('consent')}
        label={
          <>
            {personMessages.consent.accept}
            <NewTabLink href={TERMS_PATH}>{personMessages.consent.link}</NewTabLink>
          </>
        }
        hint={personMessages.consent.minors}
      />
    </>
  );
}

/**
 * A field for the address of a new account. If the address looks mistyped, the field suggests the likely
 * right one.
 */
function NewEmailField({ hint, ...binding }: FieldBinding & { hint: ReactNode }) {
  const checked = binding['data-valid'] || binding.error;
  const suggestion = checked && suggestedEmail(binding.value);
  const accept = (address: string, { form }: HTMLButtonElement) => {
    binding.onChange(address);
    // Keyboard users would lose their place with the button. For others, a phone would show its keyboard.
    if (document.activeElement?.matches(':focus-visible'))
      form?.querySelector<HTMLElement>(`[name=${binding.name}]`)?.focus();
  };
  return (
    <EmailField
      {...binding}
      data-valid={suggestion ? undefined : binding['data-valid']}
      hint={
        hint ||
        (suggestion ? (
          <Warning>
            <Button look="plain" onClick={({ currentTarget }) => accept(suggestion, currentTarget)}>
              {personMessages.email.didYouMean(suggestion)}
            </Button>
          </Warning>
        ) : (
          personMessages.email.hint
        ))
      }
    />
  );
}
