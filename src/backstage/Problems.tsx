import { Card } from '../ui/Card';
import { HoldButton } from './HoldButton';
import type { RoomProblem } from './liveProblems';
import { messages } from './messages';

const { problems: texts } = messages;

interface Props {
  problems: RoomProblem[];
  busy: boolean;
  onRemove: (id: string) => Promise<void>;
}

/** What is wrong with the rooms. The one that is shown has its own button; any other gets the button that removes it. */
export function Problems({ problems, busy, onRemove }: Props) {
  if (problems.length === 0) return null;
  return (
    <Card role="alert" className="desk-problems">
      <h2>{texts.heading}</h2>
      <ul>
        {problems.map(({ text, remove }) => (
          <li key={text}>
            {text}
            {remove !== null && (
              <HoldButton look="danger" busy={busy} onHeld={() => void onRemove(remove)}>
                {texts.remove(remove)}
              </HoldButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
