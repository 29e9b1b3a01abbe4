// `npm run participantes -- ID` writes the participants of a promotion to the standard output, as CSV. It
// does not draw winners: docs/show-e-promocoes.md says what the law requires of a draw.
import { stringify } from 'csv-stringify/sync';
import { withDatabase } from '../shared/database';
import { PROJECT_USAGE } from '../shared/projectOptions';
import { runCommand } from '../shared/terminal';
import { readOptions } from './options';
import { HEADINGS, pagesOf } from './pages';

const USAGE = `Uso:
  npm run --silent participantes -- <ID da promoção> [opções] > participantes.csv

${PROJECT_USAGE}

As colunas são separadas por ponto e vírgula, como as planilhas em português as esperam.`;

/**
 * The CSV's format. A text that begins with =, +, - or @ is escaped, because spreadsheets would run it as a
 * formula. All cells are quoted, because a spreadsheet that splits cells at commas would also run the text
 * after a comma.
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
  await withDatabase(project, async (db) => {
    let written = 0;
    for await (const page of pagesOf(db, promotion)) {
      // A byte order mark, by which spreadsheets recognise UTF-8.
      if (written === 0) process.stdout.write(stringify([HEADINGS], { ...FORMAT, bom: true }));
      process.stdout.write(stringify(page, FORMAT));
      written += page.length;
      console.error(`Participantes: ${written.toLocaleString('pt-BR')}`);
    }
  });
});
