import { Link } from 'react-router-dom';
import { hourText } from '../../base/dates';
import { MINUTE_MS } from '../../base/durations';
import { BACKSTAGE_PATH } from '../../base/paths';
import type { ShowTimes } from '../../model';
import { whenText } from '../../show/times/whenText';
import { liveMessages } from './liveMessages';
import { useTicks } from './useTicks';

const texts = liveMessages.times;

/** How long before the show's end the team is reminded of it, ms: long enough to move the end on air. */
const REMIND_MS = 10 * MINUTE_MS;

interface Props {
  times: ShowTimes;
  /** Returns the server's time, ms since 1970. */
  now: () => number;
}

/**
 * Says that the show has not begun, so that a room opened now is probably a rehearsal or a mistake, and that
 * its time is nearly or already over: a show that goes on must have its end moved, because the site says
 * goodbye to the public then.
 */
export function OutsideShow({ times: { begin, end }, now }: Props) {
  const time = useTicks(now);
  const timeLeft = end.getTime() - time;
  const ending = timeLeft > 0 ? texts.endsSoon(hourText(end)) : texts.over;
  const early = time < begin.getTime();
  return (
    <div role="status" className="desk-times">
      {early && <p>{texts.before(whenText(begin, new Date(time)))}</p>}
      {!early && timeLeft <= REMIND_MS && (
        <>
          <p>{ending}</p>
          <Link to={`${BACKSTAGE_PATH}/show`} className="own-line">
            {texts.moveEnd}
          </Link>
        </>
      )}
    </div>
  );
}
