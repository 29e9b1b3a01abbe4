import { momentText } from '../base/dates';
import type { Promotion } from '../model';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { NewTabLink } from '../ui/NewTabLink';
import { Paragraphs } from './Paragraphs';
import { PromotionFrame } from './PromotionFrame';
import { TimeLeft } from './TimeLeft';
import { publicPromotionMessages } from './messages';
import { NotOpen } from './panel/NotOpen';
import type { PromotionProps } from './panel/OpenPanel';
import { TakePart } from './panel/TakePart';
import { deadlineText, endText, statusOf, type PromotionStatus } from './period';
import { pictureOf } from './pictureOf';
import styles from './PromotionArticle.module.css';

const texts = publicPromotionMessages.promotion;

/** Titles longer than this, in characters, get a smaller font. */
const LONG_TITLE = 60;

/** A promotion's page once the promotion has been loaded. */
export function PromotionArticle({ promotion, now, readAgain }: PromotionProps) {
  const status = statusOf(promotion, now);
  return (
    <PromotionFrame
      source={pictureOf(promotion)}
      bar={status === 'open'}
      dark={status === 'ended' && !promotion.resultado}
      heading={
        <>
          <h1 className={promotion.titulo.length > LONG_TITLE ? styles.long : ''}>
            {promotion.titulo || publicPromotionMessages.untitled}
          </h1>
          <Period promotion={promotion} status={status} now={now} />
        </>
      }
      panel={
        status === 'open' ? (
          <TakePart key={promotion.id} {...{ promotion, now, readAgain }} />
        ) : (
          <NotOpen key={promotion.id} {...{ promotion, status, now }} />
        )
      }
    >
      <About promotion={promotion} />
    </PromotionFrame>
  );
}

function About({ promotion: { descricao, regulamento, autorizacao } }: { promotion: Promotion }) {
  if (!descricao && !regulamento && !autorizacao) return null;
  return (
    <Card className={styles.about}>
      <h2>{texts.about}</h2>
      <Paragraphs text={descricao} />
      <div className={styles.legal}>
        {regulamento && (
          <NewTabLink href={regulamento} className="own-line">
            {texts.rules}
          </NewTabLink>
        )}
        {autorizacao && <p>{texts.authorization(autorizacao)}</p>}
      </div>
    </Card>
  );
}

interface PeriodProps extends Omit<PromotionProps, 'readAgain'> {
  status: PromotionStatus;
}

function Period({ promotion: { inicio, fim }, status, now }: PeriodProps) {
  // The panel says that the promotion is to come.
  if (!inicio || !fim) return null;
  const open = status === 'open';
  const [text, more] = open
    ? texts.openPeriod(momentText(inicio), deadlineText(fim))
    : texts[status === 'ended' ? 'endedPeriod' : 'period'](momentText(inicio), endText(fim));
  return (
    <p className={styles.when}>
      <Icon name="calendar" />
      <span>
        {text}
        {open && <TimeLeft end={fim} now={now} />}
        <small>{more}</small>
      </span>
    </p>
  );
}
