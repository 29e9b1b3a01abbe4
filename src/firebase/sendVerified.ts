import { getToken, type AppCheck } from 'firebase/app-check';
import { errorOf, isDenied } from '../base/errors';
import { ANSWER_LIMIT_MS, NoAnswerError, sleep } from '../base/timeouts';

/** The pause between two looks for a token that is late. */
const PAUSE_MS = 500;

/**
 * Sends a request whose refusal is an answer, for example that a promotion is not published. A refusal of a
 * request without a token is none, because App Check may be enforced: sends the request again once there is a
 * token.
 * @throws the request's error, or NoAnswerError if there is no token within 10 s after a refusal
 */
export async function sendVerifiedBy<T>(appCheck: AppCheck, request: () => Promise<T>): Promise<T> {
  const verified = await hasToken(appCheck);
  try {
    return await request();
  } catch (error) {
    if (verified || !isDenied(error)) throw error;
  }
  const end = performance.now() + ANSWER_LIMIT_MS;
  while (!(await hasToken(appCheck))) {
    if (performance.now() > end) throw new NoAnswerError('There is no App Check token.');
    await sleep(PAUSE_MS);
  }
  return request();
}

/** Whether the next request has a valid token. Waits for one as long as a request does. */
async function hasToken(appCheck: AppCheck): Promise<boolean> {
  return (await errorOf(getToken(appCheck))) === null;
}
