interface Props {
  text: string;
  /** The class of the first paragraph. */
  first?: string | undefined;
}

/** An admin's text: each line is a paragraph. 'Joana P.' is not broken before its initial. */
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
