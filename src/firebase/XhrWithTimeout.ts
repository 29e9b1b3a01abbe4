/** The limit of one request, ms: a little less than the click's own limit (click.ts). */
const ANSWER_LIMIT_MS = 7_500;
/** The Firestore requests that have one answer. Those of subscriptions stay open. */
const SINGLE_ANSWER = /:(commit|batchGet)\b/;

/**
 * An XMLHttpRequest that ends after a timeout. The Firestore SDK has none: while it waits for the answer to a commit, its
 * other requests and subscriptions wait too, without limit if the network is silent. The SDK also stops working at an
 * error whose body is not JSON, which proxies send, so such a body is replaced by an empty object.
 */
export class XhrWithTimeout extends XMLHttpRequest {
  override open(method: string, url: string | URL): void {
    super.open(method, url);
    if (SINGLE_ANSWER.test(String(url))) this.timeout = ANSWER_LIMIT_MS;
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
