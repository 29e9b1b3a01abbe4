import { useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthContext';
import { accountIssue } from '../../auth/issues';
import { isDenied } from '../../base/errors';
import { Button } from '../../ui/Button';
import { focus } from '../../ui/focus';
import { FormError, FormSuccess } from '../../ui/form/FormError';
import { uiMessages } from '../../ui/messages';
import { notify } from '../../ui/toast/notify';
import { useAction } from '../../ui/useAction';
import { loadPromotions } from '../loadPromotions';
import { publicPromotionMessages } from '../messages';
import { RulesAccepted } from '../participations/RulesAccepted';
import { ownMessages } from '../participations/ownMessages';
import { Note, OpenPanel, type PromotionProps } from './OpenPanel';
import type { SignUpState } from './signUpPart';

const texts = publicPromotionMessages.promotion;

interface Props extends PromotionProps {
  uid: string;
  onJoined: (outcome: 'joined' | 'already') => void;
  /**
   * Whether the person has just left the promotion. The button 'Participar' then takes the focus, because the
   * button by which the person left is gone.
   */
  hasLeft: boolean;
}

/** The panel with the button by which a signed-in person takes part and accepts the promotion's rules. */
export function JoinPanel({ uid, promotion, now, readAgain, onJoined, hasLeft }: Props) {
  const { state: auth } = useAuth();
  const { signedUp } = Object(useLocation().state) as Partial<SignUpState>;
  const { titulo, regulamento } = promotion;
  const { busy, error, run } = useAction(async () => {
    const { db, participate } = await loadPromotions();
    try {
      onJoined(await participate(db, promotion, uid));
    } catch (thrown) {
      if (!isDenied(thrown)) throw thrown;
      notify('error', ownMessages.refused);
      readAgain();
    }
  }, accountIssue);

  const success = hasLeft ? ownMessages.leave.done(titulo) : signedUp ? ownMessages.registered : '';

  return (
    <OpenPanel promotion={promotion} now={now} message={!!(error || success)}>
      <FormSuccess text={error ? '' : success} />
      <FormError text={error && ownMessages.notJoined}>
        <p>{error}</p>
      </FormError>
      <Button
        look="wide"
        busy={busy}
        busyText={ownMessages.joining}
        ref={hasLeft ? focus : null}
        onClick={run}
      >
        {error ? uiMessages.tryAgain : texts.join}
      </Button>
      <Note>
        {auth.status === 'signedIn' && ownMessages.as(auth.profile.name)}{' '}
        {regulamento && <RulesAccepted address={regulamento} />}
      </Note>
    </OpenPanel>
  );
}
