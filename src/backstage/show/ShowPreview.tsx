import { loadChunk, withStyles } from '../../base/loadChunk';
import type { ShowSettings } from '../../model';
import { showVideoId } from '../../show/showVideoId';
import { warningLook } from '../../ui/form/useFieldNotes';
import { Loading } from '../../ui/loading/Loading';
import { useChunk } from '../../ui/loading/useChunk';
import { showMessages } from './showMessages';

const texts = showMessages.preview;

// Loads the parts of the waiting room that the preview shows. 'never': a chunk that fails to load must not
// reload the page, because the drafts of other forms would be lost.
const loadRoom = () => loadChunk(() => import('../../waiting-room/WaitingRoomPage'), 'never');
const loadLobby = () => withStyles(loadChunk(() => import('../../waiting-room/Lobby'), 'never'));

interface Props {
  show: ShowSettings;
  /** Whether fields of the form have errors. The preview leaves out what is in them. */
  wrong: boolean;
}

/** A preview of what visitors see while they wait: the video, or the stage with the prize, and the panel. */
export function ShowPreview({ show, wrong }: Props) {
  const { video, times } = show;
  const { chunk: room } = useChunk(loadRoom);
  const { chunk: lobby } = useChunk(loadLobby);
  const videoId = showVideoId(video);
  return (
    <>
      <p className={wrong ? warningLook : undefined}>{wrong ? texts.unchecked : texts.caption}</p>
      <div className="on-stage desk-player">
        {room && lobby ? (
          <>
            <room.Player
              {...{ videoId, times }}
              roomOpen={false}
              lights={<lobby.Lights view="loading" waiting show={show} />}
              className=""
            />
            {/* Inert, so that screen readers do not announce the presenter's name at each key. */}
            <div inert>
              <room.RoomPanel room={room.NOTHING_YET} connection="ok" enter={() => {}} {...{ times, lobby }}>
                <lobby.SoundChoice times={times} needsLogin={false} sound={false} onToggle={() => {}} />
                <lobby.AboutShow show={show} personName={null} />
              </room.RoomPanel>
            </div>
          </>
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}
