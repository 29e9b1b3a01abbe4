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

/** The page's next commit never reaches the server; resolves when the page has sent it. */
export function swallowNextCommit(page: Page): Promise<void> {
  return new Promise((sent) => {
    void onCommits(page, () => sent(), 1);
  });
}

/** One ticket has taken one place, after which the room counts `cliques`. */
export async function expectOnePlace(admin: Admin, cliques: number) {
  expect(await admin.rooms()).toMatchObject({ sala: { cliques } });
  expect(await admin.tickets()).toHaveLength(1);
}

/** Each showing of the lost view, however brief. To be called before the page is opened. */
export async function collectLosses(page: Page): Promise<string[]> {
  return collectMarks(page, 'lost view', () => {
    let shown = false;
    new MutationObserver(() => {
      const shows = document.querySelector('h2')?.textContent === 'Não foi dessa vez!';
      if (shows && !shown) console.debug('lost view');
      shown = shows;
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Each announcement of a release. To be called before the page is opened. */
export async function collectReleases(page: Page): Promise<string[]> {
  return collectMarks(page, 'release', () => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const announces = target instanceof Element && target.getAttribute('role') === 'alert';
        if (announces && addedNodes[0]?.textContent === 'O botão Entrar foi liberado!')
          console.debug('release');
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The pages on which `script`, which runs in them, has written the mark on the console. */
async function collectMarks(page: Page, mark: string, script: () => void): Promise<string[]> {
  const marks: string[] = [];
  page.on('console', (message) => {
    if (message.text() === mark) marks.push(page.url());
  });
  await page.addInitScript(script);
  return marks;
}

/**
 * Tabs of one browser, each with a script that clicks the moment the button is there; resolves when all are through.
 * @param opening whether the room opens before the tabs, or while they wait
 */
export async function clickInTabs(
  pages: Page[],
  { opening, open, link }: { opening: 'before' | 'after'; open: () => Promise<void>; link: string },
) {
  for (const page of pages) await page.addInitScript(clickAtOnce);
  if (opening === 'before') await open();
  await Promise.all(pages.map((page) => (opening === 'before' ? page.goto('/sala-de-espera') : wait(page))));
  if (opening === 'after') await open();
  await Promise.all(pages.map((page) => page.waitForURL(link)));
}

function clickAtOnce() {
  new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('#palco button');
    if (button?.textContent === 'Entrar') button.click();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
