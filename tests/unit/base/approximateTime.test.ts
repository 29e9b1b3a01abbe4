import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/base/durations';

type ApproximateTime = typeof import('../../../src/base/approximateTime');

/** The mocked server's time: a whole second, because the Date header has no milliseconds. */
const TIME = new Date('2026-11-21T23:00:00Z');

let approximateNowIfKnown: ApproximateTime['approximateNowIfKnown'];
let approximateOffset: ApproximateTime['approximateOffset'];

beforeEach(async () => {
  vi.useFakeTimers({ now: TIME });
  await openPage();
});

/** Imports the module anew, as a newly opened page does. */
async function openPage(): Promise<void> {
  vi.resetModules();
  ({ approximateNowIfKnown, approximateOffset } = await import('../../../src/base/approximateTime'));
}

function response(date: string | null, status = 200): Response {
  return new Response(null, { status, headers: date === null ? {} : { Date: date } });
}

/** Mocks the site's responses; a test can override single ones. */
function mockSite(date: string | null) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response(date));
}

describe('approximateNowIfKnown returns the time of the server', () => {
  it.each([
    ['is right', 0],
    ['is a day behind', -DAY_MS],
    ['is a day ahead', DAY_MS],
    ['is ten years behind', -3_652 * DAY_MS],
  ])('if the clock of the device %s', async (_, wrongBy) => {
    vi.setSystemTime(TIME.getTime() + wrongBy);
    mockSite(TIME.toUTCString());
    expect(await approximateNowIfKnown()).toEqual(TIME);
  });

  it('advanced by the clock of the device', async () => {
    vi.setSystemTime(TIME.getTime() - DAY_MS);
    mockSite(TIME.toUTCString());
    await approximateNowIfKnown();
    vi.advanceTimersByTime(90_500);
    expect(await approximateNowIfKnown()).toEqual(new Date(TIME.getTime() + 90_500));
  });

  it('even if the response is an error', async () => {
    vi.setSystemTime(TIME.getTime() + DAY_MS);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response(TIME.toUTCString(), 404));
    expect(await approximateNowIfKnown()).toEqual(TIME);
  });
});

describe('the request of approximateNowIfKnown', () => {
  it('goes to the site itself and bypasses every cache', async () => {
    const fetched = mockSite(TIME.toUTCString());
    await approximateNowIfKnown();
    const [address, options] = fetched.mock.calls[0] ?? [];
    expect(address).toMatch(/^\/[^/]/);
    expect(options).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  });

  it('is sent once per visit, however often the time is read', async () => {
    const fetched = mockSite(TIME.toUTCString());
    await Promise.all([approximateNowIfKnown(), approximateNowIfKnown()]);
    await approximateNowIfKnown();
    expect(fetched).toHaveBeenCalledOnce();
  });
});

it('approximateOffset is how far the device is behind the server, and rejects without an answer', async () => {
  vi.setSystemTime(TIME.getTime() - DAY_MS);
  mockSite(TIME.toUTCString()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(approximateOffset()).rejects.toThrow('Failed to fetch');
  expect(await approximateOffset()).toBe(DAY_MS);
});

it('is asked for again once somebody has set the device’s clock right', async () => {
  vi.setSystemTime(TIME.getTime() - DAY_MS);
  mockSite(TIME.toUTCString());
  await approximateNowIfKnown();
  vi.setSystemTime(TIME);
  expect(await approximateNowIfKnown()).toEqual(TIME);
});

it.each([
  ['the device slept', 2 * HOUR_MS],
  ['its clock was set back', -2 * HOUR_MS],
])('an answer that is handled after %s says nothing, and the time is asked for again', async (_, passed) => {
  const fetched = mockSite(TIME.toUTCString()).mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + passed);
    return response(TIME.toUTCString());
  });
  await expect(approximateOffset()).rejects.toBeInstanceOf(Error);
  expect(await approximateOffset()).toBe(-passed);
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe('approximateNowIfKnown returns null', () => {
  it.each([null, '', 'amanhã', 'Invalid Date', '21/11/2026 20:00', 'Sat, 99 Nov 2026 23:00:00 GMT'])(
    'if the header is %j',
    async (date) => {
      mockSite(date);
      expect(await approximateNowIfKnown()).toBeNull();
    },
  );

  it('to two callers without a network, and sends one request when it is back', async () => {
    const fetched = mockSite(TIME.toUTCString()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await Promise.all([approximateNowIfKnown(), approximateNowIfKnown()])).toEqual([null, null]);
    expect(await Promise.all([approximateNowIfKnown(), approximateNowIfKnown()])).toEqual([TIME, TIME]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('if the response never arrives, so that no page waits forever', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    const now = approximateNowIfKnown();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.race([now, Promise.resolve('still waiting')])).toBeNull();
  });
});
