import { Link } from 'react-router-dom';
import { config } from '../config';
import styles from './InfoPage.module.css';
import { messages } from './messages';

export function NotFoundPage() {
  return (
    <article className={styles.card}>
      <title>{messages.title(messages.notFound.title, config.brandName)}</title>
      <h1>{messages.notFound.heading}</h1>
      <Link to="/sign-up/novo-cadastro">{messages.notFound.link}</Link>
    </article>
  );
}
