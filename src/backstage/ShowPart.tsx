import { Card } from '../ui/Card';
import { messages } from './messages';

export default function ShowPart() {
  return (
    <Card>
      <h1>{messages.parts.show}</h1>
    </Card>
  );
}
