import * as v from 'valibot';
import { DAY_MS } from '../../base/durations';
import { dateOf, textOf, type Fields } from '../../base/fields';
import { NO_SHOW, showIn, type ShowSettings } from '../../model';
import { showMistakes } from '../../show/check/showMistakes';
import { TICKED } from '../../ui/form/Field';
import type { Values } from '../../ui/form/formTypes';
import { localOf, momentOf } from '../brasiliaTime';
import { limitedText, pictureText, PLAIN_LINE, storedDate, storedText } from '../documentFields';
import { SHOW_LIMITS } from '../limits';
import { showMessages } from './showMessages';

const texts = showMessages.errors;

/** firestore.rules refuse a longer show, because most likely its year has been mistyped. */
const MAX_SHOW_DAYS = 7;

export type ShowValues = Values<keyof typeof showMessages.labels>;

export const ShowSchema = v.object({
  inicio: v.string(),
  fim: v.string(),
  video: v.pipe(
    limitedText(SHOW_LIMITS.video),
    v.check((video) => showMistakes({ ...NO_SHOW, video }).video === null, texts.video),
  ),
  premio: limitedText(SHOW_LIMITS.premio),
  foto: pictureText(SHOW_LIMITS.foto),
  apresentador: limitedText(SHOW_LIMITS.apresentador),
  paraCadastrados: v.string(),
});

/**
 * What is wrong with the times of a show; null if they may be meant.
 * @param now by the server's clock. An end in the last 24 hours is right: it ends a show that is over
 * earlier.
 */
export function timesMistake({ times, wrongTimes }: ShowSettings, now: Date): string | null {
  if (wrongTimes) return texts.times;
  if (!times) return null;
  const [begin, end] = [times.begin.getTime(), times.end.getTime()];
  if (end < now.getTime() - DAY_MS) return texts.past;
  return end - begin > MAX_SHOW_DAYS * DAY_MS ? texts.long(MAX_SHOW_DAYS) : null;
}

/** The texts of the form for the stored settings. */
export function showValuesOf(fields: Fields): ShowValues {
  const begin = dateOf(fields.inicio);
  const end = dateOf(fields.fim);
  return {
    inicio: begin ? localOf(begin) : '',
    fim: end ? localOf(end) : '',
    video: textOf(fields.video),
    premio: textOf(fields.premio),
    foto: textOf(fields.foto),
    apresentador: textOf(fields.apresentador),
    paraCadastrados: showIn(fields).paraCadastrados ? TICKED : '',
  };
}

/** The fields of the document for the form's texts; `undefined` for a field that is not stored. */
export function showFieldsOf(values: ShowValues, seen: Fields): Fields {
  const forRegistered = values.paraCadastrados === TICKED;
  return {
    inicio: storedDate(momentOf(values.inicio)),
    fim: storedDate(momentOf(values.fim)),
    video: storedText(values.video),
    premio: storedText(values.premio),
    foto: storedText(values.foto),
    apresentador: storedText(values.apresentador),
    paraCadastrados: forRegistered || 'paraCadastrados' in seen ? forRegistered : undefined,
    recado: messageIn(seen),
  };
}

/**
 * The message as it is stored: the part 'Ao vivo' changes it, not this form. `undefined` for one that was
 * written in the console and that firestore.rules refuse, because with it nothing could be saved.
 */
function messageIn({ recado }: Fields): string | undefined {
  const message = textOf(recado);
  return message.length <= SHOW_LIMITS.recado && PLAIN_LINE.test(message) ? storedText(message) : undefined;
}
