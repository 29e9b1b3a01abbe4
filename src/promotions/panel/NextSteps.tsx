import { Link } from 'react-router-dom';
import { momentText, zoneNote } from '../../base/dates';
import { ROOM_PATH } from '../../base/paths';
import type { Promotion, ShowTimes } from '../../model';
import { publicShowMessages } from '../../show/messages';
import { CalendarLinks } from '../../show/times/CalendarLinks';
import type { ShowPhase } from '../../show/times/phase';
import { useShow } from '../../show/watch/useShow';
import { Icon } from '../../ui/Icon';
import { loadShowWhenIdle } from '../loadPromotions';
import { ownMessages } from '../participations/ownMessages';
import { endText } from '../period';

const texts = ownMessages.next;

interface Props {
  promotion: Promotion;
  /** Whether it is unknown whether the person still takes part. */
  uncertain: boolean;
}

/** Tells a participant of a promotion what comes next: the show, and where to see the result. */
export function NextSteps({ promotion: { fim }, uncertain }: Props) {
  const { phase, settings } = useShow(loadShowWhenIdle);
  const times = phase === 'upcoming' ? settings.times : null;
  return (
    <ol className="numbered next-steps" aria-label={texts.heading}>
      <li className={uncertain ? undefined : 'next-step-done'}>
        <strong>
          {uncertain ? texts.uncertain : texts.joined}
          {!uncertain && <Icon name="check" />}
        </strong>
      </li>
      <li>
        <strong>{texts.show}</strong>
        <p>{showText(phase, times)}</p>
        {times ? (
          <CalendarLinks times={times} />
        ) : (
          <Link to={ROOM_PATH} className="next-step-room">
            {texts.room}
          </Link>
        )}
      </li>
      <li>
        <strong>{texts.result}</strong>
        {fim && <p>{texts.resultAfter(endText(fim))}</p>}
      </li>
    </ol>
  );
}

function showText(phase: ShowPhase, times: ShowTimes | null): string {
  if (phase === 'live') return publicShowMessages.bar.live[0];
  if (phase === 'soon') return publicShowMessages.soon;
  return times ? texts.showAt(momentText(times.begin) + zoneNote(times.begin)) : texts.showUnknown;
}
