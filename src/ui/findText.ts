/** Of the options, those that contain the text, without regard to accents, case and punctuation. Those that begin with it come first. */
export function optionsWith(options: readonly string[], text: string): string[] {
  const sought = fold(text);
  const found = options.filter((option) => fold(option).includes(sought));
  const begins = (option: string) => fold(option).startsWith(sought);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** The option that equals the text, without regard to accents, case and punctuation. */
export function optionNamed(options: readonly string[], text: string): string | undefined {
  const sought = fold(text);
  return options.find((option) => fold(option) === sought);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
