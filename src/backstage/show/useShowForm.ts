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
  return useDocumentForm({
    draftKey: `${team.account.uid}/${documents.settings}`,
    schema: ShowSchema,
    seen,
    valuesOf: showValuesOf,
    fieldsOf: showFieldsOf,
    labels: texts.labels,
    mistakesIn: (_, typed, wanted) => {
      const mistake = timesMistake(showIn(typed), now);
      // After a show, the other fields can be changed while its times stay as they are.
      const isKept = mistake === texts.errors.past && !('inicio' in wanted) && !('fim' in wanted);
      return mistake === null || isKept ? [] : [new FieldError('fim', mistake)];
    },
    write: (_values, _typed, wanted) =>
      team.run((db) => saveFields(db, documents.settings, { seen, wanted })),
    saved: texts.saved,
    onSeen: onStored,
    onSaved: onStored,
    onDiscard,
  });
}
