import { expect, type Page, type Route } from '@playwright/test';
import { COMMIT, type Admin } from './fixtures';

export const LINK = 'protegido:show';

/** Prepares the address and opens a room that leads there. */
export async function openProtected(
  admin: Admin,
  address: string,
  sala = 'sala',
  cliques = 0,
): Promise<void> {
  await admin.write('linksDaSala/show', { link: address });
  await admin.open(sala, { link: LINK, cliques });
}

const hasWrites = (route: Route) => {
  const { writes } = route.request().postDataJSON() as { writes?: unknown[] };
  return Boolean(writes?.length);
};

/** The requests from a click to the address, in their order: each with the requests that it is one of. */
export const REQUESTS = {
  click: { pattern: COMMIT, matches: hasWrites, nth: 1 },
  'sign-in': { pattern: /accounts:signUp/, matches: () => true, nth: 1 },
  'reading the user': { pattern: /accounts:lookup/, matches: () => true, nth: 1 },
  owning: { pattern: COMMIT, matches: hasWrites, nth: 2 },
  'reading the address': { pattern: /:batchGet/, matches: () => true, nth: 1 },
} as const;

export type Request = keyof typeof REQUESTS;

/** Sends the request to the server, calls `meanwhile` and aborts the answer. */
export async function loseAnswer(
  page: Page,
  request: Request,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const { pattern, matches, nth } = REQUESTS[request];
  let seen = 0;
  await page.route(pattern, async (route) => {
    if (route.request().method() === 'OPTIONS' || !matches(route) || ++seen !== nth) {
      await route.fallback();
      return;
    }
    await route.fetch();
    await meanwhile();
    // A reload may have ended the request.
    await route.abort('connectionreset').catch(() => undefined);
  });
}

/** Expects one ticket with an owner, who is the only winner of the name. */
export async function expectOneOwner(admin: Admin): Promise<void> {
  const [ticket, ...others] = await admin.tickets();
  expect(others).toEqual([]);
  expect(ticket?.['dono']).toEqual(expect.any(String));
  expect(await admin.read(`linksDaSala/show/ganhadores/${String(ticket?.['dono'])}`)).toBeDefined();
}

/** Reloads, also while another navigation is under way. */
export async function reloadNow(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
}
