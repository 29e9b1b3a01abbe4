/** An admin's text: each line is a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\n+/).map((line) => line.trim());
  return [...lines.entries()].filter(([, line]) => line !== '').map(([key, line]) => <p key={key}>{line}</p>);
}
