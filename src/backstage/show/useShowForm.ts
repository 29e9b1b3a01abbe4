import { documents } from '../../base/documentPaths';
import { showIn } from '../../model';
import { FieldError } from '../partIssues';
import { saveFields } from '../savedFields';
import type { TeamSession } from '../teamSession';
import { useDocumentForm, type DocumentFormOptions } from '../useDocumentForm';
import { showFieldsOf, ShowSchema, showValuesOf, timesMistake, type ShowValues } from './showFields';
import { showMessages } from './showMessages';

const texts = showMessages;

type Options = DocumentFormOptions<keyof ShowValues>;

export interface ShowEditing extends Pick<Options, 'stored' | 'onStored' | 'onDiscard'> {
  /** The time when the settings were read; by the device's clock if the server did not tell it. */
  now: Date;
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
    onStored,
    onDiscard,
  });
}
