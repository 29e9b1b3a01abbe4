import { Link } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { SIGN_UP_PATH } from '../auth/paths';
import { config } from '../config';
import type { Promotion } from '../model';
import { PageHead } from '../ui/PageHead';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { phaseOf } from './period';
import { PromotionCard } from './PromotionCard';
import styles from './promotions.module.css';
import { serverNow } from './serverTime';
import { useLoaded } from './useLoaded';
import { Failed, Waiting } from './Waiting';

const texts = messages.home;

/** `/`: the brand, the open promotions and the way to the live show. */
export function HomePage() {
  const { loaded, tryAgain } = useLoaded(readOpen);
  const { loaded: ofShow } = useLoaded(readFigures);
  const figures = ofShow.status === 'ready' ? ofShow.data : null;
  return (
    <>
      <PageHead title={texts.title} />
      <section className={styles.card}>
        <h1>{texts.heading(config.brandName)}</h1>
        <p>{texts.text}</p>
        <Account />
        {figures?.registered && <p>{texts.registered(figures.registered)}</p>}
      </section>
      <section className={styles.card}>
        <h2>
          {texts.show} {figures?.live && <span className={styles.live}>{texts.live}</span>}
        </h2>
        <p>{texts.showText}</p>
        <Link to="/sala-de-espera">{texts.showLink}</Link>
      </section>
      <section className={styles.promotions}>
        <h2>{texts.promotions}</h2>
        {loaded.status === 'loading' && <Waiting />}
        {loaded.status === 'failed' && <Failed tryAgain={tryAgain} />}
        {loaded.status === 'ready' && <Promotions open={loaded.data} />}
      </section>
    </>
  );
}

function Account() {
  const { state } = useAuth();
  if (state.status === 'loading') return null;
  if (state.status === 'signedIn') {
    return (
      <p>
        {texts.greeting(state.profile.name)} <Link to="/profile">{texts.profile}</Link>
      </p>
    );
  }
  return (
    <div className={styles.links}>
      <Link to={SIGN_UP_PATH}>{texts.signUp}</Link>
      <Link to="/login">{texts.login}</Link>
    </div>
  );
}

function Promotions({ open }: { open: Promotion[] }) {
  if (open.length === 0) return <p className={styles.card}>{texts.none}</p>;
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
  const { readPromotions } = await loadPromotions();
  const [promotions, now] = await Promise.all([readPromotions(), serverNow()]);
  return promotions.filter((promotion) => phaseOf(promotion, now) === 'open').reverse();
}

/** Two documents, or one more where no video is set; without them the page is still a page. */
async function readFigures() {
  const { readRegistered, readLive } = await loadPromotions();
  const [registered, live] = await Promise.all([readRegistered(), readLive()]);
  return { registered, live };
}
