import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { getToken, type AppCheck } from 'firebase/app-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../src/base/durations';
import { errorOf } from '../../../src/base/errors';
import { NoAnswerError } from '../../../src/base/timeouts';
import { keepTokenFresh, startAppCheck } from '../../../src/firebase/appCheck';
import { sendVerifiedBy } from '../../../src/firebase/sendVerified';

const TRUE_TIME = new Date('2026-12-01T23:00:00Z').getTime();
const REFUSAL = Object.assign(new Error(), { code: 'permission-denied' });

/** How far the clock of the device is ahead, ms. */
let fast: number;
let app: FirebaseApp;
let appCheck: AppCheck;
/** What Firebase answers to the exchange of reCAPTCHA's token. */
let exchange: ReturnType<typeof vi.fn<() => Promise<Response>>>;

beforeEach(() => {
  vi.useFakeTimers({ now: TRUE_TIME });
  fast = 0;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  exchange = vi.fn<() => Promise<Response>>(async () => Response.json({ token: aToken(), ttl: '3600s' }));
  vi.stubGlobal('fetch', exchange);
  app = initializeApp({ apiKey: 'key', projectId: 'demo-app-check', appId: '1:1:web:1' });
  appCheck = startAppCheck(app, 'site-key');
});

afterEach(async () => {
  Reflect.deleteProperty(window, 'grecaptcha');
  await deleteApp(app);
});

/** A token with the time at which the server has issued it. */
function aToken(): string {
  const issued = { iat: Math.floor((Date.now() - fast) / 1_000) };
  return `${btoa('{}')}.${btoa(JSON.stringify(issued)).replace(/=+$/, '')}.signature`;
}

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/"]');

/** Lets the script of reCAPTCHA arrive. Like the real one, it renders only once in an element. */
function scriptArrives(): void {
  const rendered = new Set<Element | null>();
  let pass: () => void;
  const enterprise = {
    ready: (then: () => void) => then(),
    render: (id: string, { callback }: { callback: () => void }) => {
      const element = document.getElementById(id);
      if (rendered.has(element)) throw new Error('reCAPTCHA has already been rendered in this element');
      rendered.add(element);
      pass = callback;
      return 0;
    },
    execute: async () => {
      pass();
      return 'recaptcha-token';
    },
  };
  Object.assign(window, { grecaptcha: { enterprise } });
  [...scripts()].at(-1)?.dispatchEvent(new Event('load'));
}

/** What a request finds that needs a token now; null without one. */
async function tokenNow(): Promise<string | null> {
  const token = getToken(appCheck).then(
    (result) => result.token,
    () => null,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  return token;
}

it('loads the script of reCAPTCHA again if it was lost, and never while it may still arrive', async () => {
  expect(await tokenNow()).toBeNull();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(await tokenNow()).toBeNull();
  const [lost, ...others] = scripts();
  expect(others).toEqual([]);
  lost?.dispatchEvent(new Event('error'));
  expect(await tokenNow()).toBeNull();
  expect(lost).toBeDefined();
  expect([...scripts()].at(-1)).not.toBe(lost);
  expect(document.querySelectorAll('[id^="fire_app_check"]')).toHaveLength(1);
  scriptArrives();
  expect(await tokenNow()).not.toBeNull();
});

it.each([-24, -1, 0, 1, 2, 24])(
  'renews the token about every half hour if the clock of the device is %d h fast',
  async (hours) => {
    fast = hours * HOUR_MS;
    vi.setSystemTime(TRUE_TIME + fast);
    keepTokenFresh(appCheck);
    await vi.advanceTimersByTimeAsync(0);
    scriptArrives();
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    expect(exchange).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(40 * MINUTE_MS);
    expect(exchange).toHaveBeenCalledTimes(2);
  },
);

/** What everybody may read, while App Check is enforced and there is no token. */
const refused = () => Promise.reject(REFUSAL);

it('takes a refusal for an answer if App Check is not enforced', async () => {
  const request = vi.fn<() => Promise<void>>().mockRejectedValue(REFUSAL);
  const error = errorOf(sendVerifiedBy(appCheck, request, async () => {}));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await error).toBe(REFUSAL);
  expect(request).toHaveBeenCalledOnce();
});

it('has no answer if a refusal cannot be understood for want of a network', async () => {
  const lost = new NoAnswerError();
  const error = errorOf(
    sendVerifiedBy(
      appCheck,
      () => Promise.reject(REFUSAL),
      () => Promise.reject(lost),
    ),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await error).toBe(lost);
});

it('takes a refusal for an answer if the request had a token', async () => {
  void tokenNow();
  await vi.advanceTimersByTimeAsync(0);
  scriptArrives();
  const request = vi.fn<() => Promise<void>>().mockRejectedValue(REFUSAL);
  await expect(sendVerifiedBy(appCheck, request, refused)).rejects.toBe(REFUSAL);
  expect(request).toHaveBeenCalledOnce();
});

it('sends a request that was refused without a token again as soon as there is one', async () => {
  const request = vi.fn<() => Promise<string>>().mockResolvedValue('answer').mockRejectedValueOnce(REFUSAL);
  const answer = sendVerifiedBy(appCheck, request, refused);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(request).toHaveBeenCalledOnce();
  scriptArrives();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe('answer');
});

it('has no answer if a request was refused without a token and none comes', async () => {
  const request = vi.fn<() => Promise<void>>().mockRejectedValue(REFUSAL);
  const error = errorOf(sendVerifiedBy(appCheck, request, refused));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await error).toBeInstanceOf(NoAnswerError);
  expect(request).toHaveBeenCalledOnce();
});

it('accepts the answer to a request without a token, and throws any other error at once', async () => {
  const answer = sendVerifiedBy(appCheck, async () => 'answer', refused);
  const lost = new NoAnswerError();
  const error = errorOf(sendVerifiedBy(appCheck, () => Promise.reject(lost), refused));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answer).toBe('answer');
  expect(await error).toBe(lost);
});
