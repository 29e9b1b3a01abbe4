import { Link } from 'react-router-dom';
import { BACKSTAGE_PATH } from '../paths';
import { Card } from '../ui/Card';
import type { Finding } from '../waiting-room/findings';
import { messages } from './messages';

const { show: texts } = messages;

const MARKS = { right: '✓', wrong: '✗', note: '–' };

/** The show's times, video and kind, checked, in words. */
export function ShowCheck({ findings }: { findings: Finding[] }) {
  return (
    <Card aria-labelledby="conferencia">
      <h2 id="conferencia">{texts.heading}</h2>
      <ul className="desk-findings">
        {findings.map(({ kind, text }) => (
          <li key={text} data-kind={kind}>
            <span aria-hidden="true">{MARKS[kind]}</span>{' '}
            <span>
              <span className="visually-hidden">{texts.marks[kind]} </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <Link to={`${BACKSTAGE_PATH}/show`} className="own-line">
        {texts.change}
      </Link>
    </Card>
  );
}
