import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { accountFailure, codeOf } from '../auth/errors';
import { messages as authMessages } from '../auth/messages';
import { loginPath, promotionPath, signUpPath } from '../paths';
import type { Promotion } from '../model';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { notify } from '../ui/notify';
import { useIsShown } from '../ui/useIsShown';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import type { Phase } from './period';
import styles from './promotions.module.css';
import { useLoaded } from './useLoaded';
import { Waiting } from '../ui/Waiting';
import { Failed } from './Failed';

const texts = messages.promotion;

interface Props {
  promotion: Promotion;
  phase: Phase;
  /** For when the server finds the promotion in another phase. */
  readAgain: () => void;
}

/** Where a promotion stands, for this visitor too, and what they can do in it. */
export function TakePart(props: Props) {
  const { state } = useAuth();
  const { promotion, phase } = props;
  return (
    <Card className={styles.part}>
      {phase !== 'open' && <p className={styles.notice}>{texts[phase]}</p>}
      {state.status === 'signedIn' && <Own key={state.profile.uid} uid={state.profile.uid} {...props} />}
      {state.status === 'loading' && phase === 'open' && (
        <p role="status">{state.offline ? authMessages.offline : messages.loading}</p>
      )}
      {state.status === 'signedOut' && phase === 'open' && <AccountFirst promotionId={promotion.id} />}
    </Card>
  );
}

function AccountFirst({ promotionId }: { promotionId: string }) {
  return (
    <>
      <p>{texts.signUpFirst}</p>
      <ButtonLink to={signUpPath(promotionId)}>{texts.join}</ButtonLink>
      <Link to={loginPath(promotionPath(promotionId))}>{texts.login}</Link>
    </>
  );
}

/** A signed-in person's own part. */
function Own({ uid, promotion, phase, readAgain }: { uid: string } & Props) {
  const navigate = useNavigate();
  const { id, titulo } = promotion;
  const { loaded, tryAgain } = useLoaded(useCallback(() => readTakesPart(id, uid), [id, uid]));
  const [joined, setJoined] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isShown = useIsShown();
  const takesPart = joined || (loaded.status === 'ready' && loaded.data);
  const showAlreadyIn = () => void navigate(ALREADY_IN, { state: { tituloForm: titulo } });

  const join = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { db, participate } = await loadPromotions();
      const outcome = await participate(db, promotion, uid);
      setJoined(true);
      if (outcome === 'joined') notify('success', texts.joined);
      else if (isShown.current) showAlreadyIn();
    } catch (error) {
      if (codeOf(error) === 'permission-denied') {
        notify('error', texts.notOpen);
        readAgain();
      } else {
        setFailure(accountFailure(error).message);
      }
    }
    setBusy(false);
  };

  if (!joined && loaded.status === 'loading') return <Waiting />;
  if (!joined && loaded.status === 'failed') return <Failed tryAgain={tryAgain} />;
  return (
    <>
      {takesPart && (
        <p className={`${styles.notice} ${styles.good}`} role="status">
          <Icon name="check" />
          {texts.takesPart}
        </p>
      )}
      <Failure text={failure} />
      {takesPart && <ButtonLink to="/pg-infor/baixar-app">{texts.edit}</ButtonLink>}
      {phase === 'open' && (
        <Button quiet={takesPart} busy={busy} onClick={() => (takesPart ? showAlreadyIn() : void join())}>
          {busy ? texts.joining : texts.join}
        </Button>
      )}
    </>
  );
}

const ALREADY_IN = '/pg-infor/já-participo';

async function readTakesPart(id: string, uid: string): Promise<boolean> {
  const { db, takesPart } = await loadPromotions();
  return takesPart(db, id, uid);
}
