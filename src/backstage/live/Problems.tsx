import { messages } from '../messages';
import { HoldButton } from './HoldButton';
import type { RoomProblem } from './liveProblems';

const { problems: texts } = messages;

/** What is wrong with the room that visitors see; its own button closes it. */
export function RoomProblems({ problems }: { problems: RoomProblem[] }) {
  const own = problems.filter(({ remove }) => remove === null);
  if (own.length === 0) return null;
  return (
    <div role="alert" className="desk-alert">
      <ul>
        {own.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  problems: RoomProblem[];
  busy: boolean;
  onRemove: (id: string) => Promise<void>;
}

/** The rooms that visitors do not see, each with the button that removes it. */
export function OtherRooms({ problems, busy, onRemove }: Props) {
  return problems.map(
    ({ text, remove }) =>
      remove !== null && (
        <div key={remove} role="alert" className="desk-alert desk-alert-action">
          <p>{text}</p>
          <HoldButton look="danger" busy={busy} onHeld={() => void onRemove(remove)}>
            {texts.remove}
            <span className="visually-hidden"> {texts.room(remove)}</span>
          </HoldButton>
        </div>
      ),
  );
}
