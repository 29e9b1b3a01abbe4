import { useAuth } from '../auth/AuthContext';
import { messages as authMessages } from '../auth/messages';
import { SIGN_UP_PATH } from '../paths';
import { config } from '../config';
import type { Promotion } from '../model';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { statusOf } from './period';
import { PromotionCard } from './PromotionCard';
import styles from './promotions.module.css';
import { serverNow } from './serverTime';
import { useLoaded } from '../ui/useLoaded';
import { Loading } from '../ui/Loading';
import { LoadError } from './LoadError';

const texts = messages.home;

/** `/`: the brand, the open promotions and a link to the live show. */
export function HomePage() {
  const { loaded, tryAgain } = useLoaded(readOpen);
  const { loaded: ofShow, tryAgain: readFiguresAgain } = useLoaded(readFigures);
  const readAgain = () => {
    tryAgain();
    readFiguresAgain();
  };
  const figures = ofShow.status === 'ready' ? ofShow.data : null;
  return (
    <div className={styles.home}>
      <PageHead title={texts.title} description={texts.description} />
      <section className={`on-stage ${styles.hero}`}>
        <h1>{texts.heading(config.brandName)}</h1>
        <p>{texts.text}</p>
        <div className={styles.account}>
          <Account />
        </div>
        <p className={styles.registered}>{figures?.registered && texts.registered(figures.registered)}</p>
      </section>
      <Card className={styles.show}>
        <h2>{texts.show}</h2>
        {figures?.live && <span className={styles.live}>{texts.live}</span>}
        <p>{texts.showText}</p>
        <ButtonLink quiet to="/sala-de-espera">
          {texts.showLink}
        </ButtonLink>
      </Card>
      <section className={styles.promotions}>
        <h2>{texts.promotions}</h2>
        {loaded.status === 'loading' && <Loading />}
        {loaded.status === 'failed' && <LoadError tryAgain={readAgain} />}
        {loaded.status === 'ready' && <Promotions open={loaded.data} />}
      </section>
    </div>
  );
}

function Account() {
  const { state } = useAuth();
  if (state.status === 'loading') return <p role="status">{state.offline && authMessages.offline}</p>;
  if (state.status === 'signedIn') {
    return (
      <>
        <p>{texts.greeting(state.profile.name)}</p>
        <ButtonLink quiet to="/profile">
          {texts.profile}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to={SIGN_UP_PATH}>{texts.signUp}</ButtonLink>
      <ButtonLink quiet to="/login">
        {texts.login}
      </ButtonLink>
    </>
  );
}

function Promotions({ open }: { open: Promotion[] }) {
  if (open.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className={styles.cards}>
      {open.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}

/** One query. */
async function readOpen(): Promise<Promotion[]> {
  const { db, readPromotions } = await loadPromotions();
  const [promotions, now] = await Promise.all([readPromotions(db), serverNow()]);
  // Without the server's time the device's is precise enough for a list. The promotion's page shows the exact status.
  return promotions.filter((promotion) => statusOf(promotion, now ?? new Date()) === 'open').reverse();
}

/** Reads two documents, or three if no video is set. The page also works without them. */
async function readFigures() {
  const { db, readRegistered, readLive } = await loadPromotions();
  const [registered, live] = await Promise.all([readRegistered(db), readLive(db)]);
  return { registered, live };
}
