import { PROJECT_USAGE, readProjectArgs } from '../shared/projectOptions';
import { UsageError } from '../shared/terminal';

export const USAGE = `Uso:
  npm run --silent participantes -- <ID da promoção> [opções] > participantes.csv

${PROJECT_USAGE}

As colunas são separadas por ponto e vírgula, como as planilhas em português as esperam.`;

/** @throws UsageError */
export function readOptions(args: string[]): { promotion: string; project: string | undefined } {
  const { words, project } = readProjectArgs(args);
  const [promotion, ...others] = words;
  if (!promotion || promotion.includes('/') || others.length > 0)
    throw new UsageError('Diga o ID de uma promoção, que é o fim do endereço dela: /promo/ID.');
  return { promotion, project };
}
