import { isValidLandlinePhone } from '@brazilian-utils/brazilian-utils/is-valid-landline-phone';
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone';
import { parsePhone } from '@brazilian-utils/brazilian-utils/parse-phone';
import * as v from 'valibot';
import { phoneText } from '../../base/texts';
import { personMessages } from './personMessages';

const texts = personMessages.celular;

/** Parses a Brazilian mobile or landline number to its digits. */
export const Phone = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(texts.missing),
  v.transform(withoutTrunkPrefix),
  v.check(
    (digits) => isValidMobilePhone(digits, { version: 2 }) || isValidLandlinePhone(digits),
    texts.invalid,
  ),
  v.transform((digits) => parsePhone(digits)),
);

/** Matches a typed number without a 0 or +55 before the area code: digits and punctuation only. */
const PLAIN = /^[1-9(][\d\s().-]*$/;

/** Formats a number as `(11) 91234-5678`; returns any other text unchanged. */
export function shownPhone(typed: string): string {
  const phone = v.safeParse(Phone, typed);
  return phone.success ? phoneText(phone.output) : typed;
}

/**
 * Formats an unfinished number while it is typed: '119' becomes '(11) 9'. A text with a prefix such as +55,
 * or with letters, is formatted only when it is a complete number.
 * @param caret the position of the caret in the text
 */
export function maskPhone(typed: string, caret: number): { text: string; caret: number } {
  const text = shownPhone(PLAIN.test(typed) ? punctuated(digitsOf(typed)) : typed);
  if (text === typed) return { text, caret };
  // Formatting removes digits only before the area code: 0 or 55.
  const removed = digitsOf(typed).length - digitsOf(text).length;
  return { text, caret: endOfDigit(text, digitsOf(typed.slice(0, caret)).length - removed) };
}

/**
 * Adds punctuation only before a digit. At the end of the text, a person could not delete the punctuation,
 * because the next formatting would restore it.
 */
function punctuated(digits: string): string {
  const [area, number] = [digits.slice(0, 2), digits.slice(2)];
  if (!number) return area && `(${area}`;
  // Landline numbers begin with 2 to 6 and have eight digits, mobile ones nine.
  const half = /^[2-6]/.test(number) ? 4 : 5;
  const rest = number.slice(half);
  return `(${area}) ${number.slice(0, half)}${rest && `-${rest}`}`;
}

/** The position in the text right after its nth digit. */
function endOfDigit(text: string, count: number): number {
  let found = 0;
  for (let position = 0; position < text.length; position++) {
    if (found >= count) return position;
    if (/\d/.test(text.charAt(position))) found++;
  }
  return text.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Removes the zeros that some people dial before an area code, together with a 55 before the zeros. A 55
 * without zeros stays, because the phone library itself ignores that prefix.
 */
function withoutTrunkPrefix(typed: string): string {
  return digitsOf(typed).replace(/^0+/, '').replace(/^550+/, '');
}
