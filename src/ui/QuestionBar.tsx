import type { ReactNode } from 'react';
import { addStyleSheet } from './addStyleSheet';
import styleSheet from './questionBar.css?url';

export const addStyles = () => addStyleSheet(styleSheet);

interface Props {
  label: string;
  /** The buttons that answer the question, and what else belongs beside them. */
  answers: ReactNode;
  children: ReactNode;
}

/** A question in a bar as wide as the page, which covers no content. */
export function QuestionBar({ label, answers, children }: Props) {
  return (
    <section className="on-stage wide question-bar" aria-label={label}>
      <div className="question-row">
        <p>{children}</p>
        <div className="question-answers">{answers}</div>
      </div>
    </section>
  );
}
