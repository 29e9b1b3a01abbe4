import * as v from 'valibot';
import { NO_SHOW, showSettingsConverter, type ShowSettings } from '../model';
import { imageAddress } from '../ui/imageAddress';
import { TICKED } from '../ui/Field';
import type { Values } from '../ui/useTyped';
import type { Fields } from '../waiting-room/findings';
import { showMistakes } from '../waiting-room/showMistakes';
import { localOf, momentOf } from './brasiliaTime';
import { dateIn, limitedText, storedDate, storedText, textIn } from './documentFields';
import { partMessages } from './partMessages';
import { showMessages } from './showMessages';

const { errors } = showMessages;

export type ShowValues = Values<keyof typeof showMessages.labels>;

export const ShowSchema = v.object({
  inicio: v.string(),
  fim: v.string(),
  video: v.pipe(
    limitedText(500),
    v.check((video) => showMistakes({ ...NO_SHOW, video }).video === null, errors.video),
  ),
  premio: limitedText(100),
  foto: v.pipe(
    limitedText(500),
    v.check((typed) => typed === '' || imageAddress(typed) !== null, partMessages.image.wrong),
  ),
  apresentador: limitedText(100),
  paraCadastrados: v.string(),
});

/** The texts of the form for the stored settings. */
export function showValuesOf(fields: Fields): ShowValues {
  const begin = dateIn(fields, 'inicio');
  const end = dateIn(fields, 'fim');
  return {
    inicio: begin ? localOf(begin) : '',
    fim: end ? localOf(end) : '',
    video: textIn(fields, 'video'),
    premio: textIn(fields, 'premio'),
    foto: textIn(fields, 'foto'),
    apresentador: textIn(fields, 'apresentador'),
    paraCadastrados: showOf(fields).forRegistered ? TICKED : '',
  };
}

/** The document that the form's texts stand for; undefined for a field that is not stored. */
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
    // Of the part 'Ao vivo'.
    recado: storedText(textIn(seen, 'recado')),
  };
}

/** The settings as the waiting room reads them. */
export function showOf(fields: Fields): ShowSettings {
  return showSettingsConverter.fromFirestore({ id: '', data: () => fields });
}
