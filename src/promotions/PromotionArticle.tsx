import { momentText, zoneNote } from '../base/dates';
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
          <Deadline promotion={promotion} status={status} now={now} />
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

function About({
  promotion: { descricao, inicio, fim, regulamento, autorizacao },
}: {
  promotion: Promotion;
}) {
  const period = inicio && fim && texts.period(momentText(inicio), endText(fim));
  if (!descricao && !period && !regulamento && !autorizacao) return null;
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
        {period && <p>{period}</p>}
      </div>
    </Card>
  );
}

/** When the promotion ends or has ended; the panel of one that has not begun says when it begins. */
function Deadline({
  promotion: { fim },
  status,
  now,
}: Omit<PromotionProps, 'readAgain'> & { status: PromotionStatus }) {
  const open = status === 'open';
  if (!fim || !(open || status === 'ended')) return null;
  return (
    <p className={styles.when}>
      <Icon name="calendar" />
      <span>
        {open ? publicPromotionMessages.card.until(deadlineText(fim)) : texts.endedAt(endText(fim))}
        {zoneNote(fim)} {open && <TimeLeft end={fim} now={now} />}
      </span>
    </p>
  );
}
