import { useEffect, type ReactNode } from 'react';
import { SECOND_MS } from '../../base/durations';
import { keepScreenOn } from '../../base/keepScreenOn';
import { PLACES, type ShowTimes } from '../../model';
import { phaseOf } from '../../show/times/phase';
import { Card } from '../../ui/Card';
import { useConnected } from '../TeamContext';
import { liveMessages } from './liveMessages';
import type { DeskRoom } from './liveState';
import { countdownFigures } from './times';
import { useFocusIfLost } from './useFocusIfLost';
import { useTicks } from './useTicks';

const texts = liveMessages.state;

interface Props {
  room: DeskRoom | null;
  /** When the show is; null if that is not set. */
  times: ShowTimes | null;
  /** Returns the server's time, ms since 1970. */
  now: () => number;
  children: ReactNode;
}

/** What visitors see now, in large letters, with the buttons that change it. */
export function StatePanel({ room, times, now, children }: Props) {
  const time = useTicks(now);
  const live = phaseOf(times, new Date(time), room?.open === true) === 'live';
  useEffect(() => (live ? keepScreenOn() : undefined), [live]);
  const { line, secondsLeft, taken, note } = stateText(room, time, useConnected());
  const panel = useFocusIfLost(line);
  return (
    <Card
      panel
      className="desk-state"
      ref={panel}
      tabIndex={-1}
      data-on-air={room?.open && !room.broken}
      data-broken={line === texts.broken}
    >
      <div className="desk-now">
        <h2>
          <span>{line}</span> {secondsLeft !== undefined && <Countdown seconds={secondsLeft} />}
        </h2>
        {taken !== undefined && <Taken places={taken} />}
      </div>
      {/* The status leaves out the seconds, because a screen reader would announce each change. */}
      <p className="visually-hidden" role="status">
        {line}
      </p>
      {note && <p>{note}</p>}
      {children}
    </Card>
  );
}

function Countdown({ seconds }: { seconds: number }) {
  return (
    <b className="desk-figure">
      {countdownFigures(seconds).map(([figure, unit]) => (
        <span key={unit}>
          {figure}
          <small> {unit} </small>
        </span>
      ))}
    </b>
  );
}

/** How many places have been taken, in figures as large as those of the countdown. */
function Taken({ places }: { places: number }) {
  return (
    <p>
      <span className="visually-hidden">{texts.taken(places)}</span>
      <span aria-hidden="true" className="desk-figure">
        <b>
          {places}/{PLACES}
        </b>
        <small>{texts.places}</small>
      </span>
    </p>
  );
}

interface StateText {
  line: string;
  /** The seconds until the button appears. */
  secondsLeft?: number;
  /**
   * How many places have been taken; undefined without a room, before the room opens, and if the room is
   * broken and not full.
   */
  taken?: number;
  note?: string;
}

function stateText(room: DeskRoom | null, now: number, connected: boolean): StateText {
  if (!room) return { line: texts.none, note: texts.noneText };
  const { open, full, broken, opensAt, taken } = room;
  if (full) return { line: open ? texts.full : texts.fullClosed, taken: PLACES };
  if (broken) return { line: texts.broken, note: connected ? texts.brokenText : texts.brokenOffline };
  if (!open) return { line: texts.closed, taken, note: texts.closedText };
  const timeLeft = (opensAt ?? 0) - now;
  if (timeLeft > 0) return { line: texts.countdown, secondsLeft: Math.ceil(timeLeft / SECOND_MS) };
  return { line: texts.onAir, taken };
}
