import styles from './RoomPanel.module.css';

/** The heading of a view and the sentences below it. */
export function Texts({ lines: [heading, ...rest] }: { lines: readonly string[] }) {
  return (
    <>
      <h2>{heading}</h2>
      {rest.map((line, index) => (
        <p key={line} className={index === 0 ? styles.first : undefined}>
          {line}
        </p>
      ))}
    </>
  );
}
