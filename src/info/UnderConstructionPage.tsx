import { Link } from 'react-router-dom';
import { config } from '../config';
import styles from './InfoPage.module.css';
import { messages } from './messages';

/** In the place of a page that other pages lead to and that does not exist yet. */
export function UnderConstructionPage({ name }: { name: string }) {
  return (
    <article className={styles.card}>
      <title>{messages.title(name, config.brandName)}</title>
      <h1>{name}</h1>
      <p>{messages.underConstruction.text}</p>
      <Link to="/sala-de-espera">{messages.underConstruction.link}</Link>
    </article>
  );
}
