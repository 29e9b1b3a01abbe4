import { useState, type ComponentProps } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useAuth, useUser } from '../auth/AuthContext';
import { messages as authMessages } from '../auth/messages';
import { isTeamMarked } from '../auth/profile/teamMark';
import { hasCome } from '../base/day';
import { APP_PATH, BACKSTAGE_PATH, SOON_PATH } from '../base/paths';
import { config } from '../config';
import { ShowCard } from '../promotions/home/ShowCard';
import { loadShowWhenIdle } from '../promotions/loadShow';
import { MyParticipations } from '../promotions/participations/MyParticipations';
import { ownMessages } from '../promotions/participations/ownMessages';
import { ShowBar } from '../show/bar/ShowBar';
import { useShow } from '../show/watch/useShow';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { useSearch } from '../ui/useHydrated';
import { pathBack } from './pathsAfter';
import { AccountDeletion } from './profile/AccountDeletion';
import { DataDownload } from './profile/DataDownload';
import { EmailConfirmation } from './profile/EmailConfirmation';
import { EmailForm } from './profile/EmailForm';
import { PasswordForm } from './profile/PasswordForm';
import { PersonForm } from './profile/PersonForm';
import { Section } from './profile/Section';
import { profileMessages } from './profile/profileMessages';
import { useEmailState } from './profile/useEmailState';
import styleSheet from './profile/profile.css?url';

const texts = profileMessages.profile;

/**
 * `/profile`: the person's data, with forms to change, download and delete the data. If the query names a
 * page to return to, redirects there once it is clear that the person need not first check the data.
 */
export default function ProfilePage() {
  const { uid, name, email, dataCadastro, confirmado } = useUser();
  const show = useShow(loadShowWhenIdle);
  const address = useEmailState();
  const back = pathBack(useSearch());
  const asks = !confirmado && address?.confirmed === true;
  const [hasAsked, setHasAsked] = useState(false);
  if (asks && !hasAsked) setHasAsked(true);

  if (back && (confirmado || address?.confirmed === false)) return <Navigate to={back} replace />;
  const ownParticipations = (
    <div key="participations" className="profile-participations">
      <Section heading={ownMessages.participations.heading} className="profile-section">
        <MyParticipations />
      </Section>
      <ShowCard />
    </div>
  );
  const account = (
    <Section key="account" heading={texts.account} className="profile-section">
      {address?.confirmed === false && <EmailConfirmation email={address.email} />}
      <Settings asks={asks} open={hasAsked} />
    </Section>
  );
  return (
    <>
      <PageHead {...authMessages.ownPage} />
      {/* A separate style sheet, because every page loads the app's before its first paint. Linked here and
          not by `addStyles`, because the router preloads only the scripts of pages. */}
      <link rel="stylesheet" href={styleSheet} precedence="profile" />
      <ShowBar show={show} />
      <header data-own-stage className="on-stage wide profile-greeting">
        <span className="profile-initial" aria-hidden="true">
          {name.trim().charAt(0).toUpperCase()}
        </span>
        <h1>{authMessages.greeting(name)}</h1>
        <p>{email}</p>
        {dataCadastro && <p>{texts.since(dataCadastro)}</p>}
        <div className="profile-links">
          {hasCome(config.appAvailableFrom) ? (
            <Link to={APP_PATH}>{texts.download}</Link>
          ) : (
            <Link to={SOON_PATH}>{texts.soon}</Link>
          )}
          <Link to="#dados">{texts.change}</Link>
          {isTeamMarked(uid) && <Link to={BACKSTAGE_PATH}>{texts.backstage}</Link>}
          <LogOutButton />
        </div>
      </header>
      <div className="profile-sections">
        {/* The form that was just answered stays where it is: moving an element in the DOM would lose its
            focus. */}
        {hasAsked ? [account, ownParticipations] : [ownParticipations, account]}
      </div>
    </>
  );
}

function Settings(person: ComponentProps<typeof PersonForm>) {
  return (
    <Card>
      <div className="profile-settings">
        <PersonForm {...person} />
        <EmailForm />
        <PasswordForm />
        <DataDownload />
        <AccountDeletion />
      </div>
    </Card>
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
    <Button look="plain" busy={busy} onClick={leave}>
      {busy ? texts.logOutBusy : texts.logOut}
    </Button>
  );
}
