import { isStorableAddress } from '../../../base/storableAddress';
import { addressMessages } from './addressMessages';

const texts = addressMessages;

/** Adds https:// to an address without a scheme, because Google Meet shows 'meet.google.com/abc-defg-hij'. */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** A short form of an address for people, without its query: 'us02web.zoom.us/j/81234567890'. */
export function shortAddress(link: string): string {
  const { host, pathname } = new URL(link);
  return host + pathname.replace(/\/$/, '');
}

/** Matches the link of a calendar file. Zoom's invitation to a recurring meeting begins with one. */
const CALENDAR_FILE = /[/.]ics([?#]|$)/i;

/**
 * The first link in a pasted text with other words, such as a whole invitation; of a calendar file only if
 * there is no other link. Null if the text has no link, or is only one word.
 */
export function linkAmongWords(text: string): string | null {
  if (!/\s/.test(text.trim())) return null;
  const found = text.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
  const links = found.map((link) => link.replace(/[.,;:!?)\]]+$/, ''));
  return links.find((link) => !CALENDAR_FILE.test(link)) ?? links[0] ?? null;
}

/** Why the team cannot store this address, and what to do; empty if the address can be stored. */
export function mistakeIn(link: string): string {
  if (link === fullAddress('')) return texts.empty;
  if (!isStorableAddress(link)) return /^http:/i.test(link) ? texts.insecure : texts.bad;
  return withoutWww(new URL(link).host) === withoutWww(location.host) ? texts.ownSite : '';
}

/** Hosts that only this device, or devices in the same local network, can reach. */
const PRIVATE_HOST =
  /^(localhost|\[::1\]|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|\.(local|lan|internal)$/;

/** A warning about an address that may be stored but looks like a slip; empty if nothing looks wrong. */
export function oddityIn(link: string): string {
  const { host, hostname, pathname, search, hash } = new URL(link);
  if (PRIVATE_HOST.test(hostname)) return texts.privateHost(host);
  if (/.https?:\/\//i.test(link)) return texts.twice;
  if (/[.,]$/.test(link)) return texts.lastSign;
  if (CALENDAR_FILE.test(link)) return texts.calendarFile;
  return pathname + search + hash === '/' ? texts.noPath(host) : '';
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
