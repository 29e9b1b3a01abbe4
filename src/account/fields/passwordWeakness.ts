import { withoutAccents } from '../../base/texts';
import { personMessages } from './personMessages';

const texts = personMessages.newPassword;

/** Matches the beginnings of many passwords that attackers try first. */
const COMMON =
  /^(senha|password|qwerty|asdf|mudar|brasil|flamengo|corinthians|palmeiras|amor|deus|jesus|familia)/;

/** Parts of the known texts with fewer characters are ignored, because many passwords contain them. */
const MIN_PART = 4;

/**
 * Says why a password is easy to guess; null if no simple check finds a reason.
 * @param known personal texts that others know: name, e-mail address, phone
 */
export function weaknessOf(password: string, known: readonly string[]): string | null {
  const plain = plainText(password);
  if (new Set(plain).size <= 2) return texts.repeated;
  if (isSequence(plain)) return texts.sequence;
  if (/^\d+$/.test(plain)) return texts.digits;
  const parts = known
    .flatMap((text) => plainText(text).split(/[^a-z0-9]+/))
    .filter((part) => part.length >= MIN_PART);
  if (parts.some((part) => plain.includes(part))) return texts.known;
  return COMMON.test(plain) ? texts.common : null;
}

/** Whether the characters count up or down one by one: '12345678', 'hgfedcba'. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step));
}

function plainText(text: string): string {
  return withoutAccents(text).toLowerCase();
}
