import { useState } from 'react';
import { FieldLinks } from '../../ui/form/FieldLinks';
import { FormError } from '../../ui/form/FormError';
import type { FormState } from '../../ui/form/useForm';
import { accountMessages } from '../messages';
import { signUpMessages } from '../signUpMessages';
import { personMessages } from './personMessages';

/** The fields' names in the list of errors, in the list's order. */
const LABELS = {
  name: personMessages.name.label,
  email: accountMessages.email,
  celular: personMessages.celular.label,
  estado: personMessages.estado.label,
  cidade: personMessages.cidade.label,
  password: accountMessages.password,
  consent: personMessages.consent.label,
} as const;

/**
 * Links to the fields in which a submit has found errors, if there are several. Corrected fields stay in the
 * list, crossed out: a shorter list would move the fields.
 */
export function MarkedFields({ form }: { form: FormState<keyof typeof LABELS> }) {
  const { values, errors, busy } = form;
  const marked = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    // The city shows no error while there is no state to which it could belong.
    (name) => errors[name] && (name !== 'cidade' || values.estado),
  );
  const [listed, setListed] = useState(marked);
  if (marked.some((name) => !listed.includes(name)) || (busy && listed.length > 0)) setListed(marked);
  return (
    <FormError text={listed.length > 1 ? signUpMessages.toCheck : ''}>
      <FieldLinks names={listed} labels={LABELS} corrected={(name) => !marked.includes(name)} />
    </FormError>
  );
}
