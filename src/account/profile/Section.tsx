import { useId, type ReactNode } from 'react';

/** A section of the profile, labelled by its heading. */
export function Section({
  heading,
  className,
  children,
}: {
  heading: string;
  className: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
