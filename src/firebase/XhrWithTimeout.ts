/** How long the answer of one request may take, ms: a little less than a click allows for it (click.ts). */
const ANSWER_LIMIT_MS = 7_500;
/** Firestore's requests that have one answer; a subscription's stay open. */
const HAS_ONE_ANSWER = /:(commit|batchGet)\b/;

/**
 * A request that is given up when no answer comes. While the Firestore SDK waits for a commit's answer, everything else of
 * it waits too, the subscriptions as well, and it waits without end where the line has gone silent. It also stops for
 * good at an error whose body is no JSON, as proxies send them, so such a body reads as an empty object.
 */
export class XhrWithTimeout extends XMLHttpRequest {
  override open(method: string, url: string | URL): void {
    super.open(method, url);
    if (HAS_ONE_ANSWER.test(String(url))) this.timeout = ANSWER_LIMIT_MS;
  }

  override get responseText(): string {
    const text = super.responseText;
    return this.status < 400 || isJson(text) ? text : '{}';
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
