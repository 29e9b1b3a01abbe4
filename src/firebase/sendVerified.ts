import { getToken, type AppCheck } from 'firebase/app-check';
import { errorOf, isDenied } from '../base/errors';
import { ANSWER_LIMIT_MS, growingPause, NoAnswerError, sleep } from '../base/timeouts';

/** The pauses between two looks for a token that is late. */
const PAUSES_MS = { first: 500, longest: 2_000 };

/**
 * Sends a request whose refusal is an answer, for example that a promotion is not published. If App Check is
 * enforced, every request without a token is refused: then sends the request again once there is a token.
 * @param publicRead a request that firestore.rules allow everybody: only App Check can refuse it
 * @throws the request's error; that of `publicRead`; NoAnswerError if App Check is enforced, and there is no
 * token within 10 s after the refusal
 */
export async function sendVerifiedBy<T>(
  appCheck: AppCheck,
  request: () => Promise<T>,
  publicRead: () => Promise<unknown>,
): Promise<T> {
  const verified = await hasToken(appCheck);
  try {
    return await request();
  } catch (error) {
    if (verified || !isDenied(error) || !(await isRefused(publicRead))) throw error;
  }
  const end = performance.now() + ANSWER_LIMIT_MS;
  for (let look = 0; !(await hasToken(appCheck)); look++) {
    if (performance.now() > end) throw new NoAnswerError('There is no App Check token.');
    await sleep(growingPause(look, PAUSES_MS));
  }
  return request();
}

/** Whether the next request has a valid token. Waits for one as long as a request does. */
async function hasToken(appCheck: AppCheck): Promise<boolean> {
  return (await errorOf(getToken(appCheck))) === null;
}

async function isRefused(request: () => Promise<unknown>): Promise<boolean> {
  const error = await errorOf(request());
  if (error !== null && !isDenied(error)) throw error;
  return error !== null;
}
