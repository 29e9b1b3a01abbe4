import type { Page } from '@playwright/test';
import { givenToGtag } from './configured';
import { expect } from './fixtures';

export const question = (page: Page) => page.getByRole('region', { name: 'Estatísticas de visita' });
export const accept = (page: Page) => page.getByRole('button', { name: 'Aceitar' });
export const refuse = (page: Page) => page.getByRole('button', { name: 'Recusar' });

/** Longer than track.ts waits before it sends, ms. */
export const SENT_MS = 2_000;

/** As on an earlier visit. */
export function haveAgreed(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem('@estatisticas', 'sim'));
}

/** Agrees on a page of its own; all that is counted comes after it. */
export async function agree(page: Page): Promise<void> {
  await page.goto('/nao-existe');
  await accept(page).click();
  await expect.poll(() => events(page)).toEqual([['page_view', '/*']]);
  await page.evaluate(() => localStorage.removeItem('gtag'));
}

/** What was counted, each with the page on which it was. */
export async function events(page: Page): Promise<[string, string][]> {
  const given = (await givenToGtag(page)) as [string, string, { page_title: string }][];
  return given
    .filter(([command]) => command === 'event')
    .map(([, name, { page_title }]) => [name, page_title]);
}

export const THROWN = /maria@example\.com/;

/** Three errors, two of them alike. */
export async function throwErrors(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('maria@example.com');
    });
    void Promise.reject(Object.assign(new TypeError('maria@example.com'), { code: 'auth/x' }));
    void Promise.reject(Object.assign(new TypeError('maria@example.com'), { code: 'auth/x' }));
  });
}
