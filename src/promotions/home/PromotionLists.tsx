import type { Promotion } from '../../model';
import { Card } from '../../ui/Card';
import { LoadError } from '../../ui/loading/LoadError';
import type { Loaded } from '../../ui/loading/useLoaded';
import { uiMessages } from '../../ui/messages';
import { publicPromotionMessages } from '../messages';
import type { PromotionStatus } from '../period';
import { CardSkeleton, PromotionCard } from './PromotionCard';
import styles from './PromotionLists.module.css';

const texts = publicPromotionMessages.home;

/** The promotions by status, computed for the time `now`. */
export type ByStatus = Record<Exclude<PromotionStatus, 'incomplete'>, Promotion[]> & { now: Date };

interface Props {
  loaded: Loaded<ByStatus>;
  tryAgain: () => void;
}

/** The lists of the open, upcoming and ended promotions. */
export function PromotionLists({ loaded, tryAgain }: Props) {
  if (loaded.status === 'loading') return <ListSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <section className="stack">
        <h2>{texts.promotions}</h2>
        <Card failed centered>
          <h3>{texts.notLoaded}</h3>
          <LoadError tryAgain={tryAgain} />
        </Card>
      </section>
    );
  }
  const { now, open, notBegun, ended } = loaded.data;
  return (
    <>
      <section className="stack">
        <h2>{texts.promotions}</h2>
        {open.length > 0 ? (
          <Cards promotions={open} status="open" now={now} />
        ) : (
          <Card icon="calendar" centered className="closed-stage">
            <h3>{texts.none}</h3>
            <p>{texts.soon}</p>
          </Card>
        )}
      </section>
      {notBegun.length + ended.length > 0 && (
        <div className={styles.others}>
          {notBegun.length > 0 && (
            <section className="stack">
              <h2>{texts.upcoming}</h2>
              <Cards promotions={notBegun} status="notBegun" now={now} />
            </section>
          )}
          {ended.length > 0 && (
            <section className="stack">
              <h2>{texts.ended}</h2>
              <Cards promotions={ended} status="ended" now={now} />
            </section>
          )}
        </div>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <section className={`stack ${styles.pending}`}>
      <h2>{texts.promotions}</h2>
      <p className="visually-hidden" role="status">
        {uiMessages.loading}
      </p>
      <div className="side-by-side">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </section>
  );
}

interface CardsProps {
  promotions: Promotion[];
  status: Exclude<keyof ByStatus, 'now'>;
  now: Date;
}

function Cards({ promotions, status, now }: CardsProps) {
  return (
    <ul className={`side-by-side ${status === 'open' ? '' : styles.small}`}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard {...{ promotion, status, now }} alone={promotions.length === 1} />
        </li>
      ))}
    </ul>
  );
}
