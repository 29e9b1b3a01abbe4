import { Link } from 'react-router-dom';
import { errorTexts } from '../../auth/errorMessages';
import { TermsLink } from '../../auth/terms/TermsLink';
import { resetPath } from '../../base/paths';
import { CheckboxField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { messages } from '../messages';
import { NameField } from './NameField';
import { NewEmailField } from './NewEmailField';
import { NewPasswordField } from './NewPasswordField';
import { PersonFields } from './PersonFields';

const texts = messages.signUp;

type Name = 'name' | 'email' | 'celular' | 'estado' | 'cidade' | 'password' | 'consent';

interface Props {
  /** The result of `useCheckedForm`. */
  form: {
    values: Record<Name, string>;
    set: (changed: Partial<Record<Name, string>>) => void;
    field: (name: Name) => FieldBinding;
    lastError: string | undefined;
  };
  /** The page to return to after the sign-up or a password reset; null if there is none. */
  back: string | null;
}

export function SignUpFields({ form, back }: Props) {
  const email = form.field('email');
  const inUse = email.error === errorTexts.emailInUse;
  return (
    <>
      <NameField {...form.field('name')} />
      <NewEmailField {...email} hint={inUse && <Link to={resetPath(back)}>{texts.forgotten}</Link>} />
      <PersonFields form={form} />
      <NewPasswordField
        {...form.field('password')}
        label={messages.password}
        known={[form.values.name, form.values.email, form.values.celular]}
      />
      <p role="status" className="visually-hidden">
        {form.lastError}
      </p>
      <CheckboxField
        {...form.field('consent')}
        label={
          <>
            {texts.consentBefore}
            <TermsLink text={texts.consentLink} />
          </>
        }
      />
    </>
  );
}
