import { useEffect, useRef, type ReactNode } from 'react';
import { SECOND_MS } from '../../base/durations';
import { PLACES } from '../../model';
import { Card } from '../../ui/Card';
import { focusIfLost } from '../../ui/focus';
import { useConnected } from '../TeamContext';
import { liveMessages } from './liveMessages';
import type { DeskRoom } from './liveState';
import type { TakenPlace } from './takenPlaces';
import { ageText, clockText, sinceButton } from './times';
import { useTicks } from './useTicks';

const texts = liveMessages.state;

interface Props {
  room: DeskRoom | null;
  places: TakenPlace[];
  /** Returns the server's time, ms since 1970. */
  now: () => number;
  children: ReactNode;
}

/** What visitors see now, in large letters, with the buttons that change it. */
export function StatePanel({ room, places, now, children }: Props) {
  const time = useTicks(now);
  const panel = useRef<HTMLElement>(null);
  const { line, figure, taken, note } = stateText(room, places, time, useConnected());
  const id = room?.id;
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    focusIfLost(panel.current);
  }, [id]);
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
          {line} {figure !== undefined && <b>{figure}</b>}
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

function Taken({ places }: { places: number }) {
  return (
    <p className="desk-taken">
      <span className="visually-hidden">{texts.taken(places)}</span>
      <span aria-hidden="true">
        <b>
          {places}/{PLACES}
        </b>
        {texts.places}
      </span>
    </p>
  );
}

interface StateText {
  line: string;
  /** The time until the button appears, or since then. It may change each second. */
  figure?: string;
  /**
   * How many places have been taken; undefined without a room, before the room opens, and if the room is
   * broken and not full.
   */
  taken?: number;
  note?: string;
}

function stateText(room: DeskRoom | null, places: TakenPlace[], now: number, connected: boolean): StateText {
  if (!room) return { line: texts.none, note: texts.noneText };
  const { open, full, broken, opensAt, taken } = room;
  const last = places[PLACES - 1];
  if (full) {
    const inSeconds = last && opensAt !== null ? texts.fullIn(sinceButton(last.at - opensAt)) : '';
    const note = [inSeconds, open && texts.fullOpen].filter(Boolean).join(' ');
    return { line: open ? texts.full : texts.fullClosed, taken: PLACES, note };
  }
  if (broken) return { line: texts.broken, note: connected ? texts.brokenText : texts.brokenOffline };
  if (!open) return { line: texts.closed, taken, note: texts.unfilled(PLACES - taken) };
  if (opensAt === null) return { line: texts.onAir, taken };
  const timeLeft = opensAt - now;
  if (timeLeft > 0) return { line: texts.countdown, figure: clockText(Math.ceil(timeLeft / SECOND_MS)) };
  return { line: texts.onAir, figure: texts.ago(ageText(Math.floor(-timeLeft / SECOND_MS))), taken };
}
