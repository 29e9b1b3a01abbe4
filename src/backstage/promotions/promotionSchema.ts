import * as v from 'valibot';
import { dateOf, textOf, type Fields } from '../../base/fields';
import { withoutAccents } from '../../base/texts';
import { lastMoment } from '../../promotions/period';
import type { Values } from '../../ui/form/useTyped';
import { endAfter, localOf, momentOf } from '../brasiliaTime';
import { limitedText, pictureText, rulesText, storedDate, storedText } from '../documentFields';
import { PROMOTION_LIMITS } from '../limits';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages.errors;

/** The part of the form's address after `#` that asks for the result's field. */
export const RESULT_HASH = '#resultado';

/** The promotion form's texts. `id` is the id of the document, not a field of it. */
type PromotionValues = Values<Exclude<keyof typeof promotionMessages.labels, 'publicada'>>;

/** @param takenIds the ids that a new promotion cannot have */
export function promotionSchema({ inicio }: PromotionValues, takenIds: string[]) {
  return v.object({
    titulo: v.pipe(limitedText(PROMOTION_LIMITS.titulo), v.nonEmpty(texts.titulo)),
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]{1,60}$/, texts.id),
      v.check((id) => !takenIds.includes(id), texts.taken),
    ),
    descricao: limitedText(PROMOTION_LIMITS.descricao),
    imagem: pictureText(PROMOTION_LIMITS.imagem),
    inicio: timeText(texts.inicio),
    fim: v.pipe(
      timeText(texts.fim),
      // A time that is missing counts as 0; it has an error of its own, which comes first.
      v.check((fim) => Number(momentOf(inicio)) < Number(endAfter(fim)), texts.order),
    ),
    regulamento: rulesText(PROMOTION_LIMITS.regulamento),
    autorizacao: limitedText(PROMOTION_LIMITS.autorizacao),
    resultado: limitedText(PROMOTION_LIMITS.resultado),
  });
}

function timeText(missing: string) {
  return v.pipe(
    v.string(),
    v.check((local) => momentOf(local) !== null, missing),
  );
}

/** The form's texts for a stored promotion; all empty for a new one. */
export function promotionValuesOf(id: string, fields: Fields): PromotionValues {
  const end = dateOf(fields.fim);
  return {
    id,
    titulo: textOf(fields.titulo),
    descricao: textOf(fields.descricao),
    imagem: textOf(fields.imagem),
    inicio: localOf(dateOf(fields.inicio)),
    fim: localOf(end && lastMoment(end)),
    regulamento: textOf(fields.regulamento),
    autorizacao: textOf(fields.autorizacao),
    resultado: textOf(fields.resultado),
  };
}

/** The document's fields, made from the form's texts; `undefined` for a field that is not stored. */
export function promotionFieldsOf(values: PromotionValues, seen: Fields): Fields {
  return {
    titulo: titleIn(values.titulo, seen),
    descricao: storedText(values.descricao),
    imagem: storedText(values.imagem),
    inicio: storedDate(momentOf(values.inicio)),
    fim: storedDate(endAfter(values.fim)),
    regulamento: storedText(values.regulamento),
    autorizacao: storedText(values.autorizacao),
    resultado: storedText(values.resultado),
    publicada: seen.publicada === true,
  };
}

/** The title. A published one keeps even a space at its end, because firestore.rules refuse each change. */
function titleIn(typed: string, { titulo, publicada }: Fields): string | undefined {
  const isKept = publicada === true && typeof titulo === 'string' && titulo.trim() === typed.trim();
  return isKept ? titulo : storedText(typed);
}

/** The id that is suggested for a title: 'natal-premiado-2026' for 'Natal Premiado 2026!'. */
export function idOf(title: string): string {
  return withoutAccents(title.normalize('NFKD'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
