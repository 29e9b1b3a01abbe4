import { expect, it } from 'vitest';
import { draftOf, dropDraft, keepDraft } from '../../../src/backstage/useDraft';

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

it('a draft is only for the person and the form of which it is', () => {
  keepDraft('ana/show', DRAFT);
  expect([draftOf('ana/show'), draftOf('bia/show')]).toEqual([DRAFT, null]);
  dropDraft('ana/show');
  expect(draftOf('ana/show')).toBeNull();
});
