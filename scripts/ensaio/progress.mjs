const WIDTH = 24;
/** Without a terminal a line is written for every such part. */
const PARTS = 4;

const numbers = new Intl.NumberFormat('pt-BR');

/**
 * Follows something on the standard error, so that the standard output is the result's: a bar that moves on a
 * terminal, a line now and then elsewhere.
 * @param {string} what
 * @param {number} total
 * @returns {() => void} called for each that is done
 */
export function follow(what, total) {
  const { stderr } = process;
  let done = 0;
  const show = () => {
    const filled = Math.round((WIDTH * done) / total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const counted = `${numbers.format(done)} de ${numbers.format(total)}`;
    if (stderr.isTTY) stderr.write(`\r${bar}  ${what}: ${counted}${done === total ? '\n' : ''}`);
    else if (Math.floor((PARTS * done) / total) > Math.floor((PARTS * (done - 1)) / total))
      stderr.write(`${what}: ${counted}\n`);
  };
  if (stderr.isTTY) show();
  return () => {
    done++;
    show();
  };
}
