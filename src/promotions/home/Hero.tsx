import { useAuth } from '../../auth/AuthContext';
import { authMessages } from '../../auth/messages';
import { LOGIN_PATH, ROOM_PATH, SIGN_UP_PATH } from '../../base/paths';
import { useApproximateTime } from '../../show/clock/useApproximateTime';
import { publicShowMessages } from '../../show/messages';
import { Countdown } from '../../show/times/Countdown';
import type { ShowState } from '../../show/watch/showState';
import { ButtonLink } from '../../ui/Button';
import { uiMessages } from '../../ui/messages';
import { publicPromotionMessages } from '../messages';
import { Prize } from './Prize';
import { ShowCalendar } from './ShowCalendar';
import styles from './Hero.module.css';

const texts = publicPromotionMessages.home;
const { bar } = publicShowMessages;

/** The least number of registered people that the home page shows: a smaller one would impress nobody. */
const MIN_REGISTERED = 1_000;

interface Props {
  show: ShowState;
  /** The number of registered people; null if it is not known. */
  registered: number | null;
}

/** The top of the home page: the prize, when the show is, and the visitor's next step. */
export function Hero({ show, registered }: Props) {
  const { phase, on, released } = show;
  const { state } = useAuth();
  const signedOut = state.status === 'signedOut';
  return (
    <section className={`on-stage wide ${styles.hero} ${phase === 'live' ? styles.lit : ''}`}>
      <div className={styles.words}>
        <h1>{released ? bar.released[0] : texts.heading}</h1>
        {!released && <When show={show} />}
        <div className={styles.actions}>
          {on ? (
            <ButtonLink to={ROOM_PATH}>{bar[released ? 'released' : 'live'][1]}</ButtonLink>
          ) : (
            <NextStep />
          )}
        </div>
        {!(signedOut && released) && (
          <div className="own-line">
            {state.status === 'signedIn' && <ShowCalendar show={show} look="plain" />}
            {signedOut && (
              <ButtonLink look="plain" to={LOGIN_PATH}>
                {authMessages.toLogin}
              </ButtonLink>
            )}
          </div>
        )}
        {released && <When show={show} />}
        <p className={styles.registered}>
          {registered !== null && registered >= MIN_REGISTERED && (
            <>
              <b>{registered.toLocaleString('pt-BR')}</b>
              {texts.registered}
            </>
          )}
        </p>
      </div>
      <Prize show={show} />
    </section>
  );
}

function When({ show: { phase, settings } }: { show: ShowState }) {
  const now = useApproximateTime(phase === 'upcoming');
  return (
    <div className={styles.when}>
      {phase === 'upcoming' && settings.times && now ? (
        <Countdown begin={settings.times.begin} now={now} />
      ) : (
        <>
          {(phase === 'soon' || phase === 'over') && (
            <p>
              <b>{publicShowMessages[phase]}</b>
            </p>
          )}
          <p>{texts.text}</p>
        </>
      )}
    </div>
  );
}

/** A button for the time without a show: to the waiting room for signed-in people, else to the sign-up. */
function NextStep() {
  const { state } = useAuth();
  if (state.status === 'loading')
    return (
      <p role="status" className={state.offline ? '' : styles.pending}>
        {state.offline ? authMessages.offline : <span className="visually-hidden">{uiMessages.loading}</span>}
      </p>
    );
  if (state.status === 'signedIn') return <ButtonLink to={ROOM_PATH}>{texts.showLink}</ButtonLink>;
  return <ButtonLink to={SIGN_UP_PATH}>{texts.signUp}</ButtonLink>;
}
