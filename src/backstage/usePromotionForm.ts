import { useRef } from 'react';
import { documents } from '../documentPaths';
import { notify } from '../ui/notify';
import { useForm } from '../ui/useForm';
import type { Fields } from '../waiting-room/findings';
import { endAfter, momentOf } from './brasiliaTime';
import { changesOf } from './documentFields';
import type { Stored } from './liveDocuments';
import { FieldError, partIssue } from './partIssues';
import { fieldsOf, idOf, PromotionSchema, valuesOf, type PromotionValues } from './promotionFields';
import { promotionMessages as texts } from './promotionMessages';
import { createPromotion, OthersChangeError, saveFields, TakenIdError } from './savedFields';
import type { TeamSession } from './teamSession';

export interface Editing {
  /** Null for a new promotion. */
  stored: Stored | null;
  takenIds: string[];
  /** Called with what is stored now: written by this form, or found there. */
  onStored: (id: string, fields: Fields) => void;
}

const NO_FIELDS: Fields = {};

/** The form of a promotion, and the document that it would write. */
export function usePromotionForm({ stored, takenIds, onStored }: Editing, team: TeamSession) {
  const seen = stored?.fields ?? NO_FIELDS;
  const initial = valuesOf(stored?.id ?? '', seen);
  /** The promotions that this form has sent to be created: each may exist, although no answer has come. */
  const sent = useRef<Stored[]>([]);

  const save = async (values: PromotionValues) => {
    const typed = fieldsOf(values, seen);
    const begin = momentOf(values.inicio);
    const end = endAfter(values.fim);
    if (begin && end && begin >= end) throw new FieldError('fim', texts.errors.order);
    const fields = stored
      ? await saveChanges(team, stored, changesOf(seen, typed, fieldsOf(initial, seen)))
      : await create(values.id, typed);
    notify('success', stored ? texts.form.saved : texts.form.created);
    onStored(values.id, fields);
  };

  const create = async (id: string, fields: Fields) => {
    if (takenIds.includes(id)) throw new FieldError('id', texts.errors.taken);
    const before = sent.current.filter((one) => one.id === id);
    sent.current = [...sent.current, { id, fields }];
    return team.write((db) =>
      createPromotion(
        db,
        id,
        fields,
        before.map((one) => one.fields),
      ),
    );
  };

  const form = useForm(PromotionSchema, initial, save, (error) => {
    if (error instanceof TakenIdError) return { field: 'id', message: texts.errors.taken };
    // Fields in which nothing has been typed follow the other person; the next attempt overwrites what has been shown.
    if (error instanceof OthersChangeError && stored) onStored(stored.id, error.stored);
    return partIssue(error, texts.labels);
  });

  const { titulo, id } = form.values;
  const typed = fieldsOf(form.values, seen);
  return {
    form,
    typed,
    unsaved: Object.keys(changesOf(seen, typed, fieldsOf(initial, seen))).length > 0,
    /** The address of a new promotion follows its title until another one is typed, or a promotion may exist there. */
    setTitle: (title: string) => {
      const follows = !stored && id === idOf(titulo) && !sent.current.some((one) => one.id === id);
      form.set(follows ? { titulo: title, id: idOf(title) } : { titulo: title });
    },
  };
}

export function saveChanges(team: TeamSession, { id, fields }: Stored, wanted: Fields): Promise<Fields> {
  return team.write((db) => saveFields(db, documents.promotion(id), { seen: fields, wanted }));
}
