import type { RoomView } from './session/roomView';

/** Beams of light, and after a win confetti, that move on the stage while there is no video. */
export function Lights({ view }: Pick<RoomView, 'view'>) {
  return <span className="lobby-lights" data-view={view} aria-hidden="true" />;
}
