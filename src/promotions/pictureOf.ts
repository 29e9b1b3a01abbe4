import { documents } from '../base/documentPaths';
import type { Promotion } from '../model';

/** The promotion's picture as a prop for the component Picture. */
export function pictureOf({ id, imagem }: Promotion) {
  return { document: documents.promotion(id), field: 'imagem', text: imagem };
}
