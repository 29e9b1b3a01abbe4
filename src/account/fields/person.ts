import * as v from 'valibot';
import { states } from 'virtual:estados';
import { personMessages } from './personMessages';
import { Phone } from './phoneInput';

const texts = personMessages;

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
    v.nonEmpty(texts.name.missing),
    v.maxLength(MAX_NAME_LENGTH, texts.name.tooLong),
    v.regex(VISIBLE, texts.name.unseen),
    v.regex(TWO_LETTERS, texts.name.tooShort),
  ),
  celular: Phone,
  estado: v.pipe(
    v.string(),
    v.check((estado) => states.some(({ code }) => code === estado), texts.estado.missing),
  ),
  cidade: v.pipe(v.string(), v.nonEmpty(texts.cidade.missing), v.regex(VISIBLE, texts.cidade.missing)),
};
