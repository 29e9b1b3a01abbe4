import styles from './Findings.module.css';

/** One line of a check's result. */
export interface FindingLine {
  /** `note`: information, or something that a visitor's page cannot know. */
  kind: 'right' | 'wrong' | 'note';
  text: string;
}

const MARKS = {
  right: { sign: '✓', word: 'Certo:' },
  wrong: { sign: '✗', word: 'Erro:' },
  note: { sign: '–', word: 'Aviso:' },
};

/** Lists the results of a check, one per line. */
export function Findings({ findings }: { findings: FindingLine[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ kind, text }) => (
        <li key={text} className={styles[kind]}>
          <span aria-hidden="true">{MARKS[kind].sign}</span>{' '}
          <span>
            <span className="visually-hidden">{MARKS[kind].word} </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
