import { useState } from 'react';
import type { ShowSettings } from '../model';
import { showPicture } from '../show/showPicture';
import { showVideoId } from '../show/showVideoId';
import type { ShowPhase } from '../show/times/phase';
import { useShowPhase } from '../show/times/useShowPhase';
import { Picture } from '../ui/Picture';
import { hasPlace } from './session/outcome';
import type { RoomView } from './session/roomView';

interface Props extends Pick<RoomView, 'view'> {
  /** Null before the settings are known. */
  show: ShowSettings | null;
  /** False from a countdown or release on: the stage is dark until a win. */
  waiting: boolean;
}

/** Whether the stage shows the prize's picture: without a video or a countdown over it. */
export function isPrizeOnStage({ foto, video }: ShowSettings, phase: ShowPhase): boolean {
  return foto !== '' && !showVideoId(video) && phase !== 'upcoming';
}

/**
 * What is on the stage if there is no video: moving beams of light, the prize's picture, confetti
 * after a win.
 */
export function Lights({ view, show, waiting }: Props) {
  const { phase } = useShowPhase(show?.times ?? null);
  // Who arrives at an open room loads no picture that is dimmed anyway: the click needs the connection.
  const [hasWaited, setHasWaited] = useState(waiting);
  if (waiting && !hasWaited) setHasWaited(true);
  // From the countdown to the button on, the panel is the brightest part of the page. A win lights the stage.
  const dark = !waiting && !hasPlace(view);
  return (
    <div className="lobby-lights" data-view={view} data-dark={dark} aria-hidden="true">
      {show && hasWaited && isPrizeOnStage(show, phase) && (
        <Picture source={showPicture('foto', show.foto)} className="lobby-photo" />
      )}
    </div>
  );
}
