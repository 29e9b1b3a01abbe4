import type { ComponentProps } from 'react';
import { passFocusToPanel } from './panelFocus';
import styles from './Texts.module.css';

/** The heading of a view and the sentences below it, the first one in large letters. */
export function Texts({ lines: [heading, ...rest] }: { lines: readonly string[] }) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** Buttons and links below a view's texts, as wide as the texts. */
export function Onward(props: Pick<ComponentProps<'div'>, 'children' | 'onClickCapture'>) {
  return <div ref={passFocusToPanel} className={styles.onward} {...props} />;
}
