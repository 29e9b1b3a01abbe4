import { momentText, zoneNote } from '../base/dates';
import { ROOM_PATH } from '../base/paths';
import { useShow } from '../show/watch/useShow';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { loadShowWhenIdle } from './loadPromotions';
import { publicPromotionMessages } from './messages';

const texts = publicPromotionMessages.promotion;

/** A card that leads from a promotion to the show. `className` only positions it. */
export function ShowCard({ className }: { className?: string | undefined }) {
  const { phase, settings } = useShow(loadShowWhenIdle);
  const times = phase === 'upcoming' ? settings.times : null;
  return (
    <Card panel centered className={className}>
      <h2>{texts.show}</h2>
      <p>{times ? texts.nextShow(momentText(times.begin) + zoneNote(times.begin)) : texts.anyShow}</p>
      <ButtonLink look="quiet" full to={ROOM_PATH}>
        {publicPromotionMessages.home.showLink}
      </ButtonLink>
    </Card>
  );
}
