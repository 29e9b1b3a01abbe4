import { Link } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle';
import styles from './InfoPage.module.css';
import { messages } from './messages';

export function NotFoundPage() {
  return (
    <article className={styles.card}>
      <PageTitle page={messages.notFound.title} />
      <h1>{messages.notFound.heading}</h1>
      <Link to="/sign-up/novo-cadastro">{messages.notFound.link}</Link>
    </article>
  );
}
