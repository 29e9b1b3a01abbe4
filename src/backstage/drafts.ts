import type { Fields } from '../base/fields';

/** What has been typed into a form and not saved. */
export interface Draft {
  /** The document's fields as the person had seen them. */
  seen: Fields;
  typed: Record<string, string>;
}

/**
 * The drafts by person and form, while the site is open: a person who leaves a form and comes back finds it
 * as it was.
 */
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
