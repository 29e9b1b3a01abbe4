import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  heading: string;
  /** A line below the heading, also while the setting is folded; not shown with `open`. */
  summary?: string;
  /** Whether the form inside has an error, which unfolds the setting. */
  problem: boolean;
  /** Whether the setting is always unfolded. */
  open?: boolean;
  /** The element's id: a link to it unfolds the setting. */
  id?: string;
  children: ReactNode;
}

/** A section of the profile's settings, folded until somebody opens it; only one is open at a time. */
export function Setting({ heading, open = false, children, ...props }: Props) {
  const headingId = useId();
  const title = <h2 id={headingId}>{heading}</h2>;
  return (
    <section id={props.id} className="profile-setting" aria-labelledby={headingId}>
      {open ? (
        <div className="profile-setting-content">
          {title}
          {children}
        </div>
      ) : (
        <Folded title={title} {...props}>
          {children}
        </Folded>
      )}
    </section>
  );
}

function Folded({
  title,
  summary,
  problem,
  id,
  children,
}: { title: ReactNode } & Omit<Props, 'heading' | 'open'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // In a layout effect, so that the setting is unfolded before the form focuses the field with the error.
  useLayoutEffect(() => {
    if (problem && details.current) details.current.open = true;
  }, [problem]);
  useEffect(() => {
    if (!details.current || location.hash !== `#${id}`) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus();
  }, [id, location]);
  return (
    <details ref={details} name="ajustes" className="profile-setting-folded">
      <summary>
        <span>
          {title}
          {summary && <span className="profile-setting-summary">{summary}</span>}
        </span>
      </summary>
      <div className="profile-setting-content">{children}</div>
    </details>
  );
}

/** Whether a form shows an error. */
export function hasProblem({ errors, formError }: { errors: object; formError: string }): boolean {
  return formError !== '' || Object.values(errors).some(Boolean);
}
