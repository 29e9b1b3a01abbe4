import { Card } from '../ui/Card';
import { messages } from './messages';

export default function LivePart() {
  return (
    <Card>
      <h1>{messages.parts.live}</h1>
    </Card>
  );
}
