import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth, useUser } from '../auth/AuthContext';
import { config } from '../config';
import { hasCome } from '../dates';
import { Button } from '../ui/Button';
import { PageHead } from '../ui/PageHead';
import { AccountDeletion } from './AccountDeletion';
import { DataDownload } from './DataDownload';
import { EmailConfirmation } from './EmailConfirmation';
import { EmailForm } from './EmailForm';
import { MyParticipations } from '../promotions/MyParticipations';
import { messages as authMessages } from '../auth/messages';
import { messages as promotionMessages } from '../promotions/messages';
import { messages } from './messages';
import { PasswordForm } from './PasswordForm';
import { PersonForm } from './PersonForm';
import styles from './ProfilePage.module.css';
import { Section } from './Section';

const texts = messages.profile;
const { participations } = promotionMessages;

/** `/profile`: the person's data, and forms to change, download and delete them. */
export function ProfilePage() {
  const { name, email, dataCadastro } = useUser();
  return (
    <>
      <PageHead {...authMessages.ownPage} />
      <header className={`on-stage wide ${styles.greeting}`}>
        <h1>{texts.greeting(name)}</h1>
        <p>{email}</p>
        {dataCadastro && <p>{texts.since(dataCadastro)}</p>}
        <div className={styles.links}>
          {hasCome(config.appAvailableFrom) ? (
            <Link to="/pg-infor/baixar-app">{texts.download}</Link>
          ) : (
            <Link to="/pg-infor/em-breve">{texts.soon}</Link>
          )}
          <LogOutButton />
        </div>
      </header>
      <div className={styles.sections}>
        <Section heading={participations.heading}>
          <MyParticipations />
        </Section>
        <EmailConfirmation />
        <div className={styles.data}>
          <PersonForm />
        </div>
        <div className={styles.rare}>
          <EmailForm />
          <PasswordForm />
          <DataDownload />
          <AccountDeletion />
        </div>
      </div>
    </>
  );
}

function LogOutButton() {
  const { logOut } = useAuth();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void logOut();
  };
  return (
    <Button plain busy={busy} onClick={leave}>
      {busy ? texts.logOutBusy : texts.logOut}
    </Button>
  );
}
