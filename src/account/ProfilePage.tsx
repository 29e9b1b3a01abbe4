import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAuth, useUser } from '../auth/AuthContext';
import type { EmailState } from '../auth/credentials/emailAddress';
import { accountIssue } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { hasCome } from '../base/day';
import { onPageVisible } from '../base/listenTo';
import { APP_PATH, BACKSTAGE_PATH, SOON_PATH } from '../base/paths';
import { readStored, TEAM_KEY } from '../base/storage';
import { config } from '../config';
import { ShowCard } from '../promotions/ShowCard';
import { loadShowWhenIdle } from '../promotions/loadPromotions';
import { MyParticipations } from '../promotions/participations/MyParticipations';
import { ShowBar } from '../show/bar/ShowBar';
import { useShow } from '../show/watch/useShow';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { useLoaded } from '../ui/loading/useLoaded';
import { useAction } from '../ui/useAction';
import { pathBack } from './pathsAfter';
import { AccountDeletion } from './profile/AccountDeletion';
import { DataDownload } from './profile/DataDownload';
import { EmailConfirmation } from './profile/EmailConfirmation';
import { EmailForm } from './profile/EmailForm';
import { PasswordForm } from './profile/PasswordForm';
import { PersonForm } from './profile/PersonForm';
import { Section } from './profile/Setting';
import { profileMessages } from './profile/profileMessages';

const texts = profileMessages.profile;

/** The parts of the page, as hashes of its address: a narrow screen shows one at a time. */
const PARTICIPATIONS = '#participacoes';
const ACCOUNT = '#conta';
const TABS = [
  [PARTICIPATIONS, texts.participations],
  [ACCOUNT, texts.account],
] as const;

/**
 * `/profile`: the person's data, with forms to change, download and delete the data. If the query names a
 * page to return to, redirects there once it is clear that the person need not first check the data.
 */
export default function ProfilePage() {
  const { email, confirmado } = useUser();
  const { search, hash } = useLocation();
  const show = useShow(loadShowWhenIdle);
  const address = useEmailState();
  const back = pathBack(search);
  const asks = !confirmado && address?.confirmed === true;
  const [hasAsked, setHasAsked] = useState(false);
  if (asks && !hasAsked) setHasAsked(true);
  const shown = hash || (hasAsked ? ACCOUNT : PARTICIPATIONS);

  if (back && (confirmado || address?.confirmed === false)) return <Navigate to={back} replace />;
  return (
    <>
      <PageHead {...profileMessages.page} />
      <ShowBar show={show} />
      <Greeting />
      <div className="profile-sections">
        {/* Shown even before Firebase answers: a notice that appeared later would push the page down. */}
        {!(address?.confirmed ?? confirmado) && <EmailConfirmation email={address?.email ?? email} />}
        <nav className="profile-tabs" aria-label={profileMessages.page.title}>
          {TABS.map(([tab, label]) => (
            <Link key={tab} to={{ search, hash: tab }} replace aria-current={tab === shown || undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="profile-columns" data-shown={shown}>
          <Section heading={texts.ownParticipations} className="profile-section">
            <MyParticipations />
          </Section>
          <Section heading={texts.account} className="profile-section profile-account">
            <Settings asks={asks} open={hasAsked} />
          </Section>
          <ShowCard />
        </div>
      </div>
    </>
  );
}

function Greeting() {
  const { uid, name, email } = useUser();
  return (
    <header data-own-stage className="on-stage wide profile-greeting">
      <span className="profile-initial" aria-hidden="true">
        {name.trim().charAt(0).toUpperCase()}
      </span>
      <h1>{texts.greeting(name)}</h1>
      <p>{texts.goodLuck}</p>
      <p className="profile-email">{email}</p>
      <div className="profile-links">
        {hasCome(config.appAvailableFrom) ? (
          <Link to={APP_PATH}>{texts.download}</Link>
        ) : (
          <Link to={SOON_PATH}>{texts.soon}</Link>
        )}
        {readStored(TEAM_KEY) === uid && <Link to={BACKSTAGE_PATH}>{texts.backstage}</Link>}
        <LogOutButton />
      </div>
    </header>
  );
}

function Settings(person: ComponentProps<typeof PersonForm>) {
  const { dataCadastro } = useUser();
  return (
    <Card>
      <div className="profile-settings">
        <PersonForm {...person} />
        <EmailForm />
        <PasswordForm />
        <DataDownload />
        <AccountDeletion />
        {dataCadastro && <p className="profile-since">{texts.since(dataCadastro)}</p>}
      </div>
    </Card>
  );
}

function LogOutButton() {
  const { logOut } = useAuth();
  const { busy, run } = useAction(logOut, accountIssue);
  return (
    <Button look="plain" busy={busy} busyText={texts.logOutBusy} onClick={run}>
      {texts.logOut}
    </Button>
  );
}

/** The account's address and whether it is confirmed; null until Firebase has answered. */
function useEmailState(): EmailState | null {
  const { loaded, tryAgain } = useLoaded(readEmailState);
  // Reads the state again whenever the page becomes visible: the person may have confirmed the address in
  // another tab or on another device. If Firebase does not answer, `useLoaded` keeps the last state.
  const onVisible = useEffectEvent(tryAgain);
  useEffect(() => onPageVisible(() => onVisible()), []);
  return loaded.status === 'ready' ? loaded.data : null;
}

async function readEmailState(): Promise<EmailState | null> {
  const { auth, emailState } = await loadAccount();
  return emailState(auth);
}
