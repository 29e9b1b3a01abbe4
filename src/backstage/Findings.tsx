import type { Finding } from '../waiting-room/findings';
import { messages } from './messages';

const { marks } = messages.show;

const SIGNS = { right: '✓', wrong: '✗', note: '–' };

/** What the check of the show's settings has found, in words. */
export function Findings({ findings }: { findings: Finding[] }) {
  return (
    <ul className="desk-findings">
      {findings.map(({ kind, text }) => (
        <li key={text} data-kind={kind}>
          <span aria-hidden="true">{SIGNS[kind]}</span>{' '}
          <span>
            <span className="visually-hidden">{marks[kind]} </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
