import { useEffect, useEffectEvent } from 'react';
import type { Fields } from '../base/fields';
import type { Values } from '../ui/form/useTyped';

/** What somebody has typed into a form and not saved. */
interface Draft {
  /**
   * The fields that the document had when the person typed, to notice later changes of others; undefined in a
   * form that does not compare them.
   */
  seen?: Fields | undefined;
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

interface Options<Name extends string> {
  /** The key of the unsaved text among the drafts. */
  key: string;
  form: { values: Values<Name>; set: (typed: Partial<Values<Name>>) => void };
  /** The form's texts before anybody has typed. */
  initial: Values<Name>;
  seen?: Fields;
  /**
   * Called when a draft is restored, with the fields that the document had when the draft was typed: the form
   * compares them with the present ones, to notice changes of others.
   */
  onSeen?: (seen: Fields) => void;
}

/**
 * Keeps the form's unsaved text, even while the form is not shown, until it is saved or discarded.
 * @returns whether the form has unsaved text
 */
export function useDraft<Name extends string>({ key, form, initial, seen, onSeen }: Options<Name>): boolean {
  const typed = Object.fromEntries(
    Object.entries<string>(form.values).filter(([field, value]) => value !== initial[field as Name]),
  );
  const restore = useEffectEvent(() => {
    const draft = draftOf(key);
    if (!draft) return;
    if (draft.seen) onSeen?.(draft.seen);
    form.set(draft.typed as Partial<Values<Name>>);
  });
  useEffect(() => restore(), []);
  // The effect depends on the typed fields as one string, so that it runs only after a change. A form that
  // has just created its document and dropped its draft still contains these texts, which must not become a
  // draft again.
  const content = JSON.stringify(typed);
  const hasDraft = content !== '{}';
  useEffect(() => {
    if (hasDraft) keepDraft(key, { seen, typed: JSON.parse(content) as Draft['typed'] });
    else dropDraft(key);
  }, [key, hasDraft, content, seen]);
  return hasDraft;
}
