import type { Locator, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './fixtures';

/** The folder for screenshots; set only by `npm run screenshots`. */
const { SCREENSHOTS } = process.env;
export const PHONE = { width: 360, height: 740 };
export const SMALLEST = { width: 320, height: 568 };
export const LAPTOP = { width: 1366, height: 657 };
/** Other screen sizes to check, few because rendering a page anew takes longer than checking it. */
const OTHER_SIZES = [SMALLEST, LAPTOP];
const SIZES_OF_PICTURES = [
  SMALLEST,
  PHONE,
  { width: 768, height: 1024 },
  LAPTOP,
  { width: 1920, height: 1080 },
];

/** The minimum width and height of a touch target, px. */
const MIN_TARGET = 44;

/** The rule about the size of touch targets is new in WCAG 2.2, and axe does not check it by default. */
const WITH_TARGET_SIZE: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** The axe options for dark mode, which changes only colors. */
const ONLY_CONTRAST: RunOptions = { runOnly: ['color-contrast'] };

/**
 * Expects the current screen to be accessible in light and dark mode, with nothing cut off on phones and
 * laptops, and with touch targets that are large enough.
 * @param ready the part of the screen that appears last, or its text
 */
export async function checkScreen(page: Page, name: string, ready: string | Locator = ''): Promise<void> {
  if (ready) await expect(typeof ready === 'string' ? page.getByText(ready) : ready).toBeVisible();
  const texts = await textsOf(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await animationsFinished(page);
    const rules = colorScheme === 'light' ? WITH_TARGET_SIZE : ONLY_CONTRAST;
    expect(await violations(page, rules), `${name}, ${colorScheme}`).toEqual([]);
    if (SCREENSHOTS) await takePictures(page, `${SCREENSHOTS}/${name}-${colorScheme}`);
  }
  await expectNothingCutOff(page, name);
  await zoom(page, 200);
  await expectNothingCutOff(page, `${name} with text at 200%`);
  if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/${name}-zoom.png`, fullPage: true });
  await zoom(page, 100);
  for (const size of OTHER_SIZES) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page, `${name} at ${size.width} px`);
    if (size === SMALLEST) expect(await smallTargets(page), name).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  // Some states do not last as long as taking the pictures.
  if (!SCREENSHOTS) expect(await textsOf(page), `${name}, text after the checks`).toBe(texts);
}

/** The page's text without digits, which a countdown would change. */
async function textsOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\d/g, '');
}

/** The accessibility rules that axe finds violated, each with the elements concerned. */
async function violations(page: Page, options: RunOptions): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const results = await run({ ...given, iframes: false, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);
}

async function takePictures(page: Page, path: string): Promise<void> {
  for (const size of SIZES_OF_PICTURES) {
    await page.setViewportSize(size);
    await animationsFinished(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await painted(page);
    await page.evaluate(unstick);
    await page.screenshot({ path: `${path}-${size.width}.png`, fullPage: true });
    await page.evaluate(stick);
  }
  await page.setViewportSize(PHONE);
}

/**
 * Runs in the page: gives sticky elements their normal place, because in a screenshot that is higher than the
 * screen they would lie somewhere in the middle.
 */
function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.dataset['unstuck'] = '';
    Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
}

/** Runs in the page: makes the elements sticky again that `unstick` has changed. */
function stick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
    Object.assign(element.style, { position: '', inset: '' });
    delete element.dataset['unstuck'];
  }
}

/**
 * Waits for two frames, because a screenshot of the first one after a resize may lack what was just drawn.
 */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export function animationsFinished(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

export function zoom(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

async function expectNothingCutOff(page: Page, screen: string): Promise<void> {
  expect(await overflowingElements(page), screen).toEqual([]);
}

/** The elements that extend beyond the right edge of the screen. */
export function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .filter((element) => !element.closest('.visually-hidden, .Toastify, svg'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/**
 * The controls that are smaller than a touch target must be, without links in a sentence, which may be small.
 * They are measured with letters as narrow as Android's, which this machine's font may exceed.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await spaceLetters(page, '-0.06em');
  const small = await page.evaluate(
    (least) =>
      [
        ...document.querySelectorAll(
          'a, button, summary, select, input:not([type=checkbox]), input + label, [role=option]',
        ),
      ]
        .filter((control) => getComputedStyle(control).display !== 'inline' && control.checkVisibility())
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return Math.min(width, height) < least;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    MIN_TARGET,
  );
  await spaceLetters(page, '');
  return small;
}

/** Makes all texts narrower or wider than this machine's font does; '' restores them. */
export const spaceLetters = (page: Page, letterSpacing: string) =>
  page.evaluate(async (value) => {
    const sheet = new CSSStyleSheet();
    if (value) await sheet.replace(`* { letter-spacing: ${value} !important }`);
    document.adoptedStyleSheets = [sheet];
  }, letterSpacing);

export const neverRespond = (page: Page, address: RegExp) => page.route(address, () => undefined);
export const FIRESTORE_REQUEST = /google\.firestore|documents:/;
