import { within } from '../firebase/within';

/** Nobody waits longer for a time that is mostly the device's own, ms. */
const ANSWER_LIMIT_MS = 3_000;

/** By how much this device's clock is behind the server's, ms; asked once for each visit. */
let behind: Promise<number> | undefined;

/** The server's time, as the site's own answers tell it to the second; this device's where none comes. */
export async function serverNow(): Promise<Date> {
  behind ??= askServer();
  const difference = await behind;
  return new Date(Date.now() + difference);
}

async function askServer(): Promise<number> {
  try {
    const { headers } = await within(
      ANSWER_LIMIT_MS,
      fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }),
    );
    const time = Date.parse(headers.get('Date') ?? '');
    return Number.isNaN(time) ? 0 : time - Date.now();
  } catch {
    behind = undefined;
    return 0;
  }
}
