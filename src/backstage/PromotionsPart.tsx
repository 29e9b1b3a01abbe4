import { Card } from '../ui/Card';
import { messages } from './messages';

export default function PromotionsPart() {
  return (
    <Card>
      <h1>{messages.parts.promotions}</h1>
    </Card>
  );
}
