import { Link } from 'react-router-dom';
import { SIGN_UP_PATH } from '../base/paths';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { messages } from './messages';

export default function NotFoundPage() {
  return (
    <Card stage="nothing" centered>
      <PageHead title={messages.notFound.title} description={messages.notFound.description} />
      <h1>{messages.notFound.heading}</h1>
      <p>{messages.notFound.text}</p>
      <ButtonLink to="/">{messages.promotions}</ButtonLink>
      <Link to={SIGN_UP_PATH} className="own-line">
        {messages.notFound.link}
      </Link>
    </Card>
  );
}
