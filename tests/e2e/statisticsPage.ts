import type { Page } from '@playwright/test';
import { AGREED } from '../../src/analytics/consent';
import { givenToGtag } from './configured';
import { expect } from './fixtures';

export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Estatísticas de visita' });
export const accept = (page: Page) => page.getByRole('button', { name: 'Aceitar' });
export const refuse = (page: Page) => page.getByRole('button', { name: 'Recusar' });

/** A wait that is long enough for events to be sent, if they were: longer than the delay in track.ts. */
export const SEND_WAIT_MS = 2_000;

export function storeConsent(page: Page): Promise<unknown> {
  return page.addInitScript((agreed) => localStorage.setItem('@estatisticas', agreed), AGREED);
}

/**
 * Accepts statistics on the page for a new password, and removes the event of that page, so that `events`
 * returns only later ones.
 */
export async function acceptStatistics(page: Page): Promise<void> {
  await page.goto('/recuperar-senha');
  await accept(page).click();
  await expect.poll(() => events(page)).toEqual([['page_view', '/recuperar-senha']]);
  await page.evaluate(() => localStorage.removeItem('gtag'));
}

/** The names of the sent events, each with the route of its page. */
export async function events(page: Page): Promise<[string, string][]> {
  const given = (await givenToGtag(page)) as [string, string, { page_title: string }][];
  return given
    .filter(([command]) => command === 'event')
    .map(([, name, { page_title }]) => [name, page_title]);
}

export const THROWN_MESSAGE = /maria@example\.com/;

/** Throws three uncaught errors, of which two are equal. */
export async function throwErrors(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('maria@example.com');
    });
    void Promise.reject(Object.assign(new TypeError('maria@example.com'), { code: 'auth/x' }));
    void Promise.reject(Object.assign(new TypeError('maria@example.com'), { code: 'auth/x' }));
  });
}
