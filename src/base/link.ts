/**
 * Matches a protected link, `protegido:nome`, as firestore.rules do. The name `proxima-sala` is refused:
 * under that name, the team keeps the address of the next room, which no visitor may read yet.
 */
const PROTECTED = /^protegido:((?!proxima-sala$)[a-z0-9-]{1,40})$/;

/**
 * Matches an address as firestore.rules do. Browsers would open more, such as `https:///example.com`, but the
 * rules would refuse every click.
 */
const OPENABLE = /^\s*(https:\/\/[^\s/?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)([/?#].*)?\s*$/is;

/**
 * Whether the waiting room may open this link: an https address, or an http address of this machine, which
 * development and tests use.
 */
export function isAllowedLink(link: unknown): link is string {
  if (typeof link !== 'string' || !OPENABLE.test(link)) return false;
  try {
    return Boolean(new URL(link));
  } catch {
    return false;
  }
}

/**
 * The name in a protected link, `protegido:nome`; null for other links. The document `linksDaSala/{nome}` has
 * the address, which only its winners and the team can read.
 */
export function protectedName(link: string | null | undefined): string | null {
  return PROTECTED.exec(link ?? '')?.[1] ?? null;
}

/** Whether visitors can enter a room with this link. */
export function isRoomLink(link: unknown): link is string {
  return isAllowedLink(link) || (typeof link === 'string' && protectedName(link) !== null);
}
