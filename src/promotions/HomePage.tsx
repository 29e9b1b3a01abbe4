import { Link } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { messages as authMessages } from '../auth/messages';
import { LOGIN_PATH, ROOM_PATH, SIGN_UP_PATH } from '../paths';
import { config } from '../config';
import type { Promotion, ShowTimes } from '../model';
import { CalendarLinks } from '../show/CalendarLinks';
import { Countdown } from '../show/Countdown';
import { LiveBadge } from '../show/LiveBadge';
import { messages as showTexts } from '../show/messages';
import { useShowPhase } from '../show/useShowPhase';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { statusOf, type PromotionStatus } from './period';
import { CardToCome, PromotionCard } from './PromotionCard';
import styles from './HomePage.module.css';
import { serverNow } from '../serverTime';
import { useLoaded } from '../ui/useLoaded';
import { LoadError } from './LoadError';

const texts = messages.home;

/** How many promotions that are over the page shows. */
const MAX_ENDED = 4;

/** From this number of people on, the counter says something about the show. */
const MIN_REGISTERED = 1_000;

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
        {loaded.status === 'ready' ? (
          <Promotions {...loaded.data} />
        ) : (
          <section className={`${styles.section} ${loaded.status === 'loading' ? styles.pending : ''}`}>
            <h2>{texts.promotions}</h2>
            {loaded.status === 'failed' ? (
              <div className={styles.none}>
                <LoadError tryAgain={readAgain} />
              </div>
            ) : (
              <>
                <p className="visually-hidden" role="status">
                  {messages.loading}
                </p>
                <div className={styles.cards}>
                  <CardToCome />
                  <CardToCome />
                  <CardToCome />
                </div>
              </>
            )}
          </section>
        )}
        <Steps times={times} roomOpen={roomOpen} />
        <Card>
          <h2>{texts.organizer}</h2>
          <p>{texts.organizerText(config.organizer.name)}</p>
          <a href={config.organizer.contactLink}>{config.organizer.contact}</a>
        </Card>
      </div>
    </>
  );
}

function Hero({ times, roomOpen, registered }: Show) {
  const { phase, now } = useShowPhase(times, roomOpen);
  return (
    <section className={`on-stage wide ${styles.hero}`}>
      {phase === 'live' && <LiveBadge className={styles.live} />}
      <h1>{texts.heading}</h1>
      <div className={styles.when}>
        {phase === 'upcoming' && times && now ? (
          <Countdown begin={times.begin} now={now} />
        ) : (
          <>
            {(phase === 'soon' || phase === 'over') && <p>{showTexts[phase]}</p>}
            <p>{texts.text}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {phase === 'live' ? <ButtonLink to={ROOM_PATH}>{texts.enterRoom}</ButtonLink> : <Account />}
      </div>
      <p className={styles.registered}>
        <Greeting />
        {registered !== null && registered >= MIN_REGISTERED && (
          <span>
            <b>{registered.toLocaleString('pt-BR')}</b>
            {texts.registered}
          </span>
        )}
      </p>
    </section>
  );
}

/** The next step of a visitor while there is no live show. */
function Account() {
  const { state } = useAuth();
  if (state.status === 'loading') return <p role="status">{state.offline && authMessages.offline}</p>;
  if (state.status === 'signedIn') return <ButtonLink to={ROOM_PATH}>{texts.showLink}</ButtonLink>;
  return (
    <>
      <ButtonLink to={SIGN_UP_PATH}>{texts.signUp}</ButtonLink>
      <Link to={LOGIN_PATH}>{texts.login}</Link>
    </>
  );
}

function Greeting() {
  const { state } = useAuth();
  return state.status === 'signedIn' && <span>{texts.greeting(state.profile.name)}</span>;
}

/** What happens in the waiting room. */
function Steps({ times, roomOpen }: Pick<Show, 'times' | 'roomOpen'>) {
  return (
    <section className={styles.section}>
      <h2>{texts.steps}</h2>
      <ol className={styles.steps}>
        {texts.stepList.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.onward}>
        <ButtonLink to={ROOM_PATH}>{texts.showLink}</ButtonLink>
        {times && <CalendarLinks times={times} roomOpen={roomOpen} />}
      </div>
    </section>
  );
}

function Promotions({ open, notBegun, ended }: ByStatus) {
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

function Cards({ promotions, status }: { promotions: Promotion[]; status: keyof ByStatus }) {
  return (
    <ul className={styles.cards}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} status={status} />
        </li>
      ))}
    </ul>
  );
}

type ByStatus = Record<Exclude<PromotionStatus, 'incomplete'>, Promotion[]>;

/** One query. */
async function readPromotions(): Promise<ByStatus> {
  const { db, readPromotions: readPublished } = await loadPromotions();
  const [promotions, time] = await Promise.all([readPublished(db), serverNow()]);
  // Without the server's time the device's is precise enough for a list. The promotion's page shows the exact status.
  const now = time ?? new Date();
  const inStatus = (status: PromotionStatus) =>
    promotions.filter((promotion) => statusOf(promotion, now) === status);
  return {
    open: inStatus('open').reverse(),
    notBegun: inStatus('notBegun').reverse(),
    ended: inStatus('ended').slice(0, MAX_ENDED),
  };
}

interface Show {
  registered: number | null;
  times: ShowTimes | null;
  roomOpen: boolean;
}

const NOTHING: Show = { registered: null, times: null, roomOpen: false };

/** Reads three documents. The page also works without them. */
async function readShow(): Promise<Show> {
  const { db, readRegistered, readTimes, isRoomOpen } = await loadPromotions();
  const [registered, times, roomOpen] = await Promise.all([
    readRegistered(db),
    readTimes(db),
    isRoomOpen(db),
  ]);
  return { registered, times, roomOpen };
}
