import { isPlainAddress } from '../../../base/link';
import { addressMessages } from './addressMessages';

const texts = addressMessages;

/** The typed address, with https:// if it has none: Google Meet shows 'meet.google.com/abc-defg-hij'. */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** The address as people read it, without the query: 'us02web.zoom.us/j/81234567890'. */
export function shortAddress(link: string): string {
  const { host, pathname } = new URL(link);
  return host + pathname.replace(/\/$/, '');
}

/** The first link in a text with other words, such as a call's whole invitation; null if there is none. */
export function linkAmongWords(text: string): string | null {
  if (!/\s/.test(text.trim())) return null;
  const [link] = /https?:\/\/[^\s<>"]+/i.exec(text) ?? [];
  return link?.replace(/[.,;:!?)\]]+$/, '') ?? null;
}

/** Why the team cannot store the address, and what to do; empty if it can. */
export function mistakeIn(link: string): string {
  if (link === fullAddress('')) return texts.empty;
  if (!isPlainAddress(link)) return /^http:/i.test(link) ? texts.insecure : texts.bad;
  return withoutWww(new URL(link).host) === withoutWww(location.host) ? texts.ownSite : '';
}

/** Hosts that only devices in the same place can reach. */
const PRIVATE_HOST =
  /^(localhost|\[::1\]|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|\.(local|lan|internal)$/;

/** What is unusual about an address that may be stored, and maybe a slip; empty if nothing is. */
export function oddityIn(link: string): string {
  const { host, hostname, pathname, search, hash } = new URL(link);
  if (PRIVATE_HOST.test(hostname)) return texts.privateHost(host);
  if (/.https?:\/\//i.test(link)) return texts.twice;
  if (/[.,]$/.test(link)) return texts.lastSign;
  return pathname + search + hash === '/' ? texts.noPath(host) : '';
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
