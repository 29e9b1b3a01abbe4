import { expect, type Page, type Route } from '@playwright/test';
import { admin, COMMIT, liveSession } from './fixtures';
import { enter, waitForButton } from './waitingRoomPage';

export const LINK = 'protegido:show';

/** What the page logs when the address cannot be read. */
export const NO_ADDRESS = /O endereço do show não pôde ser lido/;

export const won = (page: Page) => page.getByRole('heading', { name: 'Sua vaga está garantida!' });
export const code = (page: Page) => page.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/);

/** Makes the show one for registered people. */
export async function forRegistered(value: unknown = true): Promise<void> {
  await admin.write('configuracoes/salaDeEspera', { paraCadastrados: value });
}

/** Prepares the live session's address and opens a room that leads there. */
export async function openProtected(sala = 'sala', cliques = 0): Promise<void> {
  await admin.write('linksDaSala/show', { link: liveSession });
  await admin.open(sala, { link: LINK, cliques });
}

/** Prepares the live session's address and opens a room whose button appears at the time. */
export async function openAt(abreEm: Date): Promise<void> {
  await admin.write('linksDaSala/show', { link: liveSession });
  await admin.open('sala', { link: LINK, cliques: 0, abreEm });
}

/** Clicks in two tabs at once, and expects that both lead to the address and have one place. */
export async function winInTwoTabs(page: Page): Promise<void> {
  await openProtected();
  const second = await page.context().newPage();
  await waitForButton(page);
  await waitForButton(second);
  // Without the pointer: the first tab's win moves the other tab's button, and the pointer may miss it.
  await Promise.all([page, second].map((tab) => enter(tab).dispatchEvent('click')));
  await Promise.all([page.waitForURL(liveSession), second.waitForURL(liveSession)]);
  await expectOneOwner();
}

const hasWrites = (route: Route) => {
  const { writes } = route.request().postDataJSON() as { writes?: unknown[] };
  return Boolean(writes?.length);
};

/**
 * The requests between a click and the address, in order. `nth` counts those that match `pattern` and
 * `matches`.
 */
export const REQUESTS = {
  click: { pattern: COMMIT, matches: hasWrites, nth: 1 },
  'sign-in': { pattern: /accounts:signUp/, matches: () => true, nth: 1 },
  'reading the user': { pattern: /accounts:lookup/, matches: () => true, nth: 1 },
  owning: { pattern: COMMIT, matches: hasWrites, nth: 2 },
  'reading the address': { pattern: /:batchGet/, matches: () => true, nth: 1 },
} as const;

export type Request = keyof typeof REQUESTS;

/**
 * Sends the request to the server, calls `meanwhile` and aborts the answer.
 * @returns whether it has done so
 */
export async function loseAnswer(
  page: Page,
  request: Request,
  meanwhile: () => Promise<unknown> = async () => {},
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
    // A reload may have ended the request.
    await route.abort('connectionreset').catch(() => {});
  });
  return () => lost;
}

/** Expects one ticket with an owner, who is the only winner of the name. */
export async function expectOneOwner(): Promise<void> {
  const [ticket, ...others] = await admin.tickets();
  expect(others).toEqual([]);
  expect(ticket?.['dono']).toEqual(expect.any(String));
  expect(await admin.read(`linksDaSala/show/ganhadores/${String(ticket?.['dono'])}`)).toBeDefined();
}

/** Reloads, also while another navigation is under way. */
export async function reloadNow(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' }).catch(() => {});
}
