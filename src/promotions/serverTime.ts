import { withTimeout } from '../timeouts';

/** As long as what is read of Firestore beside it, ms. */
const ANSWER_LIMIT_MS = 10_000;

/** By how much this device's clock is behind the server's, ms; asked once for each visit. */
let behind: Promise<number | null> | undefined;

/** The server's time, as the site's own answers tell it to the second; null where none comes. */
export async function serverNow(): Promise<Date | null> {
  behind ??= askServer();
  const difference = await behind;
  return difference === null ? null : new Date(Date.now() + difference);
}

async function askServer(): Promise<number | null> {
  try {
    const { headers } = await withTimeout(
      ANSWER_LIMIT_MS,
      fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }),
    );
    const time = Date.parse(headers.get('Date') ?? '');
    return Number.isNaN(time) ? null : time - Date.now();
  } catch {
    behind = undefined;
    return null;
  }
}
