import { expect, type Page, type Route } from '@playwright/test';
import { COMMIT } from './fixtures';

export const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });
export const lost = (page: Page) => page.getByRole('heading', { name: 'Não foi dessa vez!' });
export const loading = (page: Page) => page.getByRole('heading', { name: 'Não saia daqui!' });

export async function wait(page: Page) {
  await page.goto('/sala-de-espera');
  await expect(loading(page)).toBeVisible();
}

export async function waitForButton(page: Page) {
  await page.goto('/sala-de-espera');
  await expect(enter(page)).toBeVisible();
}

/** Ids of the rooms for which this browser holds a ticket. */
export function keptRooms(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('@salaDeEspera') ?? '[]') as { sala: string }[];
    return kept.map(({ sala }) => sala);
  });
}

/**
 * Hands the page's next commits to `handle`; that of nothing, by which a click is prepared, goes its way.
 * @param times how many of them
 */
export async function onCommits(page: Page, handle: (route: Route) => unknown, times = Infinity) {
  let seen = 0;
  await page.route(COMMIT, async (route) => {
    const writes = route.request().postDataJSON() as { writes?: unknown[] };
    if (!writes.writes?.length || seen++ >= times) await route.continue();
    else await handle(route);
  });
}
