import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listenTo } from '../../base/listenTo';
import { loadChunk, withStyles } from '../../base/loadChunk';
import { ALREADY_JOINED_PATH } from '../../base/paths';
import { LoadError } from '../../ui/loading/LoadError';
import { Loading } from '../../ui/loading/Loading';
import { useChunk } from '../../ui/loading/useChunk';
import { useIsMounted } from '../../ui/useIsMounted';
import { isJoinedHere } from '../participations/isJoinedHere';
import { cacheJoined, isCachedAsJoined } from '../participations/participationsCache';
import { JoinPanel } from './JoinPanel';
import { JoinedPanel, OpenPanel, type PromotionProps } from './OpenPanel';
import { useTakesPart } from './useTakesPart';

export const loadJoined = () => withStyles(loadChunk(() => import('./Joined')));

/** The panel of an open promotion for a signed-in person, whether or not the person takes part yet. */
export function OwnParticipation({ uid, promotion, now, readAgain }: { uid: string } & PromotionProps) {
  // Loads the chunk of `Joined` in advance, so that the panel changes at once when the person joins.
  const { chunk } = useChunk(loadJoined);
  const navigate = useNavigate();
  const { id, titulo } = promotion;
  const { loaded, tryAgain } = useTakesPart(id, uid);
  const [cached] = useState(() => isCachedAsJoined(uid, id));
  /** What the person has done on this page since the server's answer was loaded. */
  const [done, setDone] = useState<'joined' | 'left' | null>(null);
  const isMounted = useIsMounted();
  const stored = loaded.status === 'ready' ? loaded.data : cached;
  const takesPart = done ? done === 'joined' : stored;
  const readIfChanged = useEffectEvent(() => {
    if (isJoinedHere(id) === takesPart) return;
    setDone(null);
    tryAgain();
  });
  // Another tab of the site has stored something: the person may have joined or left there.
  useEffect(() => listenTo(window, ['storage'], () => readIfChanged()), []);

  if (takesPart) {
    if (!chunk) return <JoinedSkeleton />;
    const focused = done === 'joined';
    return <chunk.Joined {...{ uid, promotion, focused }} onLeft={() => setDone('left')} />;
  }
  if (loaded.status !== 'ready') {
    return (
      <OpenPanel promotion={promotion} now={now}>
        {loaded.status === 'loading' ? <Loading /> : <LoadError tryAgain={tryAgain} />}
      </OpenPanel>
    );
  }
  const onJoined = (outcome: 'joined' | 'already') => {
    cacheJoined(uid, promotion);
    setDone('joined');
    if (outcome === 'already' && isMounted.current)
      void navigate(ALREADY_JOINED_PATH, { state: { tituloForm: titulo, promocao: id } });
  };
  return <JoinPanel {...{ uid, promotion, now, readAgain, onJoined }} hasLeft={done === 'left'} />;
}

/** A placeholder for `Joined` while its chunk is loading, or until it is known who is signed in. */
export function JoinedSkeleton() {
  useChunk(loadJoined);
  return (
    <JoinedPanel>
      <Loading />
    </JoinedPanel>
  );
}
