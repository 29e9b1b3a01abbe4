import { Timestamp } from 'firebase/firestore/lite';
import { momentText } from '../base/dates';
import type { FormIssue } from '../ui/form/formTypes';
import { messages } from './messages';
import { partMessages } from './partMessages';
import { OthersChangeError } from './savedFields';
import { writeErrorText } from './writeErrorText';

const texts = partMessages;

/** What was typed into a field does not go with the rest: nothing has been written. */
export class FieldError<Name extends string = string> extends Error {
  constructor(
    readonly field: Name,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Why a form could not be saved.
 * @param labels what the form calls the document's fields
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

/** The longest part of another person's text that an error shows, in letters. */
const MAX_LENGTH = 60;

function valueText(value: unknown): string {
  if (value instanceof Timestamp) return momentText(value.toDate());
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value !== 'string' || value === '') return texts.nothing;
  return `“${value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value}”`;
}
