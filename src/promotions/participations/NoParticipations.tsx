import { approximateNow } from '../../base/approximateTime';
import { promotionPath } from '../../base/paths';
import type { Promotion } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { useLoaded } from '../../ui/loading/useLoaded';
import { loadPromotions } from '../loadPromotions';
import { statusOf } from '../period';
import { pictureOf } from '../pictureOf';
import { ownMessages } from './ownMessages';

const texts = ownMessages.participations;

/** Shown in place of the list while there are no participations: an open promotion, if there is one. */
export function NoParticipations() {
  const { loaded } = useLoaded(anyOpenPromotion);
  const promotion = loaded.status === 'ready' ? loaded.data : undefined;
  return (
    <div className="own-tickets-none">
      <Picture source={promotion ? pictureOf(promotion) : null} className="own-tickets-stage" />
      <p>{texts.none}</p>
      {promotion ? (
        <>
          <div>
            <p>{texts.suggestion}</p>
            <h3>{promotion.titulo}</h3>
          </div>
          <ButtonLink to={promotionPath(promotion.id)}>{texts.promotion}</ButtonLink>
          <ButtonLink look="plain" to="/">
            {texts.promotions}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink to="/">{texts.promotions}</ButtonLink>
      )}
    </div>
  );
}

/** An open promotion; undefined if there is none. */
async function anyOpenPromotion(): Promise<Promotion | undefined> {
  const [{ db, readSomeEndingAfter }, now] = await Promise.all([loadPromotions(), approximateNow()]);
  const promotions = await readSomeEndingAfter(db, now);
  return promotions.find((promotion) => statusOf(promotion, now) === 'open');
}
