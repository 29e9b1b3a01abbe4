import { withoutAccents } from '../../base/texts';

/** The most common e-mail domains: a mistyped address gets one of these as its suggestion. */
const PROVIDERS = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com.br', 'yahoo.com', 'icloud.com'];

/** Domains that exist, so they are no typing mistakes although they resemble those of PROVIDERS. */
const RIGHT = new Set([
  ...PROVIDERS,
  ...'mail.com|email.com|ymail.com|gmx.com|hotmail.com.br|outlook.com.br|hotmail.es|yahoo.com.ar|me.com'.split(
    '|',
  ),
]);

/** A domain with more typing mistakes than this gets no suggestion. */
const MAX_MISTAKES = 2;

/**
 * The address that was probably meant, 'maria@gmail.com' for 'maria@gmial.com'; null if the typed one looks
 * right.
 */
export function suggestedEmail(typed: string): string | null {
  const address = withoutAccents(typed.trim().toLowerCase()).replaceAll(/\s/g, '').replaceAll(',', '.');
  const [name, domain, ...more] = address.split('@');
  if (!name || !domain || more.length > 0) return null;
  const meant = RIGHT.has(domain) ? domain : providerLike(domain);
  const suggestion = `${name}@${meant ?? domain}`;
  // No suggestion if the typed address differs only in capitals.
  return suggestion === typed.trim().toLowerCase() ? null : suggestion;
}

function providerLike(domain: string): string | null {
  const [company] = domain.split('.');
  // A provider's name with a wrong ending: 'gmail', 'gmail.com.br', 'gmail.c'.
  const named = PROVIDERS.find((provider) => provider.split('.')[0] === company);
  if (named && !domain.startsWith('yahoo.')) return named;
  const mistakes = PROVIDERS.map((provider) => [distance(domain, provider), provider] as const);
  const [least, provider] = mistakes.reduce((best, other) => (other[0] < best[0] ? other : best));
  return least <= MAX_MISTAKES ? provider : null;
}

/**
 * The edit distance of two texts: how many letters to insert, remove, replace or swap with their neighbour.
 */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row++) {
    const costs = [row];
    rows.push(costs);
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      costs.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
