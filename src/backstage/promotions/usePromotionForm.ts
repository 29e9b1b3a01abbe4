import { useRef } from 'react';
import { documents } from '../../base/documentPaths';
import type { Fields, StoredDocument } from '../../base/fields';
import { useForm } from '../../ui/form/useForm';
import { notify } from '../../ui/toast/notify';
import { endAfter, momentOf } from '../brasiliaTime';
import { fieldsToWrite } from '../documentFields';
import { dropDraft } from '../drafts';
import { FieldError, partIssue } from '../partIssues';
import { createPromotion, OthersChangeError, saveFields, TakenIdError } from '../savedFields';
import type { TeamSession } from '../teamSession';
import { useDraft } from '../useDraft';
import { fieldsOf, idOf, PromotionSchema, valuesOf, type PromotionValues } from './promotionFields';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages;

export interface Editing {
  /** Null for a new promotion. */
  stored: StoredDocument | null;
  takenIds: string[];
  /** Called with the fields in the database when this form has written them, or has found others there. */
  onStored: (id: string, fields: Fields) => void;
  /** Called when the person discards what was typed: the form must be mounted anew. */
  onDiscard: () => void;
}

const NO_FIELDS: Fields = {};

/** The form of a promotion, and the document that it would write. */
export function usePromotionForm({ stored, takenIds, onStored, onDiscard }: Editing, team: TeamSession) {
  const seen = stored?.fields ?? NO_FIELDS;
  const initial = valuesOf(stored?.id ?? '', seen);
  const draftKey = `${team.account.uid}/${documents.promotion(stored?.id ?? '')}`;
  const creation = useCreation(takenIds, team);

  const save = async (values: PromotionValues) => {
    const typed = fieldsOf(values, seen);
    const begin = momentOf(values.inicio);
    const end = endAfter(values.fim);
    if (begin && end && begin >= end) throw new FieldError('fim', texts.errors.order);
    const fields = stored
      ? await saveChanges(team, stored, fieldsToWrite(seen, typed, fieldsOf(initial, seen)))
      : await creation.create(values.id, typed);
    notify('success', stored ? texts.form.saved : texts.form.created);
    dropDraft(draftKey);
    onStored(values.id, fields);
  };

  const form = useForm(PromotionSchema, initial, save, (error) => {
    if (error instanceof TakenIdError) return { field: 'id', message: texts.errors.taken };
    // Fields in which nothing was typed take the other person's values. The next attempt overwrites the
    // others.
    if (error instanceof OthersChangeError && stored) onStored(stored.id, error.stored);
    return partIssue(error, texts.labels);
  });

  const hasDraft = useDraft({
    key: draftKey,
    form,
    initial,
    seen,
    onSeen: (fields) => stored && onStored(stored.id, fields),
  });

  const { titulo, id } = form.values;
  const typed = fieldsOf(form.values, seen);
  return {
    form,
    typed,
    hasDraft,
    discard: () => {
      dropDraft(draftKey);
      onDiscard();
    },
    /** Whether saving would change the document, for example only remove what the console left. */
    wouldChange: Object.keys(fieldsToWrite(seen, typed, fieldsOf(initial, seen))).length > 0,
    /**
     * The address of a new promotion follows its title, until another address is typed, or the promotion may
     * have been created.
     */
    setTitle: (title: string) => {
      const follows = !stored && id === idOf(titulo) && !creation.mayExist(id);
      form.set(follows ? { titulo: title, id: idOf(title) } : { titulo: title });
    },
  };
}

/** Creates promotions, and remembers those that it has sent: without an answer, each may exist or not. */
function useCreation(takenIds: string[], team: TeamSession) {
  const sent = useRef<StoredDocument[]>([]);
  return {
    mayExist: (id: string) => sent.current.some((one) => one.id === id),
    create: async (id: string, fields: Fields): Promise<Fields> => {
      if (takenIds.includes(id)) throw new FieldError('id', texts.errors.taken);
      const before = sent.current.filter((one) => one.id === id).map((one) => one.fields);
      sent.current = [...sent.current, { id, fields }];
      return team.write((db) => createPromotion(db, id, fields, before));
    },
  };
}

export function saveChanges(
  team: TeamSession,
  { id, fields }: StoredDocument,
  wanted: Fields,
): Promise<Fields> {
  return team.write((db) => saveFields(db, documents.promotion(id), { seen: fields, wanted }));
}
