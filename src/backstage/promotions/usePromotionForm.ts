import { useRef } from 'react';
import { documents } from '../../base/documentPaths';
import type { Fields, StoredDocument } from '../../base/fields';
import { useIsMounted } from '../../ui/useIsMounted';
import { saveFields, type Change } from '../savedFields';
import type { TeamSession } from '../teamSession';
import { useDocumentForm, type DocumentFormOptions } from '../useDocumentForm';
import { draftOf, dropDraft, keepDraft } from '../useDraft';
import { createPromotion } from './promotionDocuments';
import { promotionMessages } from './promotionMessages';
import { idOf, promotionFieldsOf, promotionSchema, promotionValuesOf } from './promotionSchema';

const texts = promotionMessages;

export interface Editing extends Pick<DocumentFormOptions<string>, 'onDiscard'> {
  /** The stored promotion; null for a new one. */
  stored: StoredDocument | null;
  takenIds: string[];
  /**
   * Called with the document's fields when this page has written them, or has found that somebody else
   * changed them.
   */
  onStored: (id: string, fields: Fields) => void;
  /** Called after `onStored` when a promotion has been created and its form is still open. */
  onCreated: (id: string) => void;
}

const NO_FIELDS: Fields = {};

/** The state of a promotion's form, and the document that the form would write. */
export function usePromotionForm(editing: Editing, team: TeamSession) {
  const { stored, takenIds, onStored, onCreated, onDiscard } = editing;
  const isMounted = useIsMounted();
  const storedId = stored?.id ?? '';
  const creation = useCreation(team);
  const { form, ...rest } = useDocumentForm({
    draftKey: draftKey(team, storedId),
    schemaFor: (values) => promotionSchema(values, stored ? [] : takenIds),
    stored: stored?.fields ?? NO_FIELDS,
    valuesOf: (fields) => promotionValuesOf(storedId, fields),
    fieldsOf: promotionFieldsOf,
    labels: texts.labels,
    write: async (values, typed, change) => {
      if (stored) return saveChanges(team, stored.id, change);
      const created = await creation.create(values.id, typed);
      keepNewer(team, values, created);
      return created;
    },
    saved: stored ? texts.form.saved : texts.form.created,
    onStored: (fields, { id }) => {
      onStored(id, fields);
      if (!stored && isMounted.current) onCreated(id);
    },
    onDiscard,
  });

  const { titulo, id } = form.values;
  return {
    ...rest,
    form,
    /**
     * Suggests the address of a new promotion from its title, until somebody types another address, or the
     * form has been sent: a promotion with this address may then exist.
     */
    setTitle: (title: string) => {
      const follows = !stored && id === idOf(titulo) && !creation.wasSent(id);
      form.set(follows ? { titulo: title, id: idOf(title) } : { titulo: title });
    },
  };
}

/**
 * Creates a promotion. Remembers its attempts, because one without an answer may have succeeded: the next
 * attempt then recognises the promotion as its own.
 */
function useCreation(team: TeamSession) {
  const sent = useRef<StoredDocument[]>([]);
  return {
    wasSent: (id: string) => sent.current.some((one) => one.id === id),
    create: (id: string, fields: Fields): Promise<Fields> => {
      const before = sent.current.filter((one) => one.id === id).map((one) => one.fields);
      sent.current = [...sent.current, { id, fields }];
      return team.run((db) => createPromotion(db, id, fields, before));
    },
  };
}

/** Keeps what was typed while a promotion was being created, as a draft of the created promotion. */
function keepNewer(team: TeamSession, sent: Record<string, string>, created: Fields): void {
  const draft = draftOf(draftKey(team, ''));
  if (!draft) return;
  dropDraft(draftKey(team, ''));
  // The draft of a new promotion has no empty texts.
  const typed = Object.keys(sent).map((name) => [name, draft.typed[name] ?? ''] as const);
  const newer = typed.filter(([name, text]) => name !== 'id' && text.trim() !== sent[name]);
  if (newer.length > 0)
    keepDraft(draftKey(team, sent.id ?? ''), { seen: created, typed: Object.fromEntries(newer) });
}

function draftKey({ account }: TeamSession, id: string): string {
  return `${account.uid}/${documents.promotion(id)}`;
}

export function saveChanges(team: TeamSession, id: string, change: Change): Promise<Fields> {
  return team.run((db) => saveFields(db, documents.promotion(id), change));
}
