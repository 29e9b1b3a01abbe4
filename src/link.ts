const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the waiting room would ever navigate there: `https:`, and `http:` on this machine for development. */
export function isAllowedLink(link: unknown): link is string {
  // Without the slashes a browser takes the rest for an address of this very site.
  if (typeof link !== 'string' || !/^\s*https?:\/\//i.test(link)) return false;
  try {
    const { protocol, hostname } = new URL(link);
    return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.has(hostname));
  } catch {
    return false;
  }
}
