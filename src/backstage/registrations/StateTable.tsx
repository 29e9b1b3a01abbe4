import { warningLook } from '../../ui/form/useFieldNotes';
import type { Registrations } from './readRegistrations';
import { registrationMessages } from './registrationMessages';

const texts = registrationMessages;

/** A smaller share, above 0, is shown as '< 0,1%'. */
const MIN_SHARE = 0.001;

export interface StateTableProps {
  caption: string;
  states: Registrations['states'];
  /** The codes of the states whose counters are unusable. */
  unusable: string[];
  /** The number of registered people in all states. */
  sum: number;
  /** The number of people in the largest state, which has the longest bar. */
  most: number;
}

/** A table of states with their numbers of people, each with a bar. */
export function StateTable({ caption, states, unusable, sum, most }: StateTableProps) {
  return (
    <table className="desk-bars">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {texts.state}
          </th>
          <th scope="col">{texts.peopleColumn}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ code, people }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td aria-hidden="true">
              <span className="desk-bar" style={{ inlineSize: `${(100 * people) / Math.max(most, 1)}%` }} />
            </td>
            <td>{people.toLocaleString('pt-BR')}</td>
            <td>{percentText(people / Math.max(sum, 1))}</td>
          </tr>
        ))}
        {unusable.map((code) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>
              <p className={warningLook}>{texts.uncounted}</p>
            </td>
            <td>–</td>
            <td>–</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percentText(share: number): string {
  if (share > 0 && share < MIN_SHARE) return `<\u00A0${percentText(MIN_SHARE)}`;
  return share.toLocaleString('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
}
