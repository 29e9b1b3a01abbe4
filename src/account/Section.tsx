import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../ui/Card';
import styles from './Section.module.css';

interface Props {
  heading: string;
  /** Its content is shown when a visitor opens it or follows a link to its `id`, or when it has a `problem`. */
  folded?: boolean;
  /** A line below the heading of a folded section. */
  summary?: string;
  /** The form in the section has an error. */
  problem?: boolean;
  id?: string;
  /** Has a picture of a stage along its upper edge, for the page's first section. */
  stage?: boolean;
  children: ReactNode;
}

/** A section of the profile, labelled by its heading. */
export function Section({ heading, folded = false, stage = false, children, ...props }: Props) {
  const headingId = useId();
  const title = <h2 id={headingId}>{heading}</h2>;
  return (
    <Card id={props.id} stage={stage} aria-labelledby={headingId}>
      {folded ? (
        <Folded title={title} {...props}>
          {children}
        </Folded>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </Card>
  );
}

interface FoldedProps extends Pick<Props, 'summary' | 'problem' | 'id' | 'children'> {
  title: ReactNode;
}

function Folded({ title, summary, problem = false, id, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // Before the form focuses the field with the error.
  useLayoutEffect(() => {
    if (problem && details.current) details.current.open = true;
  }, [problem]);
  useEffect(() => {
    if (!details.current || location.hash !== `#${id}`) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus();
  }, [id, location]);
  return (
    <details ref={details} className={styles.folded}>
      <summary>
        <span>
          {title}
          {summary && <span className={styles.summary}>{summary}</span>}
        </span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Whether a form shows an error. */
export function hasProblem({ errors, formError }: { errors: object; formError: string }): boolean {
  return formError !== '' || Object.values(errors).some(Boolean);
}
