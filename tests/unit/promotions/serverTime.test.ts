import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type ServerTime = typeof import('../../../src/promotions/serverTime');

const DAY_MS = 24 * 60 * 60 * 1000;
/** A whole second, as the header has it. */
const TIME = new Date('2026-11-21T23:00:00Z');

let serverNow: ServerTime['serverNow'];

beforeEach(async () => {
  vi.useFakeTimers({ now: TIME });
  await openPage();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The module as a page has it that was just opened. */
async function openPage(): Promise<void> {
  vi.resetModules();
  ({ serverNow } = await import('../../../src/promotions/serverTime'));
}

/** What the site answers with; the header says what it is given, or is left out. */
function answer(date: string | null, status = 200): Response {
  return new Response(null, { status, headers: date === null ? {} : { Date: date } });
}

/** The site's answers, all alike unless a test says more. */
function site(date: string | null) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer(date));
}

describe("the time is the server's", () => {
  it.each([
    ['is right', 0],
    ['is a day behind', -DAY_MS],
    ['is a day ahead', DAY_MS],
    ['is ten years behind', -3_652 * DAY_MS],
  ])('where the clock of the device %s', async (_, wrongBy) => {
    vi.setSystemTime(TIME.getTime() + wrongBy);
    site(TIME.toUTCString());
    expect(await serverNow()).toEqual(TIME);
  });

  it('and goes on as the device counts', async () => {
    vi.setSystemTime(TIME.getTime() - DAY_MS);
    site(TIME.toUTCString());
    await serverNow();
    vi.setSystemTime(TIME.getTime() - DAY_MS + 90_500);
    expect(await serverNow()).toEqual(new Date(TIME.getTime() + 90_500));
  });

  it('even of an answer that is an error', async () => {
    vi.setSystemTime(TIME.getTime() + DAY_MS);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer(TIME.toUTCString(), 404));
    expect(await serverNow()).toEqual(TIME);
  });
});

describe('the question', () => {
  it('is asked of the site itself, past every cache', async () => {
    const fetched = site(TIME.toUTCString());
    await serverNow();
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect(address).toMatch(/^\/[^/]/);
    expect(options).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  });

  it('is asked once for a visit, however often the time is wanted', async () => {
    const fetched = site(TIME.toUTCString());
    await Promise.all([serverNow(), serverNow()]);
    await serverNow();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is asked anew at another visit', async () => {
    const fetched = site(TIME.toUTCString());
    await serverNow();
    await openPage();
    await serverNow();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('the time is not known', () => {
  it.each([null, '', 'amanhã', 'Invalid Date', '21/11/2026 20:00', 'Sat, 99 Nov 2026 23:00:00 GMT'])(
    'where the header is %j',
    async (date) => {
      site(date);
      expect(await serverNow()).toBeNull();
    },
  );

  it('where there is no network, until there is', async () => {
    const fetched = site(TIME.toUTCString()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await serverNow()).toBeNull();
    expect(await serverNow()).toEqual(TIME);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('where two ask without a network, and one question is enough when it is back', async () => {
    const fetched = site(TIME.toUTCString()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await Promise.all([serverNow(), serverNow()]);
    expect(await Promise.all([serverNow(), serverNow()])).toEqual([TIME, TIME]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('where the answer never comes: no page waits for it without end', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const now = serverNow();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.race([now, Promise.resolve('still waiting')])).toBeNull();
  });
});
