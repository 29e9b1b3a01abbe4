import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../src/base/durations';

type ServerTime = typeof import('../../../src/base/serverTime');

/** A whole second: the Date header has no milliseconds. */
const TIME = new Date('2026-11-21T23:00:00Z');

let serverNow: ServerTime['serverNow'];
let clockOffset: ServerTime['clockOffset'];

beforeEach(async () => {
  vi.useFakeTimers({ now: TIME });
  await openPage();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The module as a newly opened page loads it. */
async function openPage(): Promise<void> {
  vi.resetModules();
  ({ serverNow, clockOffset } = await import('../../../src/base/serverTime'));
}

function response(date: string | null, status = 200): Response {
  return new Response(null, { status, headers: date === null ? {} : { Date: date } });
}

/** Mocks the responses of the site, all alike unless a test overrides one. */
function mockSite(date: string | null) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response(date));
}

describe('serverNow returns the time of the server', () => {
  it.each([
    ['is right', 0],
    ['is a day behind', -DAY_MS],
    ['is a day ahead', DAY_MS],
    ['is ten years behind', -3_652 * DAY_MS],
  ])('if the clock of the device %s', async (_, wrongBy) => {
    vi.setSystemTime(TIME.getTime() + wrongBy);
    mockSite(TIME.toUTCString());
    expect(await serverNow()).toEqual(TIME);
  });

  it('and advances it by the clock of the device', async () => {
    vi.setSystemTime(TIME.getTime() - DAY_MS);
    mockSite(TIME.toUTCString());
    await serverNow();
    vi.setSystemTime(TIME.getTime() - DAY_MS + 90_500);
    expect(await serverNow()).toEqual(new Date(TIME.getTime() + 90_500));
  });

  it('even if the response is an error', async () => {
    vi.setSystemTime(TIME.getTime() + DAY_MS);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response(TIME.toUTCString(), 404));
    expect(await serverNow()).toEqual(TIME);
  });
});

describe('the request of serverNow', () => {
  it('goes to the site itself and bypasses every cache', async () => {
    const fetched = mockSite(TIME.toUTCString());
    await serverNow();
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect(address).toMatch(/^\/[^/]/);
    expect(options).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  });

  it('is sent once per visit, however often the time is read', async () => {
    const fetched = mockSite(TIME.toUTCString());
    await Promise.all([serverNow(), serverNow()]);
    await serverNow();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is sent again on another visit', async () => {
    const fetched = mockSite(TIME.toUTCString());
    await serverNow();
    await openPage();
    await serverNow();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

it('clockOffset is how far the device is behind the server, and 0 without an answer', async () => {
  vi.setSystemTime(TIME.getTime() - DAY_MS);
  mockSite(TIME.toUTCString()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await clockOffset()).toBe(0);
  expect(await clockOffset()).toBe(DAY_MS);
});

describe('serverNow returns null', () => {
  it.each([null, '', 'amanhã', 'Invalid Date', '21/11/2026 20:00', 'Sat, 99 Nov 2026 23:00:00 GMT'])(
    'if the header is %j',
    async (date) => {
      mockSite(date);
      expect(await serverNow()).toBeNull();
    },
  );

  it('without a network, until the network is back', async () => {
    const fetched = mockSite(TIME.toUTCString()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await serverNow()).toBeNull();
    expect(await serverNow()).toEqual(TIME);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('for two callers without a network, and sends one request when it is back', async () => {
    const fetched = mockSite(TIME.toUTCString()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await Promise.all([serverNow(), serverNow()]);
    expect(await Promise.all([serverNow(), serverNow()])).toEqual([TIME, TIME]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('if the response never arrives, so that no page waits forever', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const now = serverNow();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.race([now, Promise.resolve('still waiting')])).toBeNull();
  });
});
