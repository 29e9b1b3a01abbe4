/** The whole of a typed address. Some calls show theirs without https://: 'meet.google.com/abc-defg-hij'. */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** The address as people read it, without the query: 'us02web.zoom.us/j/81234567890'. */
export function shortAddress(link: string): string {
  const { host, pathname } = new URL(link);
  return host + pathname.replace(/\/$/, '');
}
