import { readProjectArgs } from '../shared/projectOptions';
import { UsageError } from '../shared/terminal';

/** @throws UsageError */
export function readOptions(args: string[]): { promotion: string; project: string | undefined } {
  const { words, project } = readProjectArgs(args);
  const [promotion, ...others] = words;
  if (!promotion || promotion.includes('/') || others.length > 0)
    throw new UsageError('Diga o ID de uma promoção, que é o fim do endereço dela: /promo/ID.');
  return { promotion, project };
}
