// The server's time to the second, from the Date header of the site. For the opening of a room, where
// fractions of a second count, firebase/exactTime.ts asks Firestore.
import { requestInTime } from './request';
import { ANSWER_LIMIT_MS } from './timeouts';

/** Null if there was no answer. It is requested once per visit. */
let knownOffset: Promise<number | null> | undefined;

/** The server's time minus this device's, ms; 0 without an answer. */
export async function approximateOffset(): Promise<number> {
  return (await askedOnce()) ?? 0;
}

/** Null if there is no answer. */
export async function approximateNowIfKnown(): Promise<Date | null> {
  const offset = await askedOnce();
  return offset === null ? null : new Date(Date.now() + offset);
}

/** For lists: without an answer, it is the device's time, which may be wrong. */
export async function approximateNow(): Promise<Date> {
  const offset = await approximateOffset();
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
