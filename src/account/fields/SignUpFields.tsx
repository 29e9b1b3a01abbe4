import { Link } from 'react-router-dom';
import { errorTexts } from '../../auth/errorMessages';
import { TermsLink } from '../../auth/terms/TermsLink';
import { loginPath, resetPath } from '../../base/paths';
import { CheckboxField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { messages } from '../messages';
import { signUpMessages } from '../signUpMessages';
import { MarkedFields } from './MarkedFields';
import { NameField } from './NameField';
import { NewEmailField } from './NewEmailField';
import { NewPasswordField } from './NewPasswordField';
import { PersonFields } from './PersonFields';

const texts = signUpMessages;

type Name = 'name' | 'email' | 'celular' | 'estado' | 'cidade' | 'password' | 'consent';

interface Props {
  /** The result of `useCheckedForm`. */
  form: {
    values: Record<Name, string>;
    set: (changed: Partial<Record<Name, string>>) => void;
    field: (name: Name) => FieldBinding;
    errors: Partial<Record<Name, string | undefined>>;
    lastError: string | undefined;
    busy: boolean;
  };
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
      <NewEmailField {...email} hint={inUse && <WaysToAccount back={back} />} />
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
            <TermsLink text={messages.signUp.consentLink} />
          </>
        }
      />
    </>
  );
}

/** Offers the login and a new password to somebody whose e-mail address already has an account. */
function WaysToAccount({ back }: Pick<Props, 'back'>) {
  const [question, logIn, or, newPassword] = texts.inUse;
  return (
    <>
      {question}
      <Link to={loginPath(back)}>{logIn}</Link>
      {or}
      <Link to={resetPath(back)}>{newPassword}</Link>.
    </>
  );
}
