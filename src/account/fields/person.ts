import * as v from 'valibot';
import { states } from 'virtual:estados';
import { accountMessages } from '../messages';
import { fieldMessages } from '../signUpMessages';
import { Phone } from './phoneInput';

/** The most characters of a name; firestore.rules have the same limit. */
const MAX_NAME_LENGTH = 100;

/**
 * Refuses control characters, line breaks and invisible characters, as firestore.rules do: some of them
 * reverse the text that follows.
 */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** A name has at least two letters, as in firestore.rules. */
const TWO_LETTERS = /\p{L}.*\p{L}/u;

export const personEntries = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(accountMessages.errors.name),
    v.maxLength(MAX_NAME_LENGTH, accountMessages.errors.nameTooLong),
    v.regex(VISIBLE, accountMessages.errors.nameUnseen),
    v.regex(TWO_LETTERS, fieldMessages.nameTooShort),
  ),
  celular: Phone,
  estado: v.pipe(
    v.string(),
    v.check((estado) => states.some(({ code }) => code === estado), accountMessages.errors.estado),
  ),
  cidade: v.pipe(
    v.string(),
    v.nonEmpty(accountMessages.errors.cidade),
    v.regex(VISIBLE, accountMessages.errors.cidade),
  ),
};
