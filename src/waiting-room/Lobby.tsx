import { zoneNote } from '../base/dates';
import { config } from '../config';
import type { ShowSettings, ShowTimes } from '../model';
import { CalendarLinks } from '../show/times/CalendarLinks';
import { isFarAhead } from '../show/times/phase';
import { useShowPhase } from '../show/times/useShowPhase';
import { whenText } from '../show/times/whenText';
import { Button } from '../ui/Button';
import { Icon, Outline } from '../ui/Icon';
import { ShareButton } from '../ui/ShareButton';
import { addStyleSheet } from '../ui/addStyleSheet';
import { AboutShowBelow } from './AboutShow';
import { ShowRules } from './ShowRules';
import { Onward } from './Texts';
import { lobbyMessages } from './lobbyMessages';
import { roomMessages } from './messages';
import { passFocusToPanel } from './panelFocus';
import styleSheet from './lobby.css?url';

/** A loudspeaker. */
const SOUND = 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9c1.6 1.7 1.6 4.3 0 6m2.5-8.5c3 3 3 8 0 11';

export const addStyles = () => addStyleSheet(styleSheet);
export { AboutShow } from './AboutShow';
export { Lights } from './Lights';

export const farAheadText = (times: ShowTimes, now: Date) => lobbyMessages.farAhead(beginText(times, now));

/** Says in the panel when the show is, if that is more than ten minutes away. */
export function FarAhead({ times, now }: { times: ShowTimes; now: Date }) {
  return (
    <>
      <h2 className="lobby-when">{farAheadText(times, now)}</h2>
      <p>{lobbyMessages.comeBack}</p>
      <div className="lobby-calendar">
        <Onward>
          <CalendarLinks look="wide" times={times} />
        </Onward>
      </div>
    </>
  );
}

/**
 * Says when the next show is, if that is more than ten minutes away: after a loss, and to people who still
 * have to sign in.
 */
export function NextShow({ times }: { times: ShowTimes | null }) {
  const { now } = useShowPhase(times);
  if (!times || !now || !isFarAhead(times, now)) return null;
  return (
    <Onward>
      <p className="lobby-next">{lobbyMessages.nextShow(beginText(times, now))}</p>
      <CalendarLinks times={times} />
    </Onward>
  );
}

const beginText = ({ begin }: ShowTimes, now: Date) => whenText(begin, now) + zoneNote(begin);

interface SoundChoiceProps {
  times: ShowTimes | null;
  /** Whether the visitor has to sign in before the release. */
  needsLogin: boolean;
  sound: boolean;
  onToggle: () => void;
}

/** Turns the sound of the release on or off, once it makes sense to wait on this page. */
export function SoundChoice({ times, needsLogin, sound, onToggle }: SoundChoiceProps) {
  const { phase, now } = useShowPhase(times);
  const early = needsLogin || (times && now && isFarAhead(times, now));
  if (phase === 'over' || (early && !sound)) return null;
  return (
    <div className="lobby-sound" ref={passFocusToPanel}>
      <Button look="quiet" onClick={onToggle}>
        {sound ? <Icon name="check" /> : <Outline d={SOUND} />}
        {sound ? lobbyMessages.soundOn : lobbyMessages.soundOff}
      </Button>
    </div>
  );
}

interface BelowPanelProps {
  show: ShowSettings;
  /** Whether the visitor waits for a release, rather than having lost or found the room full. */
  waiting: boolean;
  /** Whether the visitor has to sign in before the release. */
  needsLogin: boolean;
}

/**
 * The content below the panel: how the show works. Visitors who do not wait see the prize and the presenter
 * instead. Whoever waits after the show sees nothing of this.
 */
export function BelowPanel({ show, waiting, needsLogin }: BelowPanelProps) {
  const { phase, now } = useShowPhase(show.times);
  if (!waiting) return <AboutShowBelow show={show} />;
  if (phase === 'over') return null;
  const first = needsLogin
    ? lobbyMessages.loginFirst
    : show.times && now && isFarAhead(show.times, now)
      ? lobbyMessages.returnInTime
      : lobbyMessages.waitHere;
  return (
    <section className="lobby-card" ref={passFocusToPanel}>
      <h2>{lobbyMessages.steps}</h2>
      <ol className="numbered lobby-steps">
        {[first, ...lobbyMessages.nextSteps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ShareButton text={roomMessages.shared(config.brandName)} />
      <ShowRules {...show} />
    </section>
  );
}
