import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { signUp } from '../accountPage';
import { expect, test } from '../fixtures';
import { publish } from '../promotionPage';

test('the home page queries at most 50 documents, gets 2, and subscribes to nothing', async ({ page }) => {
  await publish();
  const { queries, documents, subscriptions } = recordReads(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).waitFor();
  // The home page sends two queries, in any order: for promotions (49) and for the room (1).
  expect(new Set(queries().map(({ limit }) => limit))).toEqual(new Set([49, 1]));
  expect(queries()).toHaveLength(2);
  expect(documents()).toBe(2);
  expect(subscriptions()).toBe(0);
});

// Tests the indexes because, unlike production, the emulator runs queries without an index.
test('the filtered queries of the pages match the indexes in firestore.indexes.json', async ({ page }) => {
  await publish();
  const { queries } = recordReads(page);
  await signUp(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).waitFor();
  await page.goto('/profile');
  const suggested = page.getByRole('link', { name: 'Ver a promoção' });
  await expect(suggested).toHaveAttribute('href', '/promo/carro');
  await page.goto('/sala-de-espera');
  await expect.poll(() => queries().length).toBeGreaterThanOrEqual(3);
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
  for (const query of queries()) {
    // Only queries with a filter need an index of firestore.indexes.json; others use automatic ones.
    if (query.where) expect(indexes).toContainEqual(indexOf(query));
  }
  expect(queries().map(indexOf)).toEqual(expect.arrayContaining(indexes));
});

interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string };
}

interface Query {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter & { compositeFilter?: { filters: Filter[] } };
  orderBy?: { field: { fieldPath: string }; direction: string }[];
  limit?: number;
}

interface Asked {
  structuredQuery?: Query;
  documents?: string[];
}

/** Records the page's queries and document reads from now on. */
function recordReads(page: Page) {
  const once: string[] = [];
  const streams: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.method() !== 'POST') return;
    if (/:(runQuery|batchGet)/.test(request.url())) once.push(body);
    if (request.url().includes('/Listen/channel')) streams.push(body);
  });
  const targets = () =>
    streams
      .flatMap((body) => Array.from(new URLSearchParams(body)))
      .filter(([name]) => name.endsWith('__data__'))
      .flatMap(([, data]): { query?: Asked }[] => JSON.parse(data).addTarget ?? []);
  const asked = (): Asked[] => once.map((body) => JSON.parse(body));
  return {
    queries: () =>
      [...asked(), ...targets().flatMap(({ query }) => query ?? [])].flatMap(
        ({ structuredQuery }) => structuredQuery ?? [],
      ),
    documents: () => asked().flatMap(({ documents = [] }) => documents).length,
    subscriptions: () => targets().length,
  };
}

/**
 * The index, as firestore.indexes.json has it, for a query: its filters for equal values, and its orders,
 * which include the fields of its other filters.
 */
function indexOf({ from: [from], where = {}, orderBy = [] }: Query) {
  const filters = where.compositeFilter?.filters ?? [where];
  const equal = filters.flatMap(({ fieldFilter }) => (fieldFilter?.op === 'EQUAL' ? [fieldFilter] : []));
  return {
    collectionGroup: from?.collectionId,
    queryScope: from?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [
      ...equal.map(({ field }) => ({ fieldPath: field.fieldPath, order: 'ASCENDING' })),
      ...orderBy
        .filter(({ field }) => field.fieldPath !== '__name__')
        .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction })),
    ],
  };
}
