import { momentText } from '../../dates';
import { promotionIn, type Promotion } from '../../model';
import { promotionPath } from '../../paths';
import { endText } from '../../promotions/period';
import { pictureOf } from '../../promotions/pictureOf';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import type { Stored } from '../live/liveDocuments';
import { Participants } from './Participants';
import { stateOf } from './promotionFields';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages;

interface Props {
  stored: Stored;
  now: Date;
  /** Of its form. */
  address: string;
}

/** A promotion in the list of all: how it stands, and the way to its form and to its page. */
export function PromotionRow({ stored, now, address }: Props) {
  const { id, fields } = stored;
  const promotion = promotionIn(id, fields);
  const state = stateOf(stored, now);
  const title = promotion.titulo || texts.untitled;
  const dates = timesText(promotion, now);
  return (
    <li>
      <Picture source={pictureOf(promotion)} className="desk-thumb" />
      <div className="desk-row-text">
        <h3>{title}</h3>
        <p className="desk-chips">
          <b className={`desk-chip desk-chip-${state}`}>{texts.states[state]}</b>
          {state === 'ended' && !promotion.resultado && (
            <b className="desk-chip desk-chip-incomplete">{texts.noResult}</b>
          )}
        </p>
        {(state === 'hidden' || state === 'incomplete') && <p>{texts.hints[state]}</p>}
        {dates && (
          <p className="desk-fact">
            <Icon name="calendar" />
            <span>{dates}</span>
          </p>
        )}
        <p className="desk-fact">
          <Icon name="person" />
          <span>
            <Participants promotion={id} />
          </span>
        </p>
      </div>
      <div className="desk-row-actions">
        <ButtonLink quiet to={address} aria-label={texts.editOf(title)}>
          {texts.edit}
        </ButtonLink>
        {fields.publicada === true && (
          <a
            href={promotionPath(id)}
            target="_blank"
            rel="noopener"
            className="own-line"
            aria-label={texts.seeOf(title)}
          >
            {texts.see}
          </a>
        )}
      </div>
    </li>
  );
}

function timesText({ inicio, fim }: Promotion, now: Date): string {
  if (fim && fim <= now) return texts.over(endText(fim));
  const begin = inicio && inicio > now ? [texts.from(momentText(inicio))] : [];
  return [...begin, ...(fim ? [texts.until(endText(fim))] : [])].join(' ');
}
