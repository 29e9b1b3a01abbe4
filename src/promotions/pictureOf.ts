import { documents } from '../base/documentPaths';
import type { Promotion } from '../model';

/** What `Picture` shows of a promotion. */
export function pictureOf({ id, imagem }: Promotion) {
  return { document: documents.promotion(id), field: 'imagem', text: imagem };
}
