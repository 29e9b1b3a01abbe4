import type { StoredDocument } from '../../base/fields';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PartHeading } from '../PartHeading';
import { PromotionRow } from './PromotionRow';
import { listPromotions } from './listPromotions';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages;

interface Props {
  promotions: StoredDocument[];
  now: Date;
  /** The address of the form for a promotion; an empty id means a new promotion. */
  formAddress: (id: string) => string;
}

/** The list of all promotions, hidden ones too. */
export function PromotionList({ promotions, now, formAddress }: Props) {
  if (promotions.length === 0) return <NoPromotions createAddress={formAddress('')} />;
  const list = listPromotions(promotions, now);
  // While a result is missing, the main button is the one that writes it.
  const createLook = list.some(({ lacksResult }) => lacksResult) ? 'quiet' : undefined;
  return (
    <Card aria-labelledby="promocoes">
      <div className="desk-wrap desk-list-head">
        <PartHeading id="promocoes">{texts.heading}</PartHeading>
        <ButtonLink look={createLook} to={formAddress('')}>
          {texts.create}
        </ButtonLink>
      </div>
      <ul className="desk-promotions">
        {list.map((listed) => (
          <PromotionRow
            key={listed.promotion.id}
            {...listed}
            now={now}
            formAddress={formAddress(listed.promotion.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

function NoPromotions({ createAddress }: { createAddress: string }) {
  return (
    <Card stage="star" centered className="desk-empty" aria-labelledby="promocoes">
      <PartHeading id="promocoes">{texts.none}</PartHeading>
      <p>{texts.meaning}</p>
      <ButtonLink to={createAddress}>{texts.createFirst}</ButtonLink>
    </Card>
  );
}
