import type * as v from 'valibot';
import type { Fields } from '../base/fields';
import type { Values } from '../ui/form/formTypes';
import { useForm } from '../ui/form/useForm';
import { notify } from '../ui/toast/notify';
import { fieldsToWrite } from './documentFields';
import { dropDraft } from './drafts';
import { partIssue, type FieldError } from './partIssues';
import { OthersChangeError } from './savedFields';
import { useDraft } from './useDraft';

interface Options<Name extends string> {
  /** The key of the draft in drafts.ts. */
  draftKey: string;
  schema: v.GenericSchema<Values<Name>, Values<Name>>;
  /** The fields of the document as this desk has last seen them. */
  seen: Fields;
  /** What the form shows of a document. */
  valuesOf: (fields: Fields) => Values<Name>;
  /** The document that the values make of the one that was seen. */
  fieldsOf: (values: Values<Name>, seen: Fields) => Fields;
  /** What the form calls the document's fields. */
  labels: Record<string, string>;
  /** What is wrong although the schema accepts each value by itself. */
  mistakesIn: (values: Values<Name>, typed: Fields, wanted: Fields) => FieldError<Name>[];
  /**
   * Writes the document, and returns its fields afterwards.
   * @param typed all fields of the form
   * @param wanted the fields that change; `undefined` removes a field
   */
  write: (values: Values<Name>, typed: Fields, wanted: Fields) => Promise<Fields>;
  /** What is said when the document has been written. */
  saved: string;
  /** Called if the stored document turns out to differ from `seen`, with its fields. */
  onSeen: (fields: Fields) => void;
  /** Called with the fields that this form has written. */
  onSaved: (fields: Fields, values: Values<Name>) => void;
  /** Called when the person discards what was typed: the form must be mounted anew. */
  onDiscard: () => void;
}

/** A form for the fields of a document. It keeps what is typed until that is saved or discarded. */
export function useDocumentForm<Name extends string>(options: Options<Name>) {
  const { draftKey, schema, seen, valuesOf, fieldsOf, labels, mistakesIn, write, saved } = options;
  const { onSeen, onSaved, onDiscard } = options;
  const initial = valuesOf(seen);
  const changesIn = (typed: Fields) => fieldsToWrite(seen, typed, fieldsOf(initial, seen));
  const save = async (values: Values<Name>) => {
    const fields = fieldsOf(values, seen);
    const wanted = changesIn(fields);
    const [mistake] = mistakesIn(values, fields, wanted);
    if (mistake) throw mistake;
    const stored = await write(values, fields, wanted);
    dropDraft(draftKey);
    onSaved(stored, values);
    notify('success', saved);
  };
  const form = useForm(schema, initial, save, (error) => {
    // Fields in which nothing was typed take the other person's values. The next attempt overwrites the
    // others.
    if (error instanceof OthersChangeError) onSeen(error.stored);
    return partIssue(error, labels);
  });
  const hasDraft = useDraft({ key: draftKey, form, initial, seen, onSeen });
  const typed = fieldsOf(form.values, seen);
  const changes = changesIn(typed);
  const errors = withMistakes(form.errors, mistakesIn(form.values, typed, changes));
  return {
    form: {
      ...form,
      errors,
      field: (name: Name) => ({ ...form.field(name), error: errors[name] }),
    },
    typed,
    hasDraft,
    /** Whether saving would change the document, for example only remove what the console left. */
    wouldChange: Object.keys(changes).length > 0,
    discard: () => {
      dropDraft(draftKey);
      onDiscard();
    },
  };
}

/** The errors, and the mistakes beside them: all at once, so that nobody has to submit the form for each. */
function withMistakes<Name extends string>(
  errors: Partial<Values<Name>>,
  mistakes: FieldError<Name>[],
): Partial<Values<Name>> {
  if (!Object.values(errors).some(Boolean)) return errors;
  return { ...errors, ...Object.fromEntries(mistakes.map(({ field, message }) => [field, message])) };
}
