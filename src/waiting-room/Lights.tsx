import type { ShowSettings } from '../model';
import { showPicture } from '../show/showPicture';
import { showVideoId } from '../show/showVideoId';
import { useShowPhase } from '../show/times/useShowPhase';
import { Picture } from '../ui/Picture';
import type { RoomView } from './session/roomView';

interface Props extends Pick<RoomView, 'view'> {
  /**
   * The show that visitors wait for; null before its settings are known, and from a countdown or release on.
   */
  show: ShowSettings | null;
}

/**
 * What is on the stage if there is no video: moving beams of light, with the prize's picture unless a
 * countdown to the show covers it; confetti after a win.
 */
export function Lights({ view, show }: Props) {
  const { phase } = useShowPhase(show?.times ?? null);
  return (
    <div className="lobby-lights" data-view={view} aria-hidden="true">
      {show?.foto && !showVideoId(show.video) && phase !== 'upcoming' && (
        <Picture source={showPicture('foto', show.foto)} className="lobby-photo" />
      )}
    </div>
  );
}
