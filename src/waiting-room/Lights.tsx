import type { RoomView } from './session/roomView';

/** Moving beams of light on the stage while there is no video; confetti after a win. */
export function Lights({ view }: Pick<RoomView, 'view'>) {
  return <span className="lobby-lights" data-view={view} aria-hidden="true" />;
}
