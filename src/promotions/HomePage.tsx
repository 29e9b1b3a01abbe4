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
import { phaseOf } from './period';
import { PromotionCard } from './PromotionCard';
import styles from './promotions.module.css';
import { serverNow } from './serverTime';
import { useLoaded } from './useLoaded';
import { Waiting } from '../ui/Waiting';
import { Failed } from './Failed';

const texts = messages.home;

/** `/`: the brand, the open promotions and the way to the live show. */
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
      <PageHead title={texts.title} />
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
        {loaded.status === 'loading' && <Waiting />}
        {loaded.status === 'failed' && <Failed tryAgain={readAgain} />}
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
  const { readPromotions } = await loadPromotions();
  const [promotions, now] = await Promise.all([readPromotions(), serverNow()]);
  // Where the site does not tell the time, the device's does for a list: the promotion itself says what is so.
  return promotions.filter((promotion) => phaseOf(promotion, now ?? new Date()) === 'open').reverse();
}

/** Two documents, or one more where no video is set; without them the page is still a page. */
async function readFigures() {
  const { readRegistered, readLive } = await loadPromotions();
  const [registered, live] = await Promise.all([readRegistered(), readLive()]);
  return { registered, live };
}
