import { accountMessages } from './messages';
import styles from './Benefits.module.css';

const { heading, list } = accountMessages.benefits;

/** Lists what an account is for, on wide screens: beside the login and sign-up forms, but read after them. */
export function Benefits() {
  return (
    <aside className={styles.benefits}>
      <div className="stack">
        <h2>{heading}</h2>
        <ul className="side-by-side lined">
          {list.map(([benefit, detail]) => (
            <li key={benefit}>
              <div>
                <h3>{benefit}</h3>
                <p>{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
