import type { ReactNode } from 'react';
import { config } from '../config';
import { uiMessages } from './messages';
import styles from './Organizer.module.css';

/** Names the organiser of the promotions and the show, with a contact; below it, more links. */
export function Organizer({ children }: { children?: ReactNode }) {
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
      {children}
    </div>
  );
}
