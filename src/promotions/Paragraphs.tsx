interface Props {
  text: string;
  /** A class for the first paragraph only. */
  first?: string | undefined;
}

/**
 * Shows a text with a paragraph for each line. An initial, as in 'Joana P.', stays on the line of the name
 * before it.
 */
export function Paragraphs({ text, first }: Props) {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/ (?=\p{Lu}\.)/gu, '\u00a0'))
    .filter((line) => line !== '');
  return [...lines.entries()].map(([index, line]) => (
    <p key={index} className={index === 0 ? first : undefined}>
      {line}
    </p>
  ));
}
