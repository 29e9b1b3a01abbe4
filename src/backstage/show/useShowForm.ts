import { documents } from '../../base/documentPaths';
import type { Fields } from '../../base/fields';
import { showIn } from '../../model';
import { useForm } from '../../ui/form/useForm';
import { notify } from '../../ui/toast/notify';
import { fieldsToWrite } from '../documentFields';
import { dropDraft } from '../drafts';
import { FieldError, partIssue } from '../partIssues';
import { OthersChangeError, saveFields } from '../savedFields';
import type { TeamSession } from '../teamSession';
import { useDraft } from '../useDraft';
import { showFieldsOf, ShowSchema, showValuesOf, timesMistake, type ShowValues } from './showFields';
import { showMessages } from './showMessages';

const texts = showMessages;

export interface ShowEditing {
  /** The settings as this desk has last seen them. */
  seen: Fields;
  /** When the page was opened, by the server's clock. */
  now: Date;
  /** Called with the stored fields: those that this form has written, or that it has found. */
  onStored: (fields: Fields) => void;
  /** Called when the person discards what was typed: the form must be mounted anew. */
  onDiscard: () => void;
}

/** The form of the show's settings, and the document that it would write. */
export function useShowForm({ seen, now, onStored, onDiscard }: ShowEditing, team: TeamSession) {
  const initial = showValuesOf(seen);
  const draftKey = `${team.account.uid}/${documents.settings}`;
  const save = async (values: ShowValues) => {
    const typed = showFieldsOf(values, seen);
    const wanted = fieldsToWrite(seen, typed, showFieldsOf(initial, seen));
    const mistake = timesMistake(showIn(typed), now);
    // After a show, the other fields can be changed while its times stay as they are.
    const isKept = mistake === texts.errors.past && !('inicio' in wanted) && !('fim' in wanted);
    if (mistake !== null && !isKept) throw new FieldError('fim', mistake);
    const stored = await team.write((db) => saveFields(db, documents.settings, { seen, wanted }));
    dropDraft(draftKey);
    onStored(stored);
    notify('success', texts.saved);
  };
  const form = useForm(ShowSchema, initial, save, (error) => {
    // Fields in which nothing was typed take the other person's values. The next attempt overwrites the
    // others.
    if (error instanceof OthersChangeError) onStored(error.stored);
    return partIssue(error, texts.labels);
  });
  const hasDraft = useDraft({ key: draftKey, form, initial, seen, onSeen: onStored });
  return {
    form,
    typed: showFieldsOf(form.values, seen),
    hasDraft,
    discard: () => {
      dropDraft(draftKey);
      onDiscard();
    },
  };
}
