/**
 * The form of a protected link. firestore.rules have the same pattern. `proxima-sala` is the name of the next
 * room's address, which nobody may win.
 */
const PROTECTED = /^protegido:((?!proxima-sala$)[a-z0-9-]{1,40})$/;

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the waiting room may navigate to the link: `https:`, and for development `http:` on this machine.
 */
export function isAllowedLink(link: unknown): link is string {
  // Browsers resolve a link without the slashes, such as `https:page`, relative to this site.
  if (typeof link !== 'string' || !/^\s*https?:\/\//i.test(link)) return false;
  try {
    const { protocol, hostname } = new URL(link);
    return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.has(hostname));
  } catch {
    return false;
  }
}

/**
 * An address and nothing else, with a host that can exist. firestore.rules have the same pattern for what the
 * team writes.
 */
const PLAIN =
  /^(https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d{1,5})?([/?#][!-~]*)?$/i;

/**
 * Whether this is an address that the team may write. Text pasted with it, or a misspelt host, would lead
 * winners elsewhere.
 */
export function isPlainAddress(link: string): boolean {
  return link.length <= 1_000 && PLAIN.test(link) && isAllowedLink(link);
}

/**
 * The name in `protegido:nome`, whose address is in `linksDaSala/{nome}`, which only winners read; null for
 * other links, and without a link.
 */
export function protectedName(link: string | null | undefined): string | null {
  return PROTECTED.exec(link ?? '')?.[1] ?? null;
}

/** Whether visitors can enter a room with this link. */
export function isRoomLink(link: unknown): link is string {
  return isAllowedLink(link) || (typeof link === 'string' && protectedName(link) !== null);
}
