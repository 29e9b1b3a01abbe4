import { isAllowedLink } from '../../base/link';

/**
 * Matches an address without any other text, with a host that can exist. firestore.rules have the same
 * pattern for addresses that the team writes.
 */
const PLAIN =
  /^(https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d{1,5})?([/?#][!-~]*)?$/i;

/**
 * Whether the team may store this address. Stricter than isAllowedLink, because an address with other text
 * around it, or with a misspelt host, would lead winners to another page.
 */
export function isStorableAddress(link: string): boolean {
  return link.length <= 1_000 && PLAIN.test(link) && isAllowedLink(link);
}
