import { documents } from '../../base/documentPaths';
import type { Fields } from '../../base/fields';
import { showIn } from '../../model';
import { FieldError } from '../partIssues';
import { saveFields } from '../savedFields';
import type { TeamSession } from '../teamSession';
import { useDocumentForm } from '../useDocumentForm';
import { showFieldsOf, ShowSchema, showValuesOf, timesMistake } from './showFields';
import { showMessages } from './showMessages';

const texts = showMessages;

export interface ShowEditing {
  /** The settings as this page has last seen them. */
  stored: Fields;
  /** The time when the settings were read; by the device's clock if the server did not tell it. */
  now: Date;
  /**
   * Called with the stored fields when this form has written them, or has found that somebody else changed
   * them.
   */
  onStored: (fields: Fields) => void;
  /** Called when the person discards the changes: the caller must mount the form anew. */
  onDiscard: () => void;
}

/** The state of the settings' form, and the document that the form would write. */
export function useShowForm({ stored, now, onStored, onDiscard }: ShowEditing, team: TeamSession) {
  return useDocumentForm({
    draftKey: `${team.account.uid}/${documents.settings}`,
    schema: ShowSchema,
    stored,
    valuesOf: showValuesOf,
    fieldsOf: showFieldsOf,
    labels: texts.labels,
    mistakesIn: (_, typed, wanted) => {
      const mistake = timesMistake(showIn(typed), now);
      // Unchanged times of a show that is over are no mistake, so that other fields can be changed.
      const isKept = mistake === texts.errors.past && !('inicio' in wanted) && !('fim' in wanted);
      return mistake === null || isKept ? [] : [new FieldError('fim', mistake)];
    },
    write: (_values, _typed, change) => team.run((db) => saveFields(db, documents.settings, change)),
    saved: texts.saved,
    onSeen: onStored,
    onSaved: onStored,
    onDiscard,
  });
}
