import { withoutAccents } from '../../base/withoutAccents';

/**
 * The options that contain the text, ignoring accents, case and punctuation; those that begin with it come
 * first.
 */
export function optionsWith(options: readonly string[], text: string): string[] {
  const sought = fold(text);
  const beginning: string[] = [];
  const others: string[] = [];
  for (const option of options) {
    const at = fold(option).indexOf(sought);
    if (at === 0) beginning.push(option);
    else if (at > 0) others.push(option);
  }
  return [...beginning, ...others];
}

/** The option that equals the text, ignoring accents, case and punctuation. */
export function optionNamed(options: readonly string[], text: string): string | undefined {
  const sought = fold(text);
  return options.find((option) => fold(option) === sought);
}

function fold(text: string): string {
  return withoutAccents(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
