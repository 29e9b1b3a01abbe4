import { messages } from './messages';
import styles from './Benefits.module.css';

const { heading, list } = messages.benefits;

/** Lists what an account is for. On wide screens the list stands beside the sign-up form. */
export function Benefits() {
  return (
    <aside className={`on-stage ${styles.benefits}`}>
      <h2>{heading}</h2>
      <ul>
        {list.map(([benefit, more]) => (
          <li key={benefit}>
            <h3>{benefit}</h3>
            {more}
          </li>
        ))}
      </ul>
    </aside>
  );
}
