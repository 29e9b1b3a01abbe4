import type { Fields } from '../fields';

/** What has been typed into a form and not saved. */
export interface Draft {
  /** The document's fields as the person had seen them. */
  seen: Fields;
  typed: Record<string, string>;
}

/** By person and form, for as long as the page is open: whoever leaves a form for another page finds it as it was. */
const drafts = new Map<string, Draft>();

export function draftOf(key: string): Draft | null {
  return drafts.get(key) ?? null;
}

export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
  window.addEventListener('beforeunload', askToStay);
}

export function dropDraft(key: string): void {
  drafts.delete(key);
  if (drafts.size === 0) window.removeEventListener('beforeunload', askToStay);
}

/** Browsers ask in their own words whether to leave the page. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
