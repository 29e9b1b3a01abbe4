import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  heading: string;
  /** A line below the heading, also while the setting is folded; not shown with `open`. */
  summary?: string;
  /** What the form has not done because of an error, which unfolds the setting; empty without an error. */
  problem: string;
  /** Whether the setting is always unfolded. */
  open?: boolean;
  /** With `open`: asks the person to check the content. */
  question?: ReactNode;
  children: ReactNode;
}

/** A section of the profile's settings. Without `open` it is foldable, and unfolding one folds the others. */
export function Setting({ heading, open = false, question, children, ...props }: Props) {
  const headingId = useId();
  const title = <h2 id={headingId}>{heading}</h2>;
  return (
    <section className="profile-setting" aria-labelledby={headingId}>
      {open ? (
        <div className="profile-setting-content">
          <div className={question ? 'profile-question' : undefined}>
            {title}
            {question}
          </div>
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
  icon,
  title,
  summary,
  problem,
  children,
}: { title: ReactNode } & Omit<Props, 'heading' | 'open' | 'question'>) {
  const details = useRef<HTMLDetailsElement>(null);
  // In a layout effect, so that the setting is unfolded before the form focuses the field with the error.
  useLayoutEffect(() => {
    if (problem && details.current && !isAnotherInUse(details.current)) details.current.open = true;
  }, [problem]);
  return (
    <details ref={details} name="ajustes" className="fold profile-setting-folded">
      <summary>
        {icon}
        <span>
          {title}
          {summary && <span className="profile-setting-summary">{summary}</span>}
          {problem && (
            <span role="alert" className="with-sign profile-setting-problem">
              {problem}
            </span>
          )}
        </span>
      </summary>
      <div className="profile-setting-content">{children}</div>
    </details>
  );
}

/**
 * Whether the person is filling in another foldable setting, which the browser would fold if this one was
 * unfolded. Then this one only says that it has an error.
 */
function isAnotherInUse(setting: HTMLElement): boolean {
  const inUse = document.activeElement?.closest('details[name=ajustes][open]');
  return inUse ? inUse !== setting : false;
}

/** The text, if the form shows an error; else ''. */
export function problemOf(
  { errors, formError }: { errors: object; formError: string },
  text: string,
): string {
  return formError || Object.values(errors).some(Boolean) ? text : '';
}

/** A section of the profile, labelled by its heading. */
export function Section({ heading, children, ...props }: { heading: string } & ComponentProps<'section'>) {
  const headingId = useId();
  return (
    <section {...props} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
