import { momentText } from '../dates';
import type { Promotion } from '../model';
import { endText } from '../promotions/period';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import type { Stored } from './liveDocuments';
import { PartHeading } from './PartHeading';
import { Participants } from './Participants';
import { promotionOf, stateOf, type PromotionState } from './promotionFields';
import { promotionMessages as texts } from './promotionMessages';
import { Link } from 'react-router-dom';

/** In the order of the page. */
const STATES: PromotionState[] = ['open', 'notBegun', 'ended', 'hidden', 'incomplete'];

interface Props {
  promotions: Stored[];
  now: Date;
  /** Of the form of the promotion with this id. */
  addressOf: (id: string) => string;
}

/** All promotions by their state, those with the latest end first. */
export function PromotionList({ promotions, now, addressOf }: Props) {
  const sorted = [...promotions].sort((one, other) => endOf(other) - endOf(one));
  return (
    <Card aria-labelledby="promocoes">
      <PartHeading id="promocoes">{texts.heading}</PartHeading>
      <ButtonLink to={addressOf('')}>{texts.create}</ButtonLink>
      {promotions.length === 0 && <p>{texts.none}</p>}
      {STATES.map((state) => (
        <Group
          key={state}
          state={state}
          promotions={sorted.filter((promotion) => stateOf(promotion, now) === state)}
          now={now}
          addressOf={addressOf}
        />
      ))}
    </Card>
  );
}

interface GroupProps extends Props {
  state: PromotionState;
}

function Group({ state, promotions, now, addressOf }: GroupProps) {
  if (promotions.length === 0) return null;
  return (
    <section className="desk-group">
      <h3>{texts.states[state]}</h3>
      {(state === 'hidden' || state === 'incomplete') && <p>{texts.hints[state]}</p>}
      <ul className="desk-promotions">
        {promotions.map(({ id, fields }) => {
          const promotion = promotionOf(id, fields);
          const { titulo, resultado } = promotion;
          return (
            <li key={id}>
              <Link to={addressOf(id)}>{titulo || texts.untitled}</Link>
              <p>
                {timesText(promotion, now)}{' '}
                {state === 'ended' && !resultado && <strong>{texts.noResult} </strong>}
                <Participants promotion={id} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function timesText({ inicio, fim }: Promotion, now: Date): string {
  if (fim && fim <= now) return texts.over(endText(fim));
  const begin = inicio && inicio > now ? [texts.from(momentText(inicio))] : [];
  return [...begin, ...(fim ? [texts.until(endText(fim))] : [])].join(' ');
}

function endOf({ id, fields }: Stored): number {
  return promotionOf(id, fields).fim?.getTime() ?? 0;
}
