import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../config';
import { hasCome } from '../dates';
import type { Promotion } from '../model';
import { ALREADY_JOINED_PATH, APP_PATH } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { focus } from '../ui/focus';
import { Loading } from '../ui/Loading';
import { notify } from '../ui/notify';
import { ShareButton } from '../ui/ShareButton';
import { useIsMounted } from '../ui/useIsMounted';
import { JoinPanel } from './JoinPanel';
import { LeaveParticipation } from './LeaveParticipation';
import { LoadError } from './LoadError';
import { messages } from './messages';
import { OpenPanel } from './OpenPanel';
import { ParticipationBadge } from './ParticipationBadge';
import { useTakesPart } from './useTakesPart';

const texts = messages.promotion;

interface Props {
  uid: string;
  promotion: Promotion;
  /** Called if the promotion has changed on the server. */
  readAgain: () => void;
}

/** The participation of the signed-in person in an open promotion. */
export function OwnParticipation({ uid, promotion, readAgain }: Props) {
  const navigate = useNavigate();
  const { id, titulo } = promotion;
  const { loaded, tryAgain } = useTakesPart(id, uid);
  /** What the person has done since the answer was loaded. */
  const [done, setDone] = useState<'joined' | 'left' | null>(null);
  const isMounted = useIsMounted();
  const takesPart = done ? done === 'joined' : loaded.status === 'ready' && loaded.data;
  const showAlreadyJoined = () => void navigate(ALREADY_JOINED_PATH, { state: { tituloForm: titulo } });

  if (takesPart) {
    const more = (
      <>
        {hasCome(config.appAvailableFrom) && (
          <ButtonLink plain to={APP_PATH}>
            {texts.edit}
          </ButtonLink>
        )}
        <Button quiet onClick={showAlreadyJoined}>
          {texts.joinAgain}
        </Button>
        <LeaveParticipation
          uid={uid}
          participation={{ promocao: id, titulo }}
          consequence={messages.leave.whileOpen}
          onLeft={() => setDone('left')}
        />
      </>
    );
    return (
      <OpenPanel promotion={promotion} more={more}>
        {/* After joining it takes the focus, because the button that had it has been removed. */}
        <ParticipationBadge role="status" tabIndex={-1} ref={done === 'joined' ? focus : null}>
          {texts.takesPart}
        </ParticipationBadge>
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
  const onJoined = (outcome: 'joined' | 'already') => {
    setDone('joined');
    if (outcome === 'joined') notify('success', texts.joined);
    else if (isMounted.current) showAlreadyJoined();
  };
  return <JoinPanel {...{ uid, promotion, readAgain, onJoined }} focused={done === 'left'} />;
}
