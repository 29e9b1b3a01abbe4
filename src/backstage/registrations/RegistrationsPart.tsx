import type { Firestore } from 'firebase/firestore/lite';
import { useCallback } from 'react';
import { hourText } from '../../base/dates';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useLoaded } from '../../ui/loading/useLoaded';
import { LoadedPart } from '../LoadedPart';
import { useTeam } from '../TeamContext';
import { listText } from '../listText';
import { messages } from '../messages';
import { StateTable, type StateTableProps } from './StateTable';
import { readRegistrations, type Registrations } from './readRegistrations';
import { registrationMessages } from './registrationMessages';

const texts = registrationMessages;

/** How many states are shown at once; the others, with fewer people, are folded. */
const SHOWN_STATES = 10;

/** The desk's page 'Cadastros': how many people have registered, in all and in each state. */
export default function RegistrationsPart() {
  const { db } = useTeam().account;
  const { loaded, tryAgain } = useLoaded(useCallback(() => read(db), [db]));
  return (
    <LoadedPart heading={messages.parts.registrations} loaded={loaded} tryAgain={tryAgain}>
      {(counts) => <Counts {...counts} readAgain={tryAgain} />}
    </LoadedPart>
  );
}

interface CountsProps extends Registrations {
  /** When they were counted, by the device's clock. */
  at: Date;
  readAgain: () => void;
}

/** How many people have registered, in all and, with a bar for each, in the states. */
function Counts({ at, total, states, unusable, readAgain }: CountsProps) {
  const sum = sumOf(states);
  const people = total ?? sum;
  const nouns = total === null ? texts.atLeast : texts;
  return (
    <div className="stack">
      <Card panel className="desk-count" aria-labelledby="cadastros">
        <h2 id="cadastros" className="desk-total" data-partial={total === null}>
          <b>{people.toLocaleString('pt-BR')}</b> {people === 1 ? nouns.person : nouns.people}
        </h2>
        <div className="desk-meaning">
          {(total === null || unusable.length > 0) && <Unusable total={total} unusable={unusable} />}
          <div className="desk-wrap desk-counted">
            <Button look="quiet" onClick={readAgain}>
              {texts.readAgain}
            </Button>
            <small>{texts.counted(hourText(at))}</small>
          </div>
        </div>
      </Card>
      {states.length + unusable.length > 0 && <States states={states} unusable={unusable} sum={sum} />}
    </div>
  );
}

/** Says which counters are unusable, because somebody has changed them in Firebase's console. */
function Unusable({ total, unusable }: Pick<Registrations, 'total' | 'unusable'>) {
  const wrong = total === null ? [texts.total, ...unusable] : unusable;
  return (
    <div className="with-sign desk-warning">
      <b>{texts.unusable}</b>
      <p>
        {texts.repair(listText(wrong))} {total === null && texts.noTotal}
      </p>
    </div>
  );
}

function States({ states, unusable, sum }: Pick<StateTableProps, 'states' | 'unusable' | 'sum'>) {
  const most = states[0]?.people ?? 0;
  const quiet = states.slice(SHOWN_STATES);
  return (
    <Card className="desk-states">
      <StateTable
        caption={texts.caption}
        states={states.slice(0, SHOWN_STATES)}
        unusable={unusable}
        sum={sum}
        most={most}
      />
      {quiet.length > 0 && (
        <details className="fold desk-fold desk-fold-flat">
          <summary>
            <span>{texts.others(quiet.length, sumOf(quiet))}</span>
          </summary>
          <StateTable caption={texts.othersCaption} states={quiet} unusable={[]} sum={sum} most={most} />
        </details>
      )}
      <p className="desk-note">{texts.meaning}</p>
    </Card>
  );
}

async function read(db: Firestore) {
  return { ...(await readRegistrations(db)), at: new Date() };
}

function sumOf(states: Registrations['states']): number {
  return states.reduce((all, { people }) => all + people, 0);
}
