// What a rehearsal prints in a terminal: its progress, and its verdict.
import { SECOND_MS } from '../../../src/base/durations';
import { integer } from '../numbers';
import type { ShowKind } from '../show';
import type { Verdict } from '../verdict/verdict';
import { caveats } from './caveats';
import { sections, type Row } from './sections';

const SHOWS: Record<ShowKind, string> = {
  plain: '',
  protected: ', show aberto com link protegido',
  registered: ', show só para cadastrados',
};

/** The verdict as text for a terminal. */
export function formatVerdict(verdict: Verdict): string {
  return [
    '',
    headline(verdict),
    circumstances(verdict),
    ...sections(verdict).flatMap(([title, rows]) => ['', title].concat(columns(rows))),
    '',
    ...caveats(verdict),
    '',
  ].join('\n');
}

/** The text for a database that refused the stranger's lock, so that nothing was rehearsed. */
export function formatRefusal({ target, refused }: { target: string; refused: string }): string {
  return `
PASSOU: o banco recusou a trava, e por isso nada foi ensaiado.
${target}:
${refused}

A mesma leitura, sem trava, foi aceita: a recusa é da trava. Se a conta anônima não pôde ser criada, ligue o login anônimo no
projeto e repita o ensaio, porque um estranho pode ter uma conta.
`;
}

export function circumstances({ visitors, show, attack, target, seed, tookMs }: Verdict): string {
  const locked = attack ? ', com a trava de um estranho' : '';
  return `${integer(visitors)} visitantes${SHOWS[show]}${locked}, ${target}, semente ${seed}; levou ${integer(Math.round(tookMs / SECOND_MS))} s`;
}

export function headline({ passed }: Verdict): string {
  return passed
    ? 'PASSOU: a sala de espera fez o que promete.'
    : 'NÃO PASSOU: a sala de espera falhou neste ensaio.';
}

function columns(rows: Row[]): string[] {
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, figure]) => `  ${what.padEnd(width)}  ${figure}`);
}

/** How many lines report the progress. */
const LINES = 4;

/**
 * Shows progress on the standard error.
 * @returns a function to call for each finished item
 */
export function showProgress(what: string, total: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (Math.floor((LINES * done) / total) > Math.floor((LINES * (done - 1)) / total))
      process.stderr.write(`${what}: ${integer(done)} de ${integer(total)}\n`);
  };
}
