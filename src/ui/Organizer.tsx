import { config } from '../config';
import { messages } from './messages';
import styles from './Organizer.module.css';

/** Who runs the promotions and the show, and how to reach them. */
export function Organizer() {
  const { organizer } = config;
  return (
    <div className={styles.organizer}>
      <p>
        {messages.organizer}
        {organizer.fullName}
      </p>
      <a href={organizer.contactLink} className="own-line">
        {organizer.contact}
      </a>
    </div>
  );
}
