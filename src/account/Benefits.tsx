import { messages } from './messages';
import styles from './Benefits.module.css';

const { heading, list } = messages.benefits;

/** What an account is for, beside a form on laptops. */
export function Benefits() {
  return (
    <aside className={`on-stage ${styles.benefits}`}>
      <h2>{heading}</h2>
      <ul>
        {list.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </aside>
  );
}
