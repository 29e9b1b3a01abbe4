import { useId, type ReactNode } from 'react';
import { Card } from '../ui/Card';
import styles from './Section.module.css';

interface Props {
  heading: string;
  /** Only its heading is shown until a visitor opens it. */
  folded?: boolean;
  /** With a strip of the stage above it, for what comes first. */
  stage?: boolean;
  children: ReactNode;
}

/** A section of the profile, labelled by its heading. */
export function Section({ heading, folded = false, stage = false, children }: Props) {
  const id = useId();
  const title = <h2 id={id}>{heading}</h2>;
  return (
    <Card stage={stage} aria-labelledby={id}>
      {folded ? (
        <details className={styles.folded}>
          <summary>{title}</summary>
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
