import { Link } from 'react-router-dom';
import { SIGN_UP_PATH } from '../base/paths';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { uiMessages } from '../ui/messages';
import { infoMessages } from './messages';
import styles from './InfoPage.module.css';

export default function NotFoundPage() {
  return (
    <Card stage="nothing" centered>
      <PageHead title={infoMessages.notFound.title} description={infoMessages.notFound.description} />
      <h1 className={styles.capitals}>{infoMessages.notFound.heading}</h1>
      <p>{infoMessages.notFound.text}</p>
      <p>{infoMessages.kept}</p>
      <ButtonLink to="/">{uiMessages.toPromotions}</ButtonLink>
      <Link to={SIGN_UP_PATH} className="own-line">
        {infoMessages.notFound.link}
      </Link>
    </Card>
  );
}
