import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { accountIssue, codeOf } from '../auth/errors';
import { messages as authMessages } from '../auth/messages';
import { loginPath, promotionPath, signUpPath } from '../paths';
import type { Promotion } from '../model';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { FormError } from '../ui/FormError';
import { Icon } from '../ui/Icon';
import { notify } from '../ui/notify';
import { useIsMounted } from '../ui/useIsMounted';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import type { PromotionStatus } from './period';
import styles from './promotions.module.css';
import { useLoaded } from '../ui/useLoaded';
import { Loading } from '../ui/Loading';
import { LoadError } from './LoadError';

const texts = messages.promotion;

interface Props {
  promotion: Promotion;
  status: PromotionStatus;
  /** Called if the promotion has another status on the server. */
  readAgain: () => void;
}

/** The status of a promotion, and the visitor's participation in it. */
export function TakePart(props: Props) {
  const { state } = useAuth();
  const { promotion, status } = props;
  return (
    <Card className={styles.part}>
      {status !== 'open' && <p className={styles.notice}>{texts[status]}</p>}
      {state.status === 'signedIn' && (
        <OwnParticipation key={state.profile.uid} uid={state.profile.uid} {...props} />
      )}
      {state.status === 'loading' && status === 'open' && (
        <p role="status">{state.offline ? authMessages.offline : messages.loading}</p>
      )}
      {state.status === 'signedOut' && status === 'open' && <SignUpPrompt promotionId={promotion.id} />}
    </Card>
  );
}

function SignUpPrompt({ promotionId }: { promotionId: string }) {
  return (
    <>
      <p>{texts.signUpFirst}</p>
      <ButtonLink to={signUpPath(promotionId)}>{texts.join}</ButtonLink>
      <Link to={loginPath(promotionPath(promotionId))}>{texts.login}</Link>
    </>
  );
}

/** The participation of the signed-in person. */
function OwnParticipation({ uid, promotion, status, readAgain }: { uid: string } & Props) {
  const navigate = useNavigate();
  const { id, titulo } = promotion;
  const { loaded, tryAgain } = useLoaded(useCallback(() => readTakesPart(id, uid), [id, uid]));
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

  if (!joined && loaded.status === 'loading') return <Loading />;
  if (!joined && loaded.status === 'failed') return <LoadError tryAgain={tryAgain} />;
  return (
    <>
      {takesPart && (
        <p className={`${styles.notice} ${styles.good}`} role="status">
          <Icon name="check" />
          {texts.takesPart}
        </p>
      )}
      <FormError text={formError} />
      {takesPart && <ButtonLink to="/pg-infor/baixar-app">{texts.edit}</ButtonLink>}
      {status === 'open' && (
        <Button quiet={takesPart} busy={busy} onClick={() => (takesPart ? showAlreadyJoined() : void join())}>
          {busy ? texts.joining : texts.join}
        </Button>
      )}
    </>
  );
}

const ALREADY_JOINED_PATH = '/pg-infor/já-participo';

async function readTakesPart(id: string, uid: string): Promise<boolean> {
  const { db, takesPart } = await loadPromotions();
  return takesPart(db, id, uid);
}
