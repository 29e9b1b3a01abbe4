import { Card } from '../ui/Card';
import { messages } from './messages';

export default function RegistrationsPart() {
  return (
    <Card>
      <h1>{messages.parts.registrations}</h1>
    </Card>
  );
}
