import { SIGN_UP_PATH } from '../paths';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { Star } from '../ui/Logo';
import { PageHead } from '../ui/PageHead';
import styles from './InfoPage.module.css';
import { messages } from './messages';

export function NotFoundPage() {
  return (
    <Card className={styles.card}>
      <PageHead title={messages.notFound.title} description={messages.notFound.description} />
      <Star size={96} unlit />
      <h1>{messages.notFound.heading}</h1>
      <ButtonLink to={SIGN_UP_PATH}>{messages.notFound.link}</ButtonLink>
    </Card>
  );
}
