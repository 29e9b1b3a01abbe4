import { Timestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { Fields } from '../base/fields';
import { isSame } from '../base/isSame';
import { imageAddress } from '../ui/imageAddress';
import { partMessages } from './partMessages';

/** As in firestore.rules. Which of these addresses visitors' pages can show, imageAddress says. */
const PICTURE = /^(https:\/\/[^\s/]|\/[^\s/\\]|gs:\/\/[^\s/]+\/)\P{Cc}*$/u;

/** The schema of a text of limited length. */
export function limitedText(most: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(most, partMessages.tooLong(most)));
}

/**
 * A text of one line. firestore.rules allow no characters that end a line or change its direction, which some
 * pasted texts have.
 */
export const PLAIN_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;

/** The schema of a picture's address, which may be empty; firestore.rules accept the same addresses. */
export function pictureText(most: number) {
  return v.pipe(
    limitedText(most),
    v.check(
      (typed) => typed === '' || (PICTURE.test(typed) && imageAddress(typed) !== null),
      partMessages.image.wrong,
    ),
  );
}

/** A text as it is stored. An empty one gives `undefined`, which removes the field. */
export function storedText(text: string): string | undefined {
  return text.trim() || undefined;
}

export function storedDate(date: Date | null): Timestamp | undefined {
  return date ? Timestamp.fromDate(date) : undefined;
}

/** The fields that have a value; `undefined` stands for a field that is not stored. */
export function withoutMissing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * What a form writes: the fields that the person has changed. Also unknown fields and values of another type,
 * which somebody has left in the console, because firestore.rules would refuse the write with them.
 * @param typed all fields of the document, made from the texts of the form
 * @param initial the same fields before anything was typed
 */
export function fieldsToWrite(seen: Fields, typed: Fields, initial: Fields): Fields {
  const changed = Object.keys({ ...seen, ...typed }).filter(
    (name) => !isSame(typed[name], initial[name]) || typeof seen[name] !== typeof initial[name],
  );
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}
