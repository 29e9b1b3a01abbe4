import { momentText } from '../../base/dates';
import { promotionPath } from '../../base/paths';
import type { Promotion } from '../../model';
import { endText } from '../../promotions/period';
import { pictureOf } from '../../promotions/pictureOf';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { NewTabLink } from '../../ui/NewTabLink';
import { Picture } from '../../ui/Picture';
import { listText } from '../listText';
import { Participants } from './Participants';
import { StateChip } from './StateChip';
import { missingFrom, type ListedPromotion } from './listPromotions';
import { promotionMessages } from './promotionMessages';
import { RESULT_HASH } from './promotionSchema';

const texts = promotionMessages;

interface Props extends ListedPromotion {
  now: Date;
  /** The address of the form for this promotion. */
  formAddress: string;
}

/**
 * A promotion in the team's list: its status, and links to its page and its form. A click anywhere else on
 * the row opens the form, too.
 */
export function PromotionRow({ promotion, state, lacksResult, dropped, now, formAddress }: Props) {
  const { id } = promotion;
  const title = promotion.titulo || texts.untitled;
  const dates = timesText(promotion, now);
  const action = lacksResult ? texts.writeResult : texts.edit;
  return (
    <li>
      <Picture source={pictureOf(promotion)} className="desk-thumb" />
      <div className="desk-row-title">
        <h3>{title}</h3>
        <StateChip state={state} lacksResult={lacksResult} />
      </div>
      <div className="desk-row-text">
        {state === 'hidden' && <p>{texts.hints.hidden}</p>}
        {state === 'incomplete' && <p>{texts.hints.incomplete(missingFrom(promotion))}</p>}
        {dropped.length > 0 && (
          <p>{texts.hints.dropped(listText(dropped.map((name) => texts.labels[name])))}</p>
        )}
        <div className="desk-row-facts">
          {dates && (
            <p className="desk-fact">
              <Icon name="calendar" />
              <span>{dates}</span>
            </p>
          )}
          <Participants promotion={id} hideNobody />
        </div>
      </div>
      <div className="desk-wrap desk-row-actions">
        <ButtonLink
          look={lacksResult ? undefined : 'quiet'}
          covering
          to={lacksResult ? formAddress + RESULT_HASH : formAddress}
          aria-label={texts.actionOn(action, title)}
        >
          {action}
        </ButtonLink>
        {state !== 'hidden' && (
          <NewTabLink href={promotionPath(id)} className="own-line" aria-label={texts.seeOf(title)}>
            {texts.see}
          </NewTabLink>
        )}
      </div>
    </li>
  );
}

/** When the promotion begins or, after that, ends: one date, which fits on a line of a phone. */
function timesText({ inicio, fim }: Promotion, now: Date): string {
  if (inicio && inicio > now) return texts.from(momentText(inicio));
  if (!fim) return '';
  return fim <= now ? texts.over(endText(fim)) : texts.until(endText(fim));
}
