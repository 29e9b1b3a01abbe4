import { Link } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { messages as authMessages } from '../auth/messages';
import type { ShowTimes } from '../model';
import { LOGIN_PATH, ROOM_PATH, SIGN_UP_PATH } from '../paths';
import { Countdown } from '../show/Countdown';
import { LiveBadge } from '../show/LiveBadge';
import { messages as showTexts } from '../show/messages';
import { useShowPhase } from '../show/useShowPhase';
import { ButtonLink } from '../ui/Button';
import styles from './Hero.module.css';
import { messages } from './messages';

const texts = messages.home;

/** From this number of people on, the counter says something about the show. */
const MIN_REGISTERED = 1_000;

/** What the page shows of the show. */
export interface Show {
  registered: number | null;
  times: ShowTimes | null;
  roomOpen: boolean;
}

/** The show, and the next step of a visitor. */
export function Hero({ times, roomOpen, registered }: Show) {
  const { phase, now } = useShowPhase(times, roomOpen);
  return (
    <section className={`on-stage wide ${styles.hero} ${phase === 'live' ? styles.lit : ''}`}>
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
  if (state.status === 'loading') {
    return (
      <p className={styles.placeholder} role="status">
        {state.offline && authMessages.offline}
      </p>
    );
  }
  if (state.status === 'signedIn') return <ButtonLink to={ROOM_PATH}>{texts.showLink}</ButtonLink>;
  return (
    <>
      <ButtonLink to={SIGN_UP_PATH}>{texts.signUp}</ButtonLink>
      <Link to={LOGIN_PATH} className={styles.login}>
        {texts.login}
      </Link>
    </>
  );
}

function Greeting() {
  const { state } = useAuth();
  return state.status === 'signedIn' && <span>{texts.greeting(state.profile.name)}</span>;
}
