import { useEffect, useEffectEvent } from 'react';
import type { Fields } from '../base/fields';
import type { Values } from '../ui/form/formTypes';
import { draftOf, dropDraft, keepDraft, type Draft } from './drafts';

interface Options<Name extends string> {
  /** The key of the draft in drafts.ts. */
  key: string;
  form: { values: Values<Name>; set: (typed: Partial<Values<Name>>) => void };
  /** The values of a form in which nothing has been typed. */
  initial: Values<Name>;
  seen: Fields;
  /**
   * Called with the fields that the person had seen when the draft was typed, so that later changes by
   * somebody else are noticed.
   */
  onSeen: (seen: Fields) => void;
}

/**
 * Keeps what is typed into a form until it is saved or discarded, also while the form is not shown.
 * @returns whether something is typed
 */
export function useDraft<Name extends string>({ key, form, initial, seen, onSeen }: Options<Name>): boolean {
  const typed = Object.fromEntries(
    Object.entries<string>(form.values).filter(([field, value]) => value !== initial[field as Name]),
  );
  const restore = useEffectEvent(() => {
    const draft = draftOf(key);
    if (!draft) return;
    onSeen(draft.seen);
    form.set(draft.typed as Partial<Values<Name>>);
  });
  useEffect(() => restore(), []);
  // Only when the content changes: a form that has just created its document still has its texts, which must
  // not become a draft again.
  const content = JSON.stringify(typed);
  const hasDraft = content !== '{}';
  useEffect(() => {
    if (hasDraft) keepDraft(key, { seen, typed: JSON.parse(content) as Draft['typed'] });
    else dropDraft(key);
  }, [key, hasDraft, content, seen]);
  return hasDraft;
}
