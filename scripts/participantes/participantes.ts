// `npm run participantes -- ID` writes who takes part in a promotion as CSV on the standard output. It draws nobody: what
// the law asks of a draw is in docs/ao-vivo.md.
import { stringify } from 'csv-stringify/sync';
import { announcePlace, withDatabase } from '../shared/database';
import { runCommand } from '../shared/terminal';
import { readOptions, USAGE } from './options';
import { HEADINGS, pagesOf } from './pages';

/**
 * A spreadsheet would calculate a cell that begins with =, +, - or @: also one after a comma, where it separates the columns by
 * commas and the cell has no quotes.
 */
const FORMAT = {
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted: true,
  quoted_empty: true,
};

process.exitCode = await runCommand(USAGE, async () => {
  const { promotion, project } = readOptions(process.argv.slice(2));
  announcePlace(project);
  await withDatabase(project, async (db) => {
    let written = 0;
    for await (const page of pagesOf(db, promotion)) {
      // With the mark by which a spreadsheet knows that the text is UTF-8.
      if (written === 0) process.stdout.write(stringify([HEADINGS], { ...FORMAT, bom: true }));
      process.stdout.write(stringify(page, FORMAT));
      written += page.length;
      console.error(`${written} participantes`);
    }
  });
});
