import { config } from '../config';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { Hero, type Show } from './Hero';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { statusOf, type PromotionStatus } from './period';
import { PromotionLists, type ByStatus } from './PromotionLists';
import { Steps } from './Steps';
import styles from './HomePage.module.css';
import { serverNow } from '../serverTime';
import { useLoaded } from '../ui/useLoaded';

/** For the desk's preview, which loads this page's chunk: one of its own would be a request more for each visitor. */
export { PromotionCard } from './PromotionCard';

const texts = messages.home;

/** The maximum of ended promotions on the page. */
const MAX_ENDED = 4;

/** `/`: the show, the promotions, and how the waiting room works. */
export default function HomePage() {
  const { loaded, tryAgain } = useLoaded(readPromotions);
  const { loaded: ofShow, tryAgain: readShowAgain } = useLoaded(readShow);
  const readAgain = () => {
    tryAgain();
    readShowAgain();
  };
  const { registered, times, roomOpen } = ofShow.status === 'ready' ? ofShow.data : NOTHING;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <Hero times={times} roomOpen={roomOpen} registered={registered} />
      <div className={styles.home}>
        <PromotionLists loaded={loaded} tryAgain={readAgain} />
        <Steps times={times} roomOpen={roomOpen} />
        <Card>
          <h2>{texts.organizer}</h2>
          <p>{texts.organizerText(config.organizer.name)}</p>
          <a href={config.organizer.contactLink} className="own-line">
            {config.organizer.contact}
          </a>
        </Card>
      </div>
    </>
  );
}

/** Reads all published promotions with one query. */
async function readPromotions(): Promise<ByStatus> {
  const { db, readPromotions: readPublished } = await loadPromotions();
  const [promotions, time] = await Promise.all([readPublished(db), serverNow()]);
  // If the server's time is unknown, the device's is precise enough for a list. A promotion's page shows the exact status.
  const now = time ?? new Date();
  const inStatus = (status: PromotionStatus) =>
    promotions.filter((promotion) => statusOf(promotion, now) === status);
  return {
    open: inStatus('open').reverse(),
    notBegun: inStatus('notBegun').reverse(),
    ended: inStatus('ended').slice(0, MAX_ENDED),
  };
}

const NOTHING: Show = { registered: null, times: null, roomOpen: false };

/** Reads three documents. A document that cannot be read is treated as missing. */
async function readShow(): Promise<Show> {
  const { db, readRegistered, readTimes, isRoomOpen } = await loadPromotions();
  const [registered, times, roomOpen] = await Promise.all([
    readRegistered(db),
    readTimes(db),
    isRoomOpen(db),
  ]);
  return { registered, times, roomOpen };
}
