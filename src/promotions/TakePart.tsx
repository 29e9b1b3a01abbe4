import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { accountIssue } from '../auth/errors';
import { messages as authMessages } from '../auth/messages';
import { config } from '../config';
import { codeOf } from '../reporting';
import { isJustRegistered, loginPath, promotionPath, signUpPath } from '../paths';
import type { Promotion } from '../model';
import { Button, ButtonLink } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { Icon } from '../ui/Icon';
import { notify } from '../ui/notify';
import { ShareButton } from '../ui/ShareButton';
import { useIsMounted } from '../ui/useIsMounted';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { ActionPanel } from './ActionPanel';
import { endText } from './period';
import styles from './promotions.module.css';
import { useTakesPart } from './useTakesPart';
import { Loading } from '../ui/Loading';
import { LoadError } from './LoadError';

const texts = messages.promotion;

interface Props {
  promotion: Promotion;
  /** Called if the promotion has another status on the server. */
  readAgain: () => void;
}

/** How to take part in an open promotion: in a bar at the bottom of a phone's screen, or beside the picture. */
export function TakePart(props: Props) {
  const { state } = useAuth();
  if (state.status === 'signedIn') {
    return <OwnParticipation key={state.profile.uid} uid={state.profile.uid} {...props} />;
  }
  return (
    <OpenPanel {...props}>
      {state.status === 'signedOut' ? (
        <SignUpPrompt promotionId={props.promotion.id} />
      ) : state.offline ? (
        <p role="status">{authMessages.offline}</p>
      ) : (
        <Loading />
      )}
    </OpenPanel>
  );
}

/** @param more what is below the panel */
function OpenPanel({
  promotion: { fim },
  children,
  more,
}: Pick<Props, 'promotion'> & { children: ReactNode; more?: ReactNode }) {
  return (
    <ActionPanel bar more={more}>
      {fim && (
        <p className={styles.deadline}>
          {texts.until} <strong>{endText(fim)}</strong>
        </p>
      )}
      <div className={styles.action}>{children}</div>
    </ActionPanel>
  );
}

function SignUpPrompt({ promotionId }: { promotionId: string }) {
  return (
    <>
      <ButtonLink main to={signUpPath(promotionPath(promotionId))}>
        {texts.signUp}
      </ButtonLink>
      <Link to={loginPath(promotionPath(promotionId))}>{texts.login}</Link>
    </>
  );
}

/** The participation of the signed-in person. */
function OwnParticipation({ uid, promotion, readAgain }: { uid: string } & Props) {
  const navigate = useNavigate();
  const justRegistered = isJustRegistered(useLocation().state);
  const { id, titulo } = promotion;
  const { loaded, tryAgain } = useTakesPart(id, uid);
  const [joined, setJoined] = useState(false);
  const [busy, setBusy] = useState(false);
  const [formError, setFormError] = useState('');
  const isMounted = useIsMounted();
  const takesPart = joined || (loaded.status === 'ready' && loaded.data);
  const showAlreadyJoined = () => void navigate(ALREADY_JOINED_PATH, { state: { tituloForm: titulo } });

  const join = async () => {
    setBusy(true);
    setFormError('');
    try {
      const { db, participate } = await loadPromotions();
      const outcome = await participate(db, promotion, uid);
      setJoined(true);
      if (outcome === 'joined') notify('success', texts.joined);
      else if (isMounted.current) showAlreadyJoined();
    } catch (error) {
      if (codeOf(error) === 'permission-denied') {
        notify('error', texts.notOpen);
        readAgain();
      } else {
        setFormError(accountIssue(error).message);
      }
    }
    setBusy(false);
  };

  if (takesPart) {
    const more = (
      <>
        <Link to="/pg-infor/baixar-app">{texts.edit}</Link>
        <Button quiet onClick={showAlreadyJoined}>
          {texts.joinAgain}
        </Button>
      </>
    );
    return (
      <OpenPanel promotion={promotion} more={more}>
        {/* The button that had the focus is gone. */}
        <p className={styles.joined} role="status" tabIndex={-1} ref={joined ? focus : null}>
          <Icon name="check" />
          {texts.takesPart}
        </p>
        <ShareButton label={texts.share} text={texts.shareText(titulo, config.brandName)} />
      </OpenPanel>
    );
  }
  if (loaded.status !== 'ready') {
    return (
      <OpenPanel promotion={promotion}>
        {loaded.status === 'loading' ? <Loading /> : <LoadError tryAgain={tryAgain} />}
      </OpenPanel>
    );
  }
  return (
    <OpenPanel promotion={promotion}>
      <FormError text={formError} />
      {/* The error takes its place, or the bar would fill a small screen. */}
      {formError === '' && (
        <p className={justRegistered ? styles.lead : styles.oneTap}>
          {justRegistered ? texts.justRegistered : texts.oneTap}
        </p>
      )}
      <Button main busy={busy} onClick={() => void join()}>
        {busy ? texts.joining : texts.join}
      </Button>
    </OpenPanel>
  );
}

const ALREADY_JOINED_PATH = '/pg-infor/já-participo';

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
