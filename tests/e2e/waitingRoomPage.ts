import { expect, type Page, type Route } from '@playwright/test';
import { COMMIT, type Admin } from './fixtures';

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

/** The page's next commit reaches the server, its answer does not reach the page. */
export async function loseNextAnswer(page: Page, meanwhile: () => Promise<void> = async () => {}) {
  await onCommits(
    page,
    async (route) => {
      await route.fetch();
      await meanwhile();
      await route.abort('connectionreset');
    },
    1,
  );
}

/** The answer to the page's next commit never comes; resolves when that has reached the server. */
export function silenceNextAnswer(page: Page): Promise<void> {
  return new Promise((landed) => {
    void onCommits(
      page,
      async (route) => {
        await route.fetch();
        landed();
      },
      1,
    );
  });
}

/** One ticket has taken one place, after which the room counts `cliques`. */
export async function expectOnePlace(admin: Admin, cliques: number) {
  expect(await admin.rooms()).toMatchObject({ sala: { cliques } });
  expect(await admin.tickets()).toHaveLength(1);
}

/** Each showing of the lost view, however brief. To be called before the page is opened. */
export async function collectLosses(page: Page): Promise<string[]> {
  const mark = 'lost view';
  const losses: string[] = [];
  page.on('console', (message) => {
    if (message.text() === mark) losses.push(page.url());
  });
  await page.addInitScript((text) => {
    let shown = false;
    new MutationObserver(() => {
      const shows = document.querySelector('h2')?.textContent === 'Não foi dessa vez!';
      if (shows && !shown) console.debug(text);
      shown = shows;
    }).observe(document, { childList: true, subtree: true });
  }, mark);
  return losses;
}
