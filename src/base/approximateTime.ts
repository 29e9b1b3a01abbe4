// The server's time, exact to a second, from the Date header of the site's responses. A room's opening needs
// fractions of a second: for that, firebase/exactTime.ts asks Firestore for the time.
import { SECOND_MS } from './durations';
import { requestInTime } from './request';
import { ANSWER_LIMIT_MS, NoAnswerError } from './timeouts';

/**
 * The server's time minus this device's, ms; null if the server's answer has no time. Requested once per
 * visit, and again at the next call if there was no answer or the device's clock has been set.
 */
let knownOffset: Promise<number | null> | undefined;
/** Date.now() minus performance.now() at that request: it changes if somebody sets the device's clock. */
let clockGap: number;

/**
 * The server's time minus this device's, ms; 0 if the server's answer has no time.
 * @throws if the server does not answer
 */
export async function approximateOffset(): Promise<number> {
  return (await askedOnce()) ?? 0;
}

/** The server's time; null if the server does not answer, or its answer has no time. */
export async function approximateNowIfKnown(): Promise<Date | null> {
  const offset = await askedOnce().catch(() => null);
  return offset === null ? null : new Date(Date.now() + offset);
}

/**
 * The server's time; while that is unknown, the device's time. The device's clock may be wrong, so this time
 * is good enough to arrange lists, but not to decide anything.
 */
export async function approximateNow(): Promise<Date> {
  return (await approximateNowIfKnown()) ?? new Date();
}

function askedOnce(): Promise<number | null> {
  const gap = Date.now() - performance.now();
  if (!knownOffset || Math.abs(gap - clockGap) > SECOND_MS) {
    clockGap = gap;
    knownOffset = requestOffset();
  }
  return knownOffset;
}

async function requestOffset(): Promise<number | null> {
  try {
    const sentAt = Date.now();
    const options: RequestInit = { method: 'HEAD', cache: 'no-store' };
    const date = await requestInTime(ANSWER_LIMIT_MS, '/robots.txt', options, ({ headers }) =>
      headers.get('Date'),
    );
    // An answer that is handled only after the device has slept says nothing about the present time.
    if (Math.abs(Date.now() - sentAt) > ANSWER_LIMIT_MS) throw new NoAnswerError();
    const time = Date.parse(date ?? '');
    return Number.isNaN(time) ? null : time - Date.now();
  } catch (error) {
    knownOffset = undefined;
    throw error;
  }
}
