import { promotionIn } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import type { Stored } from '../live/liveDocuments';
import { PartHeading } from '../PartHeading';
import { stateOf, STATES } from './promotionFields';
import { promotionMessages } from './promotionMessages';
import { PromotionRow } from './PromotionRow';

const texts = promotionMessages;

interface Props {
  promotions: Stored[];
  now: Date;
  /** Of the form of the promotion with this id. */
  formAddress: (id: string) => string;
}

/** All promotions by their state, those with the latest end first. */
export function PromotionList({ promotions, now, formAddress }: Props) {
  if (promotions.length === 0) return <NoPromotions createAddress={formAddress('')} />;
  const orderOf = (promotion: Stored) => STATES.indexOf(stateOf(promotion, now));
  const sorted = [...promotions].sort(
    (one, other) => orderOf(one) - orderOf(other) || endOf(other) - endOf(one),
  );
  return (
    <Card aria-labelledby="promocoes">
      <div className="desk-list-head">
        <PartHeading id="promocoes">{texts.heading}</PartHeading>
        <ButtonLink to={formAddress('')}>{texts.create}</ButtonLink>
      </div>
      <ul className="desk-promotions">
        {sorted.map((stored) => (
          <PromotionRow key={stored.id} stored={stored} now={now} address={formAddress(stored.id)} />
        ))}
      </ul>
    </Card>
  );
}

function NoPromotions({ createAddress }: { createAddress: string }) {
  return (
    <Card stage centered className="desk-empty" aria-labelledby="promocoes">
      <PartHeading id="promocoes">{texts.none}</PartHeading>
      <p>{texts.meaning}</p>
      <ButtonLink to={createAddress}>{texts.createFirst}</ButtonLink>
    </Card>
  );
}

function endOf({ id, fields }: Stored): number {
  return promotionIn(id, fields).fim?.getTime() ?? 0;
}
