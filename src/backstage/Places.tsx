import { PLACES } from '../model';
import { useArrivals } from './arrivals';
import type { Place } from './liveDocuments';
import { messages } from './messages';
import { phoneText, sinceButton } from './times';

const { place: texts, state } = messages;

interface Props {
  places: Place[];
  /** Others can still be taken. */
  open: boolean;
  /** ms since 1970; null where nobody knows. */
  opensAt: number | null;
}

/** The five places as they are taken, for the person at the door. */
export function Places({ places, open, opensAt }: Props) {
  const { arrived, toggle } = useArrivals();
  const shown = open ? Math.max(PLACES, places.length) : places.length;
  if (shown === 0) return null;
  return (
    <ol className="desk-places" aria-label={texts.list}>
      {Array.from({ length: shown }, (_, index) => {
        const place = places[index];
        if (!place)
          return (
            <li key={index} className="desk-free">
              {state.free}
            </li>
          );
        return (
          <li key={place.ticket}>
            <p className="desk-code">
              <b>{place.code}</b>{' '}
              {opensAt !== null && <span>{texts.after(sinceButton(place.at - opensAt))}</span>}
            </p>
            <label>
              <input
                type="checkbox"
                checked={arrived.has(place.ticket)}
                onChange={() => toggle(place.ticket)}
              />
              {texts.arrived}
              <span className="visually-hidden"> {place.name ?? place.code}</span>
            </label>
            {place.name !== null && <Person place={place} name={place.name} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The winner of a show for registered people. */
function Person({ place: { phone, confirmed }, name }: { place: Place; name: string }) {
  return (
    <div className="desk-person">
      <p>
        {name}
        {phone !== null && <span> {phoneText(phone)}</span>}
      </p>
      {phone !== null && (
        <a
          href={`https://wa.me/55${phone}`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.whatsAppOf(name)}
        >
          {texts.whatsApp}
        </a>
      )}
      {!confirmed && <p className="desk-unconfirmed">{texts.unconfirmed}</p>}
    </div>
  );
}
