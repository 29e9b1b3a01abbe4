import * as v from 'valibot';
import { states } from 'virtual:estados';
import { personMessages } from './personMessages';
import { Phone } from './phoneInput';

const texts = personMessages;

/** The most characters of a name; firestore.rules have the same limit. */
const MAX_NAME_LENGTH = 100;

/**
 * Refuses, as firestore.rules do, control characters, line breaks and invisible characters, some of which
 * reverse the text that follows; letters that draw nothing; and more than six combining marks on a letter,
 * which would cover other lines.
 */
const VISIBLE = /^([^\p{M}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]\p{M}{0,6})*$/u;

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
