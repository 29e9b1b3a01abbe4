import { approximateNow } from '../base/approximateTime';
import { ShowBar } from '../show/bar/ShowBar';
import { useShow } from '../show/watch/useShow';
import { PageHead } from '../ui/PageHead';
import { useLoaded } from '../ui/loading/useLoaded';
import { Hero } from './home/Hero';
import { PromotionLists, type ByStatus } from './home/PromotionLists';
import { Steps } from './home/Steps';
import { loadPromotions, loadShow } from './loadPromotions';
import { publicPromotionMessages } from './messages';
import { statusOf, type PromotionStatus } from './period';
import { useReadAgain } from './useReadAgain';
import styles from './HomePage.module.css';

/**
 * The card is exported from here for the team's preview, which loads this page's chunk. A separate chunk for
 * the card would cost every visitor one more request.
 */
export { PromotionCard } from './home/PromotionCard';

const texts = publicPromotionMessages.home;

/** How many ended promotions the page shows. */
const MAX_ENDED = 4;

/**
 * The promotions that this visit has read last. The page begins with them, so that whoever comes back finds
 * it as high as it was: the browser restores the scroll position before the promotions can be read again.
 */
let lastRead: ByStatus | null = null;

/** The home page: the show, the promotions, and how the waiting room works. */
export default function HomePage() {
  const show = useShow(loadShow);
  const { loaded, tryAgain } = useLoaded(readByStatus);
  const { loaded: registered, tryAgain: countAgain } = useLoaded(readCount);
  const readAgain = () => {
    tryAgain();
    countAgain();
    // Ignores an error, because `useShow` keeps trying by itself.
    loadShow().catch(() => {});
  };
  useReadAgain(loaded, tryAgain);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <ShowBar show={show} />
      <Hero show={show} registered={registered.status === 'ready' ? registered.data : null} />
      <div className={styles.home}>
        <PromotionLists
          loaded={loaded.status !== 'ready' && lastRead ? { status: 'ready', data: lastRead } : loaded}
          tryAgain={readAgain}
        />
        <Steps show={show} />
      </div>
    </>
  );
}

/** Reads the published promotions with one query, and sorts them by status. */
async function readByStatus(): Promise<ByStatus> {
  const { db, readPromotions } = await loadPromotions();
  // If the server's time is unknown, the device's suffices here: a promotion's own page needs the server's.
  const [promotions, now] = await Promise.all([readPromotions(db), approximateNow()]);
  const inStatus = (status: PromotionStatus) =>
    promotions.filter((promotion) => statusOf(promotion, now) === status);
  return (lastRead = {
    now,
    open: inStatus('open').reverse(),
    notBegun: inStatus('notBegun').reverse(),
    ended: inStatus('ended').slice(0, MAX_ENDED),
  });
}

/** Reads how many people are registered. */
async function readCount(): Promise<number | null> {
  const { db, readRegistered } = await loadPromotions();
  return readRegistered(db);
}
