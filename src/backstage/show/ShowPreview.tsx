import { loadChunk } from '../../base/loadChunk';
import type { ShowSettings } from '../../model';
import { showVideoId } from '../../show/showVideoId';
import { Loading } from '../../ui/loading/Loading';
import { useChunk } from '../../ui/loading/useChunk';
import { showMessages } from './showMessages';

const texts = showMessages.preview;

// Loads the waiting room's player, which the preview shows. No reload, which would lose the drafts of other
// forms.
const loadRoom = () => loadChunk(() => import('../../waiting-room/WaitingRoomPage'), 'never');

/** A preview of the waiting room's video, or of the picture that replaces it. */
export function ShowPreview({ show: { video, times } }: { show: ShowSettings }) {
  const { chunk } = useChunk(loadRoom);
  const videoId = showVideoId(video);
  return (
    <>
      <div className="on-stage desk-player">
        {chunk ? (
          <chunk.Player videoId={videoId} times={times} roomOpen={false} closed={false} className="" />
        ) : (
          <Loading />
        )}
      </div>
      <p>{videoId ? texts.video : texts.noVideo}</p>
    </>
  );
}
