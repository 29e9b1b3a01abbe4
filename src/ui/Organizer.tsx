import { config } from '../config';
import { uiMessages } from './messages';
import styles from './Organizer.module.css';

/** Names the organiser of the promotions and the show, with a contact. */
export function Organizer() {
  const { organizer } = config;
  return (
    <div className={styles.organizer}>
      <p>
        {uiMessages.organizer}
        {organizer.fullName}
      </p>
      <a href={organizer.contactLink} className="own-line">
        {organizer.contact}
      </a>
    </div>
  );
}
