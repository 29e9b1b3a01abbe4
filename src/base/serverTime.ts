import { requestInTime } from './request';
import { ANSWER_LIMIT_MS } from './timeouts';

/** Null if there was no answer. It is requested once per visit. */
let knownOffset: Promise<number | null> | undefined;

/** The server's time minus this device's, ms, to the second (from a Date header); 0 without an answer. */
export async function clockOffset(): Promise<number> {
  return (await askedOnce()) ?? 0;
}

/** The server's time, to the second; null if there is no answer. */
export async function serverNow(): Promise<Date | null> {
  const offset = await askedOnce();
  return offset === null ? null : new Date(Date.now() + offset);
}

/** The server's time, for lists. Without an answer, it is the device's, which may be wrong. */
export async function approximateNow(): Promise<Date> {
  const offset = await clockOffset();
  return new Date(Date.now() + offset);
}

function askedOnce(): Promise<number | null> {
  return (knownOffset ??= requestOffset());
}

async function requestOffset(): Promise<number | null> {
  try {
    const options: RequestInit = { method: 'HEAD', cache: 'no-store' };
    const date = await requestInTime(ANSWER_LIMIT_MS, '/robots.txt', options, ({ headers }) =>
      headers.get('Date'),
    );
    const time = Date.parse(date ?? '');
    return Number.isNaN(time) ? null : time - Date.now();
  } catch {
    knownOffset = undefined;
    return null;
  }
}
