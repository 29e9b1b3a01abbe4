import type { CSSProperties } from 'react';
import { PLACES } from '../../model';
import { Card } from '../../ui/Card';
import { checkboxLook } from '../../ui/form/Field';
import { Winner } from './Winner';
import type { DeskRoom } from './liveState';
import { placeMessages } from './placeMessages';
import type { TakenPlace } from './takenPlaces';
import { sinceButton } from './times';
import { useArrivals } from './useArrivals';

const texts = placeMessages;

interface Props {
  places: TakenPlace[];
  room: Pick<DeskRoom, 'open' | 'opensAt' | 'taken'>;
}

/** The room's places with their winners, for the team member who lets winners into the video call. */
export function Places({ places, room: { open, opensAt, taken } }: Props) {
  const empty = taken === 0;
  return (
    <Card panel className="desk-winners" aria-labelledby="vagas">
      <h2 id="vagas">{empty && open ? texts.headingBefore : texts.heading}</h2>
      {empty && <p>{open ? texts.before : texts.nobody}</p>}
      {(open || !empty) && (
        <PlaceList
          places={places}
          opensAt={opensAt}
          counted={taken - places.length}
          free={open ? Math.max(PLACES - taken, 0) : 0}
        />
      )}
    </Card>
  );
}

interface ListProps {
  places: TakenPlace[];
  /** When the button 'Entrar' appeared to visitors, in ms since 1970; null if that is not known. */
  opensAt: number | null;
  /**
   * How many clicks have been counted without a ticket: for a moment after a click, or because somebody has
   * written the count in Firebase's console.
   */
  counted?: number;
  free?: number;
  /** `rows` draws the places as plain rows instead of boxes. */
  look?: 'rows';
}

/**
 * The list of a room's places. Above it, how many winners have arrived, and what the winners' codes are for.
 */
export function PlaceList({ places, opensAt, counted = 0, free = 0, look }: ListProps) {
  const { arrived, toggle } = useArrivals();
  const named = places.some(({ name }) => name !== null);
  const missing = places.filter(({ ticket }) => !arrived.has(ticket)).length;
  return (
    <>
      {places.length > 0 && (
        <div className="desk-arrivals">
          <p>
            <strong>{texts.missing(missing)}</strong>
          </p>
          <p aria-hidden="true">
            <b>
              {places.length - missing}/{places.length}
            </b>
            {texts.ticked(places.length - missing)}
          </p>
          <p>{named ? texts.codes : texts.onlyCodes}</p>
        </div>
      )}
      <ol
        className={`desk-places ${look === 'rows' ? 'desk-places-rows' : ''}`}
        data-named={named}
        style={{ '--free': free } as CSSProperties}
        aria-label={texts.list}
      >
        {places.map((place) => (
          <li key={place.ticket}>
            <Winner
              place={place}
              after={opensAt === null ? '' : sinceButton(place.at - opensAt)}
              nameless={named ? texts.nameless : null}
            >
              <label className={`${checkboxLook} desk-arrived`}>
                <input
                  type="checkbox"
                  checked={arrived.has(place.ticket)}
                  onChange={() => toggle(place.ticket)}
                />
                {texts.arrived}
                <span className="visually-hidden"> {place.name ?? place.code}</span>
              </label>
            </Winner>
          </li>
        ))}
        <NoWinners text={texts.counted} places={counted} />
        <NoWinners text={texts.free} places={free} look="desk-free" />
      </ol>
    </>
  );
}

function NoWinners({ text, places, look = '' }: { text: string; places: number; look?: string }) {
  return Array.from({ length: places }, (_, index) => (
    <li key={index} className={`desk-no-winner ${look}`}>
      {text}
    </li>
  ));
}
