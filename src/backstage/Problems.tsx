import { Card } from '../ui/Card';
import { HoldButton } from './HoldButton';
import type { RoomProblem } from './liveState';
import { messages } from './messages';

const { problems: texts } = messages;

interface Props {
  problems: RoomProblem[];
  busy: boolean;
  onRemove: (id: string) => Promise<void>;
}

/** What is wrong with the rooms, each with the button that mends it. */
export function Problems({ problems, busy, onRemove }: Props) {
  const rooms = [...new Set(problems.map(({ remove }) => remove))];
  if (rooms.length === 0) return null;
  return (
    <Card role="alert" className="desk-problems">
      <h2>{texts.heading}</h2>
      {rooms.map((id, index) => (
        <div key={id}>
          <ul>
            {problems
              .filter(({ remove }) => remove === id)
              .map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
          </ul>
          {index === 0 && <p>{texts.nextStep}</p>}
          <HoldButton look="danger" busy={busy} onHeld={() => void onRemove(id)}>
            {texts.remove(id)}
          </HoldButton>
        </div>
      ))}
    </Card>
  );
}
