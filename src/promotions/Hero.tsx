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

/** Smaller numbers of registered people are not shown, because they would impress nobody. */
const MIN_REGISTERED = 1_000;

/** The home page's data about the show. */
export interface Show {
  registered: number | null;
  times: ShowTimes | null;
  roomOpen: boolean;
}

/** The top of the home page: the status of the show, and the visitor's next step. */
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

/** The visitor's next step while no show is live: the waiting room, or the sign-up and the login. */
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
