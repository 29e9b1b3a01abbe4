import type { Fields } from '../base/fields';

/** What somebody has typed into a form and not saved. */
export interface Draft {
  /**
   * The stored fields of the document when the person typed, by which later changes of others are noticed.
   */
  seen: Fields;
  typed: Record<string, string>;
}

/**
 * The drafts by person and form, kept while the site is open, so that a form that is left keeps its texts.
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

/** Makes the browser ask whether to leave the site; browsers ignore a text of ours. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
