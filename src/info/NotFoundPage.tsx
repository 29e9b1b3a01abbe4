import { SIGN_UP_PATH } from '../base/paths';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { messages } from './messages';
import scenes from './scenes.module.css';

export default function NotFoundPage() {
  return (
    <Card stage centered className={scenes.nothing}>
      <PageHead title={messages.notFound.title} description={messages.notFound.description} />
      <h1>{messages.notFound.heading}</h1>
      <p>{messages.notFound.text}</p>
      <ButtonLink to="/">{messages.promotions}</ButtonLink>
      <ButtonLink look="plain" to={SIGN_UP_PATH}>
        {messages.notFound.link}
      </ButtonLink>
    </Card>
  );
}
