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
