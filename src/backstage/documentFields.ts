import { Timestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { PICTURE_ADDRESS, RULES_ADDRESS } from '../base/addresses';
import { isSame, type Fields } from '../base/fields';
import { imageAddress } from '../ui/imageAddress';
import { messages } from './messages';

/** The schema of a text of limited length. */
export function limitedText(most: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(most, messages.tooLong(most)));
}

/**
 * Matches a text of one line. Like firestore.rules, it refuses characters that end a line or change the
 * direction of text, which pasted texts may contain.
 */
export const PLAIN_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;

/** Validates a picture's address: empty, or one that firestore.rules accept and browsers can load. */
export function pictureText(most: number) {
  return v.pipe(
    limitedText(most),
    v.check(
      (typed) => typed === '' || (PICTURE_ADDRESS.test(typed) && imageAddress(typed) !== null),
      messages.image.wrong,
    ),
  );
}

/** Validates the address of the rules of a promotion or of the show: empty, or as firestore.rules require. */
export function rulesText(most: number) {
  return v.pipe(
    limitedText(most),
    v.check((typed) => typed === '' || RULES_ADDRESS.test(typed), messages.wrongRules),
  );
}

/** A typed text as it is stored: trimmed. `undefined` for an empty text: its field is removed. */
export function storedText(text: string): string | undefined {
  return text.trim() || undefined;
}

export function storedDate(date: Date | null): Timestamp | undefined {
  return date ? Timestamp.fromDate(date) : undefined;
}

/** The fields without those that are `undefined`, which stands for a field that is not stored. */
export function withoutMissing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * The fields that a form writes: those that the person has changed. It also removes unknown fields and
 * corrects values of a wrong type and texts with spaces at their ends, which somebody has left in Firebase's
 * console, because firestore.rules would refuse the document with them.
 * @param typed all fields of the document, made from the form's texts
 * @param initial the same fields before anything was typed
 */
export function fieldsToWrite(seen: Fields, typed: Fields, initial: Fields): Fields {
  const changed = Object.keys({ ...seen, ...typed }).filter(
    (name) =>
      !isSame(typed[name], initial[name]) ||
      typeof seen[name] !== typeof initial[name] ||
      (typeof seen[name] === 'string' && seen[name] !== typed[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}
