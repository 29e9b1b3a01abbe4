import { momentText } from '../../base/dates';
import { promotionPath } from '../../base/paths';
import type { Promotion } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Star } from '../../ui/Logo';
import { Picture } from '../../ui/Picture';
import { Lines } from '../../ui/loading/Loading';
import { Paragraphs } from '../Paragraphs';
import { TimeLeft } from '../TimeLeft';
import { publicPromotionMessages } from '../messages';
import { JoinedHereMark } from '../participations/JoinedMark';
import { deadlineText, endText, type PromotionStatus } from '../period';
import { pictureOf } from '../pictureOf';
import styles from './PromotionCard.module.css';

const texts = publicPromotionMessages.card;

interface Props {
  promotion: Promotion;
  status: Exclude<PromotionStatus, 'incomplete'>;
  /** The time for which `status` was computed. */
  now: Date;
  /** Whether the card is alone in its list; such a card of an open promotion is as wide as the page. */
  alone?: boolean;
}

/** A promotion in a list: a large card if it is open, a small one with the picture at the side if not. */
export function PromotionCard({ promotion, status, now, alone = false }: Props) {
  const { id, titulo, fim, resultado } = promotion;
  const date = dateTextOf(promotion, status);
  const link = status === 'ended' && resultado ? texts.result : texts.link;
  const look = status !== 'open' ? styles.small : alone ? styles.alone : styles.upright;
  return (
    <article className={`${styles.card} ${look}`}>
      <Picture source={pictureOf(promotion)} className={styles.picture} />
      <h3 className="three-lines">{titulo || publicPromotionMessages.untitled}</h3>
      {date && (
        <p className={styles.when}>
          {status === 'open' && <Icon name="calendar" />}
          <span>
            {date.replace(/ de (?=[a-z])/, '\u00a0de\u00a0').replace(/(às?) /, '$1\u00a0')}{' '}
            {status === 'open' && fim && <TimeLeft end={fim} now={now} />}
          </span>
        </p>
      )}
      <JoinedHereMark promotionId={id} ended={status === 'ended'} />
      {status === 'ended' && <Paragraphs text={resultado} />}
      <ButtonLink
        covering
        look={status === 'open' ? 'quiet' : 'plain'}
        className={styles.link}
        to={promotionPath(id)}
        aria-label={`${link}: ${titulo || publicPromotionMessages.untitled}`}
      >
        {link}
      </ButtonLink>
    </article>
  );
}

function dateTextOf({ inicio, fim }: Promotion, status: Props['status']): string | null {
  if (status === 'notBegun') return inicio && texts.from(momentText(inicio));
  return fim && texts.until(status === 'open' ? deadlineText(fim) : endText(fim));
}

/** The placeholder of a card, as large as a real one: a calm area with a star in place of the picture. */
export function CardSkeleton() {
  return (
    <div className={`${styles.card} ${styles.skeleton}`}>
      <div className={styles.picture}>
        <Star size={48} />
      </div>
      <Lines texts={1} />
    </div>
  );
}
