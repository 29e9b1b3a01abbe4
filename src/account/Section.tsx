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
export function Section({ heading, folded = false, summary, problem = false, id, stage, children }: Props) {
  const headingId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  useOpened(details, problem, id);
  const title = <h2 id={headingId}>{heading}</h2>;
  return (
    <Card id={id} stage={stage ?? false} aria-labelledby={headingId}>
      {folded ? (
        <details ref={details} className={styles.folded}>
          <summary>
            <span>
              {title}
              {summary && <span className={styles.summary}>{summary}</span>}
            </span>
          </summary>
          <div>{children}</div>
        </details>
      ) : (
        <>
          {title}
          {children}
        </>
      )}
    </Card>
  );
}

/** Whether a form shows an error. */
export function hasProblem({ errors, formError }: { errors: object; formError: string }): boolean {
  return formError !== '' || Object.values(errors).some(Boolean);
}

/** Opens a folded section that has a problem, and one that the address names, which then has the focus. */
function useOpened(
  details: React.RefObject<HTMLDetailsElement | null>,
  problem: boolean,
  id: string | undefined,
): void {
  const location = useLocation();
  // Before the form focuses the field with the error.
  useLayoutEffect(() => {
    if (problem && details.current) details.current.open = true;
  }, [details, problem]);
  useEffect(() => {
    if (!details.current || location.hash !== `#${id}`) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus();
  }, [details, id, location]);
}
