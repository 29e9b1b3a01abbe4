import { useId, type ReactNode } from 'react';
import { Card } from '../ui/Card';
import styles from './Section.module.css';

interface Props {
  heading: string;
  /** Only its heading is shown until a visitor opens it. */
  folded?: boolean;
  /** Has a picture of a stage along its upper edge, for the page's first section. */
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
