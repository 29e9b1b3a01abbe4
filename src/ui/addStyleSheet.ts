import { withTimeout } from '../base/timeouts';

/** How long a style sheet may take, also on a slow line: a request may get lost without an event. */
const LIMIT_MS = 30_000;

const sheets = new Map<string, Promise<void>>();

/**
 * Loads a separate style sheet for something that few visits need, because every page must load the app's own
 * style sheet before its first paint. Resolves when the style sheet has loaded; rejects if loading fails or
 * takes too long, and the next call tries again.
 */
export function addStyleSheet(address: string): Promise<void> {
  const sheet = sheets.get(address) ?? load(address);
  sheets.set(address, sheet);
  return sheet;
}

function load(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)));
    document.head.append(link);
  });
  return withTimeout(LIMIT_MS, loaded).catch((error: unknown) => {
    link.remove();
    sheets.delete(address);
    throw error;
  });
}
