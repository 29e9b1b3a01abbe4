import type { ShowTimes } from '../model';
import { isFarAhead } from '../show/times/phase';
import { useShowPhase } from '../show/times/useShowPhase';
import { Spinner } from '../ui/loading/Spinner';
import { ButtonPlaceholder } from './ButtonCountdown';
import { PromotionsAndShare } from './PromotionsAndShare';
import { Texts } from './Texts';
import { roomMessages } from './messages';
import type { Lobby } from './useRoomChunks';

interface Props {
  times: ShowTimes | null;
  /** The lobby's module, with what people see while they wait; null until it has loaded. */
  lobby: Lobby | null;
}

/**
 * What people see before a release. After the show, this view says goodbye; if another room opens, RoomPanel
 * shows its button all the same. The times are known some seconds after the texts of the page, so screen
 * readers announce what they change.
 */
export function WaitingView({ times, lobby }: Props) {
  const { phase, now } = useShowPhase(times);
  const farAhead = lobby && times && now && isFarAhead(times, now);
  const announced =
    phase === 'over' ? roomMessages.over.join(' ') : farAhead && lobby.farAheadText(times, now);
  return (
    <>
      {phase === 'over' ? (
        <>
          <Texts lines={roomMessages.over} />
          <PromotionsAndShare />
        </>
      ) : farAhead ? (
        <lobby.FarAhead times={times} now={now} />
      ) : (
        <>
          <ButtonPlaceholder lit={phase === 'soon' || phase === 'live'}>
            <Spinner /> {roomMessages.slot}
          </ButtonPlaceholder>
          <Texts lines={roomMessages.loading} />
        </>
      )}
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  );
}
