import * as v from 'valibot';
import { useUser } from '../auth/AuthContext';
import { accountFailure } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { TextField } from '../ui/Field';
import { Form } from '../ui/Form';
import { notify } from '../ui/notify';
import { useForm } from '../ui/useForm';
import { messages } from './messages';
import { personEntries, shownPhone } from './person';
import { PersonFields } from './PersonFields';
import { Section } from './Section';

const texts = messages.data;

const Person = v.object(personEntries);

/** Follows the profile, but for what has been typed over. */
export function PersonForm() {
  const { uid, name, celular, estado, cidade } = useUser();
  const form = useForm(
    Person,
    { name, celular: shownPhone(celular), estado, cidade },
    async (person) => {
      const { db, savePerson } = await loadAccount();
      await savePerson(db, uid, person);
      notify('success', texts.saved);
    },
    accountFailure,
  );

  return (
    <Section heading={texts.heading}>
      <Form form={form} button={texts.button} busyButton={texts.busy}>
        <TextField {...form.field('name')} label={messages.person.name} autoComplete="name" />
        <PersonFields form={form} />
      </Form>
    </Section>
  );
}
