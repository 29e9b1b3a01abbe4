import { documents } from '../documentPaths';
import { notify } from '../ui/notify';
import { useForm } from '../ui/useForm';
import type { Fields } from '../waiting-room/findings';
import { showMistakes } from '../waiting-room/showMistakes';
import { changesOf } from './documentFields';
import { dropDraft } from './drafts';
import { FieldError, partIssue } from './partIssues';
import { OthersChangeError, saveFields } from './savedFields';
import { showFieldsOf, showOf, ShowSchema, showValuesOf, type ShowValues } from './showFields';
import { showMessages as texts } from './showMessages';
import type { TeamSession } from './teamSession';
import { useDraft } from './useDraft';

export interface ShowEditing {
  /** The settings as this desk has last seen them. */
  seen: Fields;
  /** Called with what is stored now: written by this form, or found there. */
  onStored: (fields: Fields) => void;
  /** Called when the person wants nothing of what was typed: the form is to be mounted anew. */
  onDiscard: () => void;
}

/** The form of the show's settings, and the document that it would write. */
export function useShowForm({ seen, onStored, onDiscard }: ShowEditing, team: TeamSession) {
  const initial = showValuesOf(seen);
  const draftKey = `${team.uid}/${documents.settings}`;
  const save = async (values: ShowValues) => {
    const typed = showFieldsOf(values, seen);
    if (showMistakes(showOf(typed)).times !== null) throw new FieldError('fim', texts.errors.times);
    const wanted = changesOf(seen, typed, showFieldsOf(initial, seen));
    const stored = await team.write((db) => saveFields(db, documents.settings, { seen, wanted }));
    dropDraft(draftKey);
    onStored(stored);
    notify('success', texts.saved);
  };
  const form = useForm(ShowSchema, initial, save, (error) => {
    // Fields in which nothing has been typed follow the other person; the next attempt overwrites what has been shown.
    if (error instanceof OthersChangeError) onStored(error.stored);
    return partIssue(error, texts.labels);
  });
  const unsaved = useDraft({ key: draftKey, form, initial, seen, onSeen: onStored });
  return {
    form,
    typed: showFieldsOf(form.values, seen),
    unsaved,
    discard: () => {
      dropDraft(draftKey);
      onDiscard();
    },
  };
}
