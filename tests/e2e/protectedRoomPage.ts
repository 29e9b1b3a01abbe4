import { expect, type Page, type Route } from '@playwright/test';
import { PROTECTED } from '../support/links';
import { admin, COMMIT, liveSession } from './fixtures';

/** What the page logs when it cannot read the address behind a protected link. */
export const NO_ADDRESS = /O endereço do show não pôde ser lido/;

export const won = (page: Page) => page.getByRole('heading', { name: 'Sua vaga está garantida!' });
export const code = (page: Page) => page.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/);

/** Makes the show one for registered people only. */
export async function forRegistered(value: unknown = true): Promise<void> {
  await admin.write('configuracoes/salaDeEspera', { paraCadastrados: value });
}

/**
 * Stores the live session's address and opens a room with a protected link to it.
 * @param more other fields of the room, such as the time at which its button appears
 */
export async function openProtected(sala = 'sala', cliques = 0, more: { abreEm?: Date } = {}): Promise<void> {
  await admin.write('linksDaSala/show', { link: liveSession });
  await admin.open(sala, { link: PROTECTED, cliques, ...more });
}

/** Expects one ticket, whose owner is the only winner of the protected link. */
export async function expectOneOwner(): Promise<void> {
  const [ticket, ...others] = await admin.tickets();
  expect(others).toEqual([]);
  expect(ticket?.['dono']).toEqual(expect.any(String));
  expect(await admin.read(`linksDaSala/show/ganhadores/${String(ticket?.['dono'])}`)).not.toBeNull();
}

const hasWrites = (route: Route) => {
  const { writes } = route.request().postDataJSON() as { writes?: unknown[] };
  return Boolean(writes?.length);
};

/**
 * The requests from a click to the address, in order. `nth`: which of the requests that match `pattern` and
 * `matches`.
 */
export const REQUESTS = {
  click: { pattern: COMMIT, matches: hasWrites, nth: 1 },
  'sign-in': { pattern: /accounts:signUp/, matches: () => true, nth: 1 },
  'reading the user': { pattern: /accounts:lookup/, matches: () => true, nth: 1 },
  owning: { pattern: COMMIT, matches: hasWrites, nth: 2 },
  'reading the address': { pattern: /:batchGet/, matches: () => true, nth: 1 },
} as const;

type WinnersRequest = keyof typeof REQUESTS;

/**
 * Lets the server handle the request, calls `meanwhile`, and aborts the answer.
 * @returns a function that says whether that has happened
 */
export async function loseAnswer(
  page: Page,
  request: WinnersRequest,
  meanwhile = async () => {},
): Promise<() => boolean> {
  const { pattern, matches, nth } = REQUESTS[request];
  let seen = 0;
  let lost = false;
  await page.route(pattern, async (route) => {
    if (route.request().method() === 'OPTIONS' || !matches(route) || ++seen !== nth) {
      await route.fallback();
      return;
    }
    await route.fetch();
    lost = true;
    await meanwhile();
    // Errors are ignored: a reload may have ended the request already.
    await route.abort('connectionreset').catch(() => {});
  });
  return () => lost;
}
