import { PLACES } from '../../model';
import type { DeskRoom } from './liveState';
import { placeMessages } from './placeMessages';
import type { TakenPlace } from './takenPlaces';
import { sinceButton } from './times';

const texts = placeMessages.lamps;

interface Props {
  room: DeskRoom;
  places: TakenPlace[];
}

/** A lamp for each place, lit once the place is taken. Below them, when the last click was. */
export function Lamps({ room, places }: Props) {
  return (
    <div className="desk-lamps">
      <p aria-hidden="true">
        {Array.from({ length: PLACES }, (_, index) => (
          <span key={index} data-lit={index < room.taken} />
        ))}
      </p>
      <p>{lineOn(room, places)}</p>
    </div>
  );
}

function lineOn({ open, full, opensAt, taken }: DeskRoom, places: TakenPlace[]): string {
  if (!open && !full) return texts.unfilled(PLACES - taken);
  if (taken === 0) return texts.none;
  const last = places.at(-1);
  return last && opensAt !== null ? texts.last(sinceButton(last.at - opensAt)) : '';
}
