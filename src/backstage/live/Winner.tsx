import { phoneText } from '../../base/texts';
import { Outline } from '../../ui/Icon';
import { liveMessages } from './liveMessages';
import type { TakenPlace } from './takenPlaces';

const texts = liveMessages.place;

/** SVG paths in a view box of 24 by 24. Not in Icon.tsx, because visitors load that file. */
const HANDSET =
  'M7 4h2.5l1.5 4-2 1.5a10 10 0 0 0 5.5 5.5l1.5-2 4 1.5V17a3 3 0 0 1-3 3A14 14 0 0 1 4 7a3 3 0 0 1 3-3z';
const BUBBLE =
  'm3.5 20.5 1.3-4.5a8.5 8.5 0 1 1 3.2 3.2zM9.2 8.2h1l.7 1.9-.9.8a5 5 0 0 0 2.6 2.6l.8-.9 1.9.7v1a1.2 1.2 0 0 1-1.3 1.2A6.3 6.3 0 0 1 8 9.5a1.2 1.2 0 0 1 1.2-1.3z';

interface Props {
  place: TakenPlace;
  /** The seconds from the button to the click; empty if they are not known. */
  after: string;
  /** What to show if this winner's name is not known although others' are; null if nobody's is. */
  nameless: string | null;
}

/**
 * A winner's code, which the winner's phone also shows. In a show for registered people, also the name and
 * the links that call the winner.
 */
export function Winner({ place: { name, code, phone, confirmed }, after, nameless }: Props) {
  const title = name ?? nameless;
  return (
    <>
      {title !== null && <p className="desk-name">{title}</p>}
      <p className="desk-code">{code}</p>
      {after && <p className="desk-after">{texts.after(after)}</p>}
      {name !== null && !confirmed && <p className="desk-unconfirmed">{texts.unconfirmed}</p>}
      {phone !== null && (
        <p className="desk-contact">
          <a href={`tel:+55${phone}`} aria-label={texts.callTo(phoneText(phone), name ?? code)}>
            <Outline d={HANDSET} />
            <span>{phoneText(phone)}</span>
          </a>
          <a
            href={`https://wa.me/55${phone}`}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.whatsAppOf(name ?? code)}
          >
            <Outline d={BUBBLE} />
            <span>{texts.whatsApp}</span>
          </a>
        </p>
      )}
    </>
  );
}
