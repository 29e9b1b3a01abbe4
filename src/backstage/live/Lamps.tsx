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
  if (!last || opensAt === null) return '';
  // 'The last place' is said of a full room only, or somebody may close a room that has free places.
  return (full ? texts.lastPlace : texts.lastClick)(sinceButton(last.at - opensAt));
}
