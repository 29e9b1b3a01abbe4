import { formatPhone } from '@brazilian-utils/brazilian-utils/format-phone';
import { isValidLandlinePhone } from '@brazilian-utils/brazilian-utils/is-valid-landline-phone';
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone';
import { parsePhone } from '@brazilian-utils/brazilian-utils/parse-phone';
import * as v from 'valibot';
import { states } from 'virtual:estados';
import { errorTexts } from '../auth/errors';
import { messages } from './messages';

/** As in firestore.rules. */
const LONGEST_NAME = 100;

/** A Brazilian mobile or landline number as people type it; its digits come out. */
const Phone = v.pipe(
  v.string(),
  v.transform(withoutTrunkPrefix),
  v.check(
    (digits) => isValidMobilePhone(digits, { version: 2 }) || isValidLandlinePhone(digits),
    messages.errors.celular,
  ),
  v.transform((digits) => parsePhone(digits)),
);

/** What people tell of themselves, as a form has it. */
export const personEntries = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(messages.errors.name),
    v.maxLength(LONGEST_NAME, messages.errors.nameTooLong),
    // Unseen characters, some of which turn the letters after them round.
    v.regex(/^[^\p{Cc}\p{Cf}]*$/u, messages.errors.nameUnseen),
  ),
  celular: Phone,
  estado: v.pipe(
    v.string(),
    v.check((estado) => states.some(({ code }) => code === estado), errorTexts.stateMissing),
  ),
  cidade: v.pipe(v.string(), v.nonEmpty(messages.errors.cidade)),
};

/** `(11) 91234-5678`; what is no number stays as it was typed. */
export function shownPhone(typed: string): string {
  const phone = v.safeParse(Phone, typed);
  return phone.success ? formatPhone(phone.output, { mask: 'nanp' }) : typed;
}

/** The zero that is dialled before an area code is not part of the number. */
function withoutTrunkPrefix(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').replace(/^550+/, '');
}
