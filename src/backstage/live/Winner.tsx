import type { ReactNode } from 'react';
import { phoneText } from '../../base/texts';
import { warningLook } from '../../ui/form/useFieldNotes';
import { placeMessages } from './placeMessages';
import type { TakenPlace } from './takenPlaces';

const texts = placeMessages;

interface Props {
  place: TakenPlace;
  /** The seconds from the button to the click; empty if they are not known. */
  after: string;
  /** What to show if this winner's name is not known although others' are; null if nobody's is. */
  nameless: string | null;
  /** The box that says whether the winner has arrived. */
  children: ReactNode;
}

/**
 * A winner's code, which the winner's phone also shows. In a show for registered people, also the name and
 * the links that call the winner.
 */
export function Winner({ place, after, nameless, children }: Props) {
  const { name, code, phone, confirmed, samePhoneAs } = place;
  const title = name ?? nameless;
  const doubts = [
    ...(name !== null && !confirmed ? [texts.unconfirmed] : []),
    ...(samePhoneAs !== null ? [texts.samePhone(samePhoneAs)] : []),
  ];
  return (
    <>
      {title !== null && <p className="desk-name">{title}</p>}
      <div className="desk-click">
        <p className="desk-code">{code}</p>
        {after && <p className="desk-after">{texts.after(after)}</p>}
      </div>
      {doubts.length > 0 && <p className={`${warningLook} desk-doubts`}>{doubts.join(' ')}</p>}
      <div className="desk-calls">
        {phone !== null && (
          <>
            <a
              className="desk-dial"
              href={`tel:+55${phone}`}
              aria-label={texts.callTo(phoneText(phone), name ?? code)}
            >
              <span className="desk-call">{texts.call}</span>
              <span className="desk-phone-number">{phoneText(phone)}</span>
            </a>
            <a
              className="desk-whatsapp"
              href={`https://wa.me/55${phone}`}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.whatsAppOf(name ?? code)}
            >
              {texts.whatsApp}
            </a>
          </>
        )}
        {children}
      </div>
    </>
  );
}
