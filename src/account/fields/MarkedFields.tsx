import { Fragment, useState } from 'react';
import { FieldLink } from '../../ui/form/FieldLink';
import { FormError } from '../../ui/form/FormError';
import type { FormState } from '../../ui/form/useForm';
import { accountMessages } from '../messages';
import { signUpMessages } from '../signUpMessages';

const texts = signUpMessages;

/** The fields' names in the list of errors, in the list's order. */
const LABELS = {
  name: accountMessages.person.name,
  email: accountMessages.email,
  celular: accountMessages.person.celular,
  estado: accountMessages.person.estado,
  cidade: accountMessages.person.cidade,
  password: accountMessages.password,
  consent: texts.consentShort,
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
    <FormError text={listed.length > 1 ? texts.toCheck : ''}>
      <p>
        {listed.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <FieldLink name={name} data-valid={marked.includes(name) ? undefined : true}>
              {LABELS[name]}
            </FieldLink>
          </Fragment>
        ))}
      </p>
    </FormError>
  );
}
