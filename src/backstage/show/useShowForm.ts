import { documents } from '../../base/documentPaths';
import type { Fields } from '../../base/fields';
import { saveFields } from '../savedFields';
import type { TeamSession } from '../teamSession';
import { useDocumentForm, type DocumentFormOptions } from '../useDocumentForm';
import { showFieldsOf, showSchema, showValuesOf, type ShowValues } from './showFields';
import { showMessages } from './showMessages';

const texts = showMessages;

type Options = DocumentFormOptions<keyof ShowValues>;

export interface ShowEditing extends Pick<Options, 'stored' | 'onDiscard'> {
  /** As in DocumentFormOptions. */
  onStored: (fields: Fields) => void;
  /** The time when the settings were read; by the device's clock if the server did not tell it. */
  now: Date;
}

/** The state of the settings' form, and the document that the form would write. */
export function useShowForm({ stored, now, onStored, onDiscard }: ShowEditing, team: TeamSession) {
  return useDocumentForm({
    draftKey: `${team.account.uid}/${documents.settings}`,
    schemaFor: (values, initial) => showSchema(values, initial, now),
    stored,
    valuesOf: showValuesOf,
    fieldsOf: showFieldsOf,
    labels: texts.labels,
    write: (_values, _typed, change) => team.run((db) => saveFields(db, documents.settings, change)),
    saved: texts.saved,
    onStored,
    onDiscard,
  });
}
