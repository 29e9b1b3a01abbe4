import { useEffect, useEffectEvent } from 'react';
import type { Fields } from '../base/fields';
import type { Values } from '../ui/form/formTypes';
import { draftOf, dropDraft, keepDraft, type Draft } from './drafts';

interface Options<Name extends string> {
  /** The key under which drafts.ts keeps unsaved text. */
  key: string;
  form: { values: Values<Name>; set: (typed: Partial<Values<Name>>) => void };
  /** The form's texts before anybody has typed. */
  initial: Values<Name>;
  seen: Fields;
  /**
   * Called when a draft is restored, with the document's fields from when it was typed: by them, changes that
   * others made since are noticed.
   */
  onSeen: (seen: Fields) => void;
}

/**
 * Keeps the form's unsaved text in drafts.ts, even while the form is not shown, until it is saved or
 * discarded.
 * @returns whether the form has unsaved text
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
  // As text, so that the effect runs only if something has changed. A form that has just created its document
  // still contains its texts, which must not become a draft again.
  const content = JSON.stringify(typed);
  const hasDraft = content !== '{}';
  useEffect(() => {
    if (hasDraft) keepDraft(key, { seen, typed: JSON.parse(content) as Draft['typed'] });
    else dropDraft(key);
  }, [key, hasDraft, content, seen]);
  return hasDraft;
}
