import * as v from 'valibot';
import { DAY_MS } from '../../base/durations';
import { dateOf, textOf, type Fields } from '../../base/fields';
import { NO_SHOW, showIn, type ShowSettings } from '../../model';
import { showMistakes } from '../../show/check/mistakes';
import { TICKED } from '../../ui/form/Field';
import type { Values } from '../../ui/form/formTypes';
import { localOf, momentOf } from '../brasiliaTime';
import { limitedText, pictureText, PLAIN_LINE, storedDate, storedText } from '../documentFields';
import { SHOW_LIMITS } from '../limits';
import { showMessages } from './showMessages';

const texts = showMessages.errors;

/** The longest show that firestore.rules accept: a longer one is most likely a mistyped date. */
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
  retrato: pictureText(SHOW_LIMITS.retrato),
  paraCadastrados: v.string(),
});

/**
 * What is wrong with the times of a show; null if they can be right.
 * @param now the server's time. An end within the last 24 hours is accepted: the team ends a show early that
 * way.
 */
export function timesMistake({ times, wrongTimes }: ShowSettings, now: Date): string | null {
  if (wrongTimes) return texts.times;
  if (!times) return null;
  const [begin, end] = [times.begin.getTime(), times.end.getTime()];
  if (end < now.getTime() - DAY_MS) return texts.past;
  return end - begin > MAX_SHOW_DAYS * DAY_MS ? texts.long(MAX_SHOW_DAYS) : null;
}

/** The form's texts for the stored settings. */
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
    retrato: textOf(fields.retrato),
    paraCadastrados: showIn(fields).paraCadastrados ? TICKED : '',
  };
}

/** The document's fields, made from the form's texts; `undefined` for a field that is not stored. */
export function showFieldsOf(values: ShowValues, seen: Fields): Fields {
  const forRegistered = values.paraCadastrados === TICKED;
  return {
    inicio: storedDate(momentOf(values.inicio)),
    fim: storedDate(momentOf(values.fim)),
    video: storedText(values.video),
    premio: storedText(values.premio),
    foto: storedText(values.foto),
    apresentador: storedText(values.apresentador),
    retrato: storedText(values.retrato),
    paraCadastrados: forRegistered || 'paraCadastrados' in seen ? forRegistered : undefined,
    recado: messageIn(seen),
  };
}

/**
 * The stored message, which this form keeps. `undefined`, which removes the message, if somebody wrote one in
 * Firebase's console that firestore.rules refuse: with such a message, the form could save nothing.
 */
function messageIn({ recado }: Fields): string | undefined {
  const message = textOf(recado);
  return message.length <= SHOW_LIMITS.recado && PLAIN_LINE.test(message) ? storedText(message) : undefined;
}
