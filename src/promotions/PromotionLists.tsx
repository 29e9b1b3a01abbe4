import type { Promotion } from '../model';
import type { Loaded } from '../ui/useLoaded';
import { LoadError } from './LoadError';
import { messages } from './messages';
import type { PromotionStatus } from './period';
import { CardSkeleton, PromotionCard } from './PromotionCard';
import styles from './PromotionLists.module.css';

const texts = messages.home;

export type ByStatus = Record<Exclude<PromotionStatus, 'incomplete'>, Promotion[]>;

interface Props {
  loaded: Loaded<ByStatus>;
  tryAgain: () => void;
}

/** The published promotions: open, upcoming and ended ones. */
export function PromotionLists({ loaded, tryAgain }: Props) {
  if (loaded.status === 'loading') return <ListSkeleton />;
  if (loaded.status === 'failed') {
    return (
      <section className={styles.section}>
        <h2>{texts.promotions}</h2>
        <div className={`${styles.none} ${styles.failed}`}>
          <LoadError tryAgain={tryAgain} />
        </div>
      </section>
    );
  }
  const { open, notBegun, ended } = loaded.data;
  return (
    <>
      <section className={styles.section}>
        <h2>{texts.promotions}</h2>
        {open.length > 0 ? (
          <Cards promotions={open} status="open" />
        ) : (
          <p className={styles.none}>{texts.none}</p>
        )}
      </section>
      {notBegun.length > 0 && (
        <section className={styles.section}>
          <h2>{texts.upcoming}</h2>
          <Cards promotions={notBegun} status="notBegun" />
        </section>
      )}
      {ended.length > 0 && (
        <section className={styles.section}>
          <h2>{texts.ended}</h2>
          <Cards promotions={ended} status="ended" />
        </section>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <section className={`${styles.section} ${styles.pending}`}>
      <h2>{texts.promotions}</h2>
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      <div className={`card-grid ${styles.cards}`}>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </section>
  );
}

function Cards({ promotions, status }: { promotions: Promotion[]; status: keyof ByStatus }) {
  return (
    <ul className={`card-grid ${styles.cards}`}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} status={status} alone={promotions.length === 1} />
        </li>
      ))}
    </ul>
  );
}
