import { expect, type Page } from '@playwright/test';
import { admin, liveSession } from './fixtures';
import { loseAnswer } from './protectedRoomPage';

export const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });
export const lost = (page: Page) => page.getByRole('heading', { name: 'Não foi dessa vez!' });
export const loading = (page: Page) => page.getByRole('heading', { name: 'Não saia daqui!' });

export async function wait(page: Page) {
  await page.goto('/sala-de-espera');
  await expect(loading(page)).toBeVisible();
}

/**
 * Opens the waiting room, and waits until its subscriptions have answered: the emulator garbles writes that
 * come before.
 */
export async function waitSubscribed(page: Page) {
  await wait(page);
  await page.getByRole('heading', { name: 'Como funciona' }).waitFor();
}

export async function waitForButton(page: Page) {
  await page.goto('/sala-de-espera');
  await expect(enter(page)).toBeVisible();
}

/** Creates a room whose count of clicks (`cliques`) is given, opens the page, and waits for the button. */
export async function waitInOpenRoom(page: Page, cliques = 0) {
  await admin.open('sala', { link: liveSession, cliques });
  await waitForButton(page);
}

/** Opens the waiting room, clicks on 'Entrar', and waits for the live session. */
export async function win(page: Page) {
  await waitForButton(page);
  await enter(page).click();
  await page.waitForURL(liveSession);
}

/** Never delivers the answer to the page's next commit. Resolves when the server has answered. */
export function withholdNextResponse(page: Page): Promise<void> {
  return new Promise(
    (responded) =>
      void loseAnswer(page, 'click', () => {
        responded();
        return new Promise(() => {});
      }),
  );
}

/** Answers a link to the live session with status 204, so that the browser stays on the page. */
export async function stayOnPage(page: Page, link: string): Promise<void> {
  await page.route(link, (route) => route.fulfill({ status: 204 }));
}

/** Expects that there is one ticket, and that the room has `cliques` clicks. */
export async function expectOnePlace(cliques: number) {
  expect(await admin.rooms()).toMatchObject({ sala: { cliques } });
  expect(await admin.tickets()).toHaveLength(1);
}

/** Records each time that the view of a loss is shown, even briefly. Call it before the page is opened. */
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

/** Records each announcement of a release to screen readers. Call it before the page is opened. */
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

/** Runs `script` in every page, and records the pages in which it logs `mark`. */
export async function collectMarks(page: Page, mark: string, script: () => void): Promise<string[]> {
  const marks: string[] = [];
  page.on('console', (message) => {
    if (message.text() === mark) marks.push(page.url());
  });
  await page.addInitScript(script);
  return marks;
}

const openRoom = () => admin.open('sala', { link: liveSession, cliques: 0 });

/**
 * Opens the waiting room in several tabs, in which a script clicks as soon as the button appears. Resolves
 * when all have won.
 */
export async function clickInTabs(pages: Page[]) {
  for (const page of pages) await page.addInitScript(clickImmediately);
  await Promise.all(pages.map(waitSubscribed));
  await openRoom();
  await Promise.all(pages.map((page) => page.waitForURL(liveSession)));
}

function clickImmediately() {
  new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('#palco button');
    if (button?.textContent === 'Entrar') button.click();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
