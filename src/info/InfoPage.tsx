import { Link, useLocation, useParams } from 'react-router-dom';
import { hasCome } from '../base/day';
import type { Fields } from '../base/fields';
import {
  ALREADY_JOINED_PATH,
  APP_PATH,
  INFO_PATH,
  PROFILE_PATH,
  promotionPath,
  SOON_PATH,
} from '../base/paths';
import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { LoadingPage } from '../ui/loading/Loading';
import { uiMessages } from '../ui/messages';
import { useHydrated } from '../ui/useHydrated';
import { infoMessages } from './messages';
import styles from './InfoPage.module.css';

/** `/pg-infor/{erro}`: a card with a message, which the parameter chooses. */
export default function InfoPage() {
  const { erro = '' } = useParams();
  const hydrated = useHydrated();
  // Normalizes the parameter, because some keyboards and apps send 'á' as two characters.
  switch (INFO_PATH.replace(':erro', erro.normalize('NFC'))) {
    case SOON_PATH:
      return <Soon />;
    case APP_PATH:
      return <Download />;
    case ALREADY_JOINED_PATH:
      return hydrated ? <AlreadyJoined /> : <LoadingPage {...infoMessages.any} />;
    default:
      // Addresses without HTML of their own share one prerendered file, so its text must fit all of them.
      if (!hydrated) return <LoadingPage {...infoMessages.any} />;
      return (
        <Card stage="nothing" centered>
          <PageHead title={infoMessages.unknown.heading} />
          <h1>{infoMessages.unknown.heading}</h1>
          <p>{infoMessages.unknown.text}</p>
          <p>{infoMessages.kept}</p>
          <ButtonLink to="/">{uiMessages.toPromotions}</ButtonLink>
          <ProfileLink>{infoMessages.profile}</ProfileLink>
        </Card>
      );
  }
}

function Soon() {
  const day = config.appAvailableFrom;
  // The prerendered HTML may be older than the day on which the app appears: React then replaces it.
  const come = hasCome(day);
  const { heading, lines } = come ? infoMessages.here : infoMessages.soon;
  return (
    <Card stage={come ? 'app' : 'soon'} centered>
      <PageHead {...infoMessages.app} />
      <h1>{heading}</h1>
      {lines(day).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {come && <ButtonLink to={config.appDownloadUrl}>{infoMessages.download.button}</ButtonLink>}
      {come ? (
        <ProfileLink>{infoMessages.profile}</ProfileLink>
      ) : (
        <ButtonLink to={PROFILE_PATH}>{infoMessages.profile}</ButtonLink>
      )}
    </Card>
  );
}

function ProfileLink({ children }: { children: string }) {
  return (
    <Link to={PROFILE_PATH} className="own-line">
      {children}
    </Link>
  );
}

function Download() {
  return (
    <Card stage="app" centered>
      <PageHead title={infoMessages.download.heading} description={infoMessages.download.description} />
      <h1>{infoMessages.download.heading}</h1>
      <p>{infoMessages.download.text}</p>
      <p>{infoMessages.kept}</p>
      <ButtonLink to={config.appDownloadUrl}>{infoMessages.download.button}</ButtonLink>
      <ProfileLink>{infoMessages.download.back}</ProfileLink>
    </Card>
  );
}

function AlreadyJoined() {
  // The state may be any value, or null.
  const { promocao, tituloForm } = Object(useLocation().state) as Fields;
  const id = textIn(promocao);
  const title = textIn(tituloForm);
  return (
    <>
      <PageHead title={infoMessages.alreadyIn.heading} />
      <Card centered done className={styles.red}>
        <h1>{infoMessages.alreadyIn.heading}</h1>
        {title && (
          <p>
            {infoMessages.alreadyIn.named} <strong className={styles.title}>{title}</strong>
          </p>
        )}
        <p>{infoMessages.alreadyIn.hint}</p>
        <ButtonLink to={id ? promotionPath(id) : '/'}>
          {id ? infoMessages.alreadyIn.promotion : uiMessages.toPromotions}
        </ButtonLink>
        <ProfileLink>{infoMessages.download.back}</ProfileLink>
      </Card>
      <Card panel centered className={styles.app}>
        <h2>{infoMessages.download.heading}</h2>
        <p>{infoMessages.download.text}</p>
        <ButtonLink look="quiet" to={config.appDownloadUrl}>
          {infoMessages.download.button}
        </ButtonLink>
      </Card>
    </>
  );
}

/** The value if it is a text, else null. An empty text counts as none. */
function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null;
}
