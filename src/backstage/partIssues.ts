import { Timestamp } from 'firebase/firestore/lite';
import { momentText } from '../base/dates';
import type { FormIssue } from '../ui/form/formTypes';
import { messages } from './messages';
import { partMessages } from './partMessages';
import { OthersChangeError } from './savedFields';
import { writeErrorText } from './writeErrorText';

const texts = partMessages;

/** Thrown without writing if a valid value does not fit the other fields, other documents or the time. */
export class FieldError<Name extends string = string> extends Error {
  constructor(
    readonly field: Name,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The error of a form or a button whose write has failed.
 * @param labels the form's labels for the document's fields
 */
export function partIssue(error: unknown, labels: Record<string, string>): FormIssue {
  if (error instanceof OthersChangeError) {
    const { stored, names } = error;
    const changes = names.map((name) => texts.now(labels[name] ?? name, valueText(stored[name])));
    return { message: texts.others(changes.join('; ')) };
  }
  if (error instanceof FieldError) return { field: error.field, message: error.message };
  return { message: writeErrorText(error, { unanswered: messages.unanswered, refused: texts.refused }) };
}

/** How many characters of a value that somebody else has stored an error shows. */
const MAX_LENGTH = 60;

function valueText(value: unknown): string {
  if (value instanceof Timestamp) return momentText(value.toDate());
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value !== 'string' || value === '') return texts.nothing;
  return `“${value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value}”`;
}
