import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '../../base/durations';
import { dateOf, textOf, type Fields } from '../../base/fields';
import { showIn, type ShowTimes } from '../../model';
import { videoMistake } from '../../show/check/mistakes';
import { TICKED } from '../../ui/form/Field';
import type { Values } from '../../ui/form/useTyped';
import { localOf, momentOf } from '../brasiliaTime';
import { limitedText, pictureText, PLAIN_LINE, rulesText, storedDate, storedText } from '../documentFields';
import { SHOW_LIMITS } from '../limits';
import { showMessages } from './showMessages';

const texts = showMessages.errors;

/** The longest show that firestore.rules accept: a longer one is most likely a mistyped date. */
const MAX_SHOW_DAYS = 7;

export type ShowValues = Values<keyof typeof showMessages.labels>;

/**
 * @param initial the form's texts before anybody has typed
 * @param now the server's time
 */
export function showSchema(values: ShowValues, initial: ShowValues, now: Date) {
  const mistake = timesMistake(values, initial, now);
  return v.object({
    inicio: v.pipe(
      v.string(),
      v.check((begin) => begin !== '' || values.fim === '', texts.begin),
    ),
    fim: v.pipe(
      v.string(),
      v.check(() => mistake === '', mistake),
    ),
    video: v.pipe(
      limitedText(SHOW_LIMITS.video),
      v.check((video) => videoMistake(video) === null, texts.video),
    ),
    premio: limitedText(SHOW_LIMITS.premio),
    foto: pictureText(SHOW_LIMITS.foto),
    regulamento: rulesText(SHOW_LIMITS.regulamento),
    apresentador: limitedText(SHOW_LIMITS.apresentador),
    retrato: pictureText(SHOW_LIMITS.retrato),
    paraCadastrados: v.string(),
  });
}

/**
 * What is wrong with the end of a show, or empty: a missing begin is said at that field. An end within the
 * last 24 hours is accepted, because the team ends a show early that way; unchanged times of a show that is
 * over, too, so that other fields can be changed.
 */
function timesMistake(values: ShowValues, initial: ShowValues, now: Date): string {
  const { times, wrongTimes } = showIn(showFieldsOf(values, {}));
  if (values.inicio === '') return '';
  if (wrongTimes) return values.fim === '' ? texts.end : texts.order;
  if (!times) return '';
  const [begin, end] = [times.begin.getTime(), times.end.getTime()];
  const isKept = values.inicio === initial.inicio && values.fim === initial.fim;
  if (end < now.getTime() - DAY_MS) return isKept ? '' : texts.past;
  return end - begin > MAX_SHOW_DAYS * DAY_MS ? texts.long(MAX_SHOW_DAYS) : '';
}

/** The form's texts for the stored settings. */
export function showValuesOf(fields: Fields): ShowValues {
  return {
    inicio: localOf(dateOf(fields.inicio)),
    fim: localOf(dateOf(fields.fim)),
    video: textOf(fields.video),
    premio: textOf(fields.premio),
    foto: textOf(fields.foto),
    regulamento: textOf(fields.regulamento),
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
    regulamento: storedText(values.regulamento),
    apresentador: storedText(values.apresentador),
    retrato: storedText(values.retrato),
    paraCadastrados: forRegistered || 'paraCadastrados' in seen ? forRegistered : undefined,
    recado: messageIn(seen),
  };
}

/**
 * The stored times of a show that ends now. One that has not begun gets a beginning in the past, too: without
 * times, the waiting room would ask everybody to stay.
 */
export function endedFields(times: ShowTimes | null, now: Date): Fields {
  const end = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const begun = Math.min(times?.begin.getTime() ?? end, end - MINUTE_MS);
  return { inicio: storedDate(new Date(begun)), fim: storedDate(new Date(end)) };
}

/**
 * The stored message, which this form keeps as it is, because the page 'Ao vivo' may be replacing it.
 * `undefined`, which removes the message, if somebody wrote one in Firebase's console that firestore.rules
 * refuse: with such a message, the form could save nothing.
 */
function messageIn({ recado }: Fields): string | undefined {
  const isValid =
    typeof recado === 'string' && recado.length <= SHOW_LIMITS.recado && PLAIN_LINE.test(recado);
  return isValid ? recado : undefined;
}
