import { withoutAccents } from '../../base/withoutAccents';

/** The providers of nearly all addresses, with the domains in which a typing mistake is recognised. */
const PROVIDERS = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com.br', 'yahoo.com', 'icloud.com'];

/** Real domains that resemble those. */
const RIGHT = new Set([
  ...PROVIDERS,
  ...'mail.com|email.com|ymail.com|gmx.com|hotmail.com.br|outlook.com.br|hotmail.es|yahoo.com.ar|me.com'.split(
    '|',
  ),
]);

/** A domain with more typing mistakes than this gets no suggestion. */
const MAX_MISTAKES = 2;

/**
 * The address that was probably meant, if the typed one looks like a mistake: 'maria@gmial.com'. Else null.
 */
export function suggestedEmail(typed: string): string | null {
  const address = withoutAccents(typed.trim().toLowerCase()).replaceAll(/\s/g, '').replaceAll(',', '.');
  const [name, domain, ...more] = address.split('@');
  if (!name || !domain || more.length > 0) return null;
  const meant = RIGHT.has(domain) ? domain : providerLike(domain);
  const suggestion = `${name}@${meant ?? domain}`;
  // A correct address is not asked about because of its capitals.
  return suggestion === typed.trim().toLowerCase() ? null : suggestion;
}

function providerLike(domain: string): string | null {
  const [company] = domain.split('.');
  // 'gmail', 'gmail.com.br' and 'gmail.c' have the name of the provider, and an ending that it does not have.
  const named = PROVIDERS.find((provider) => provider.split('.')[0] === company);
  if (named && !domain.startsWith('yahoo.')) return named;
  const mistakes = PROVIDERS.map((provider) => [distance(domain, provider), provider] as const);
  const [least, provider] = mistakes.reduce((best, other) => (other[0] < best[0] ? other : best));
  return least <= MAX_MISTAKES ? provider : null;
}

/**
 * How many letters must be inserted, removed, replaced or swapped with their neighbour to turn one text into
 * the other.
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
