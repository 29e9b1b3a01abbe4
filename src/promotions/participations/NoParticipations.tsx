import { approximateNow } from '../../base/approximateTime';
import { promotionPath } from '../../base/paths';
import type { Promotion } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { useLoaded } from '../../ui/loading/useLoaded';
import { uiMessages } from '../../ui/messages';
import { loadPromotions } from '../loadPromotions';
import { publicPromotionMessages } from '../messages';
import { statusOf } from '../period';
import { pictureOf } from '../pictureOf';
import { ownMessages } from './ownMessages';

const texts = ownMessages.participations;

/**
 * Shown in place of the list while there are no participations, with an open promotion if there is one. The
 * promotion takes the place of the home page on the button, so that nothing moves when it has loaded.
 * @param props `left`: the id of the promotion that the person has just left, which is not suggested again
 */
export function NoParticipations({ left }: { left: string | undefined }) {
  const { loaded } = useLoaded(readOpenPromotions);
  const open = loaded.status === 'ready' ? loaded.data : [];
  const suggested = open.find(({ id }) => id !== left);
  return (
    <div className="own-tickets-none">
      <Picture source={suggested ? pictureOf(suggested) : null} className="own-tickets-suggestion" />
      <p>{texts.none}</p>
      {suggested && (
        <p>
          {texts.suggestion} <strong className="own-tickets-title three-lines">{suggested.titulo}</strong>
        </p>
      )}
      <ButtonLink to={suggested ? promotionPath(suggested.id) : '/'}>
        {suggested ? publicPromotionMessages.card.link : uiMessages.toPromotions}
      </ButtonLink>
    </div>
  );
}

/** Some open promotions; none if they cannot be read, because they are only a suggestion. */
async function readOpenPromotions(): Promise<Promotion[]> {
  try {
    const [{ db, readSomeEndingAfter }, now] = await Promise.all([loadPromotions(), approximateNow()]);
    const promotions = await readSomeEndingAfter(db, now);
    return promotions.filter((promotion) => statusOf(promotion, now) === 'open');
  } catch {
    return [];
  }
}
