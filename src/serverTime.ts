import { ANSWER_LIMIT_MS, withTimeout } from './timeouts';

/** The server's time minus this device's, ms; requested once per visit. */
let clockOffset: Promise<number | null> | undefined;

/** The server's time, to the second, from the Date header of the site; null if there is no answer. */
export async function serverNow(): Promise<Date | null> {
  clockOffset ??= requestOffset();
  const offset = await clockOffset;
  return offset === null ? null : new Date(Date.now() + offset);
}

/** The server's time; without an answer the device's, which may be wrong, but will do for lists. */
export async function approximateNow(): Promise<Date> {
  return (await serverNow()) ?? new Date();
}

async function requestOffset(): Promise<number | null> {
  try {
    const { headers } = await withTimeout(
      ANSWER_LIMIT_MS,
      fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }),
    );
    const time = Date.parse(headers.get('Date') ?? '');
    return Number.isNaN(time) ? null : time - Date.now();
  } catch {
    clockOffset = undefined;
    return null;
  }
}
