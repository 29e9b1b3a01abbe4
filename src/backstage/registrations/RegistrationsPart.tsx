import { useCallback } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useLoaded } from '../../ui/loading/useLoaded';
import { useTeam } from '../TeamContext';
import { Unread } from '../Unread';
import { messages } from '../messages';
import { readRegistrations, type Registrations } from '../partReads';
import { registrationMessages } from './registrationMessages';

const texts = registrationMessages;

/** The part 'Cadastros': how many people have registered, in all and in each state. */
export default function RegistrationsPart() {
  const { db } = useTeam().account;
  const { loaded, tryAgain } = useLoaded(useCallback(() => readRegistrations(db), [db]));
  return (
    <>
      <h1 className="visually-hidden">{messages.parts.registrations}</h1>
      {loaded.status === 'ready' ? (
        <Counts {...loaded.data} readAgain={tryAgain} />
      ) : (
        <Unread status={loaded.status} tryAgain={tryAgain} />
      )}
    </>
  );
}

function Counts({ total, states, readAgain }: Registrations & { readAgain: () => void }) {
  return (
    <div className="desk-counts">
      <Card panel aria-labelledby="cadastros">
        <h2 id="cadastros" className="desk-total">
          <b>{numberText(total)}</b> {total === 1 ? texts.person : texts.people}
        </h2>
        <p>{texts.meaning}</p>
        <Button look="quiet" onClick={readAgain}>
          {texts.readAgain}
        </Button>
      </Card>
      {states.length > 0 && (
        <Card>
          <States states={states} />
        </Card>
      )}
    </div>
  );
}

/** A table for screen readers, in which each row also has a bar. */
function States({ states }: Pick<Registrations, 'states'>) {
  const most = Math.max(...states.map(({ people }) => people), 1);
  const sum = Math.max(
    states.reduce((all, { people }) => all + people, 0),
    1,
  );
  return (
    <table className="desk-bars">
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          {texts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map(({ code, people }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>
              <span className="desk-bar" style={{ inlineSize: `${(100 * people) / most}%` }} />
              {numberText(people)} · <span className="desk-share">{percentText(people / sum)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The smallest share that one decimal shows. */
const MIN_SHARE = 0.001;

function numberText(number: number): string {
  return number.toLocaleString('pt-BR');
}

function percentText(share: number): string {
  if (share > 0 && share < MIN_SHARE) return texts.fewerThan(percentText(MIN_SHARE));
  return share.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
}
