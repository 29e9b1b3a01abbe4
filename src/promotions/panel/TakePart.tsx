import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/AuthContext';
import { authMessages } from '../../auth/messages';
import { loginPath, promotionPath, signUpPath } from '../../base/paths';
import { ButtonLink } from '../../ui/Button';
import { Loading } from '../../ui/loading/Loading';
import { publicPromotionMessages } from '../messages';
import { isJoinedHere } from '../participations/isJoinedHere';
import { Note, OpenPanel, type PromotionProps } from './OpenPanel';
import { JoinedSkeleton, OwnParticipation } from './OwnParticipation';

const texts = publicPromotionMessages.promotion;

/**
 * The panel of an open promotion, for every visitor. On phones it is a bar at the bottom of the screen,
 * except for a person who takes part.
 */
export function TakePart(props: PromotionProps) {
  const { state } = useAuth();
  if (state.status === 'signedIn') {
    return <OwnParticipation key={state.profile.uid} uid={state.profile.uid} {...props} />;
  }
  if (state.status === 'loading' && !state.offline && isJoinedHere(props.promotion.id)) {
    return <JoinedSkeleton />;
  }
  return (
    <OpenPanel promotion={props.promotion} now={props.now}>
      {state.status === 'signedOut' ? (
        <SignUpPrompt promotionId={props.promotion.id} />
      ) : state.offline ? (
        <Note role="status">{authMessages.offline}</Note>
      ) : (
        <Loading />
      )}
    </OpenPanel>
  );
}

function SignUpPrompt({ promotionId }: { promotionId: string }) {
  return (
    <>
      <ButtonLink look="wide" to={signUpPath(promotionPath(promotionId))}>
        {texts.signUp}
      </ButtonLink>
      <Note>
        <Link to={loginPath(promotionPath(promotionId))} className="own-line">
          {authMessages.toLogin}
        </Link>
      </Note>
    </>
  );
}
