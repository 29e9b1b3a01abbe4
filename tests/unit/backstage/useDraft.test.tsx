import { expect, it } from 'vitest';
import { dropDraft, keepDraft } from '../../../src/backstage/useDraft';

const DRAFT = { seen: { premio: 'Um carro' }, typed: { premio: 'Uma moto' } };

/** Whether the browser would ask before it leaves the page. */
const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before it leaves the page, until the last draft is saved or discarded', () => {
  expect(asksToStay()).toBe(false);
  for (const key of ['ana/show', 'ana/promocoes/natal']) keepDraft(key, DRAFT);
  expect(asksToStay()).toBe(true);
  dropDraft('ana/show');
  expect(asksToStay()).toBe(true);
  dropDraft('ana/promocoes/natal');
  expect(asksToStay()).toBe(false);
});
