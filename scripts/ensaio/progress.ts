import { integer } from './numbers';

const WIDTH = 24;
/** How many lines of progress are printed if the output is not a terminal. */
const LINES = 4;

/**
 * Shows progress on the standard error: a moving bar on a terminal, else a few lines.
 * @returns a function to call for each finished item
 */
export function showProgress(what: string, total: number): () => void {
  const { stderr } = process;
  let done = 0;
  const show = () => {
    const filled = Math.round((WIDTH * done) / total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const count = `${integer.format(done)} de ${integer.format(total)}`;
    if (stderr.isTTY) stderr.write(`\r${bar}  ${what}: ${count}${done === total ? '\n' : ''}`);
    else if (Math.floor((LINES * done) / total) > Math.floor((LINES * (done - 1)) / total))
      stderr.write(`${what}: ${count}\n`);
  };
  if (stderr.isTTY) show();
  return () => {
    done++;
    show();
  };
}
