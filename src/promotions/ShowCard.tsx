import { ROOM_PATH } from '../paths';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { messages } from './messages';

/** The way from a promotion to the show. `className` is only for its position. */
export function ShowCard({ className }: { className?: string | undefined }) {
  return (
    <Card panel centered className={className}>
      <h2>{messages.promotion.show}</h2>
      <ButtonLink quiet full to={ROOM_PATH}>
        {messages.home.showLink}
      </ButtonLink>
    </Card>
  );
}
