import { useState } from 'react';
import type * as v from 'valibot';
import type { Fields } from '../base/fields';
import { useForm } from '../ui/form/useForm';
import type { Values } from '../ui/form/useTyped';
import { notify } from '../ui/toast/notify';
import { fieldsToWrite } from './documentFields';
import { partIssue } from './partIssues';
import { OthersChangeError, type Change } from './savedFields';
import { draftOf, dropDraft, keepDraft, useDraft } from './useDraft';

export interface DocumentFormOptions<Name extends string> {
  /** The key under which useDraft.ts keeps unsaved text. */
  draftKey: string;
  /** The schema of the form's texts, given also as they were before anybody typed. */
  schemaFor: (values: Values<Name>, initial: Values<Name>) => v.GenericSchema<Values<Name>, Values<Name>>;
  /** The document's fields as this page has last seen them. */
  stored: Fields;
  /** The form's texts for a document. */
  valuesOf: (fields: Fields) => Values<Name>;
  /** The document's fields for the form's texts. */
  fieldsOf: (values: Values<Name>, seen: Fields) => Fields;
  labels: Record<string, string>;
  /**
   * Writes the document, and resolves with its fields afterwards.
   * @param typed all fields of the document, made from the form's texts
   */
  write: (values: Values<Name>, typed: Fields, change: Change) => Promise<Fields>;
  /** The toast after the document has been written. */
  saved: string;
  /**
   * Called with the document's fields when this form has written them, or has found that somebody else
   * changed them.
   */
  onStored: (fields: Fields, values: Values<Name>) => void;
  /** Called when the person discards the changes. */
  onDiscard: () => void;
}

/** The state of a form for a document's fields. Unsaved text is kept until it is saved or discarded. */
export function useDocumentForm<Name extends string>(options: DocumentFormOptions<Name>) {
  const { draftKey, schemaFor, stored, valuesOf, fieldsOf, labels, write, saved } = options;
  const { onStored, onDiscard } = options;
  /**
   * The fields that the document had when a restored draft was typed, to notice what other people have
   * changed since. Null without a restored draft, and once the page knows newer fields.
   */
  const [seenWithDraft, setSeenWithDraft] = useState<Fields | null>(null);
  const seen = seenWithDraft ?? stored;
  const initial = valuesOf(seen);
  const changesIn = (typed: Fields) => fieldsToWrite(seen, typed, fieldsOf(initial, seen));
  const save = async (values: Values<Name>, reset: () => void) => {
    const fields = fieldsOf(values, seen);
    const wanted = changesIn(fields);
    const written = await write(values, fields, { seen, wanted });
    dropSaved(draftKey, values, written);
    setSeenWithDraft(null);
    onStored(written, values);
    // A change of `initial` resets the form; spaces, which are not stored, leave `initial` as it was.
    if (Object.keys(wanted).length === 0) reset();
    notify('success', saved);
  };
  const explain = (error: unknown) => {
    // After a conflict, untouched fields take the other person's values. Fields that both have changed keep
    // the typed text, and the next attempt overwrites the other person's.
    if (error instanceof OthersChangeError) {
      setSeenWithDraft(null);
      onStored(error.stored, initial);
    }
    return partIssue(error, labels);
  };
  const form = useForm((values) => schemaFor(values, initial), initial, save, explain);
  const hasDraft = useDraft({ key: draftKey, form, initial, seen, onSeen: setSeenWithDraft });
  const typed = fieldsOf(form.values, seen);
  return {
    form,
    typed,
    hasDraft,
    /**
     * Whether saving would change the document, if only by removing fields that Firebase's console has left
     * there.
     */
    wouldChange: Object.keys(changesIn(typed)).length > 0,
    discard: () => {
      setSeenWithDraft(null);
      form.reset();
      onDiscard();
    },
  };
}

/** Drops the draft, except what was typed since it was sent: the form may have been opened again. */
function dropSaved(key: string, sent: Record<string, string>, seen: Fields): void {
  const newer = Object.entries(draftOf(key)?.typed ?? {}).filter(
    ([name, text]) => text.trim() !== sent[name],
  );
  if (newer.length > 0) keepDraft(key, { seen, typed: Object.fromEntries(newer) });
  else dropDraft(key);
}
