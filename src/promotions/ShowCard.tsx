import { ROOM_PATH } from '../paths';
import { ButtonLink } from '../ui/Button';
import { messages } from './messages';
import styles from './ShowCard.module.css';

const texts = messages.show;

/** The way from a promotion to the show. `className` is only for its position. */
export function ShowCard({ className = '' }: { className?: string | undefined }) {
  return (
    <section className={`on-stage ${styles.show} ${className}`}>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <ButtonLink quiet full to={ROOM_PATH}>
        {messages.home.showLink}
      </ButtonLink>
    </section>
  );
}
