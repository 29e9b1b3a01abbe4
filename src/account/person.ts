import { formatPhone } from '@brazilian-utils/brazilian-utils/format-phone';
import { isValidLandlinePhone } from '@brazilian-utils/brazilian-utils/is-valid-landline-phone';
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone';
import { parsePhone } from '@brazilian-utils/brazilian-utils/parse-phone';
import * as v from 'valibot';
import { states } from 'virtual:estados';
import { messages } from './messages';

/** In characters; firestore.rules have the same limit. */
const MAX_NAME_LENGTH = 100;

/** No control characters, line breaks or invisible characters, some of which reverse the text after them; as in firestore.rules. */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** Parses a Brazilian mobile or landline number to its digits. */
const Phone = v.pipe(
  v.string(),
  v.transform(withoutTrunkPrefix),
  v.check(
    (digits) => isValidMobilePhone(digits, { version: 2 }) || isValidLandlinePhone(digits),
    messages.errors.celular,
  ),
  v.transform((digits) => parsePhone(digits)),
);

/** Schemas of the fields about a person. */
export const personEntries = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(messages.errors.name),
    v.maxLength(MAX_NAME_LENGTH, messages.errors.nameTooLong),
    v.regex(VISIBLE, messages.errors.nameUnseen),
  ),
  celular: Phone,
  estado: v.pipe(
    v.string(),
    v.check((estado) => states.some(({ code }) => code === estado), messages.errors.estado),
  ),
  cidade: v.pipe(v.string(), v.nonEmpty(messages.errors.cidade), v.regex(VISIBLE, messages.errors.cidade)),
};

/** Formats a number as `(11) 91234-5678`; returns any other text unchanged. */
export function shownPhone(typed: string): string {
  const phone = v.safeParse(Phone, typed);
  return phone.success ? formatPhone(phone.output, { mask: 'nanp' }) : typed;
}

/** Removes the zero that is dialled before an area code. */
function withoutTrunkPrefix(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').replace(/^550+/, '');
}
