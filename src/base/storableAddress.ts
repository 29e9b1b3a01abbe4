import { isAllowedLink } from './link';

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
export function isStorableAddress(link: unknown): link is string {
  return isAllowedLink(link) && link.length <= 1_000 && PLAIN.test(link);
}

/** Whether the waiting room opens this link although winners may land on another page. */
export function hasOtherText(link: unknown): boolean {
  return isAllowedLink(link) && !isStorableAddress(link);
}
