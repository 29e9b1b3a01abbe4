import { useState } from 'react';
import * as v from 'valibot';
import { useUser } from '../../auth/AuthContext';
import { errorTexts } from '../../auth/errorMessages';
import { accountIssue } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { rememberAcceptance } from '../../auth/terms/termsCache';
import { TERMS_PATH } from '../../base/paths';
import type { Person } from '../../model';
import { Icon } from '../../ui/Icon';
import { NewTabLink } from '../../ui/NewTabLink';
import { Form } from '../../ui/form/Form';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { NameField, PersonFields } from '../fields/PersonFields';
import { personEntries } from '../fields/person';
import { personMessages } from '../fields/personMessages';
import { shownPhone } from '../fields/phoneInput';
import { problemOf, Setting } from './Setting';
import { profileMessages } from './profileMessages';

const PersonSchema = v.object(personEntries);

/**
 * A form for the person's data. When the profile changes on the server, fields that the person has edited
 * stay as typed.
 * @param props `asks`: adds the question whether these data are really the person's own. Somebody else may
 * have signed up with the person's e-mail address.
 */
export function PersonForm({ asks, open }: { asks: boolean; open: boolean }) {
  const profile = useUser();
  const { uid, name, celular, estado, cidade, confirmado } = profile;
  const texts = asks ? profileMessages.check : profileMessages.data;
  const [saved, setSaved] = useState('');
  const form = useCheckedForm(
    PersonSchema,
    { name, celular: shownPhone(celular), estado, cidade },
    async (person) => {
      const { auth, db, ...account } = await loadAccount();
      const changed = changesOf(profile, person);
      if (asks) {
        await account.confirmPerson(db, uid, { ...changed, email: await account.confirmedEmail(auth) });
        rememberAcceptance(uid);
      } else {
        if (confirmado) await account.provideConfirmedToken(auth);
        await account.savePerson(db, uid, changed);
      }
      setSaved(texts.saved);
    },
    accountIssue,
  );

  return (
    <Setting
      icon={<Icon name="person" />}
      heading={texts.heading}
      open={open}
      question={
        asks && (
          <p>
            {profileMessages.check.text}
            <NewTabLink href={TERMS_PATH}>{personMessages.consent.link}</NewTabLink>.
          </p>
        )
      }
      summary={[shownPhone(celular), cidade && `${cidade} (${estado})`].filter(Boolean).join(' · ')}
      problem={problemOf(form, profileMessages.data.unfinished)}
    >
      <Form
        form={form}
        button={texts.button}
        busyButton={texts.busy}
        success={form.done ? saved : ''}
        advice={form.formError === errorTexts.noConnection && <p>{profileMessages.data.kept}</p>}
      >
        <NameField {...form.field('name')} />
        <PersonFields form={form} />
      </Form>
    </Setting>
  );
}

/**
 * The changed fields. The form saves only these, so that it does not overwrite fields that another tab has
 * changed.
 */
function changesOf(profile: Person, person: Person): Partial<Person> {
  const { name, celular, estado, cidade } = person;
  return {
    ...(name !== profile.name && { name }),
    ...(celular !== profile.celular && { celular }),
    ...((estado !== profile.estado || cidade !== profile.cidade) && { estado, cidade }),
  };
}
