import { Timestamp } from 'firebase/firestore/lite';
import { momentText } from '../base/dates';
import { codeOf, isDenied } from '../base/errors';
import { report } from '../base/reporting';
import type { FormIssue } from '../ui/form/useForm';
import { messages } from './messages';
import { OthersChangeError } from './savedFields';
import { LoginDueError, RemovedError } from './teamSession';

/** Thrown without writing if a valid value does not fit other documents. */
export class FieldError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * What a form or a button shows after a failed write.
 * @param labels the form's labels for the document's fields
 */
export function partIssue(error: unknown, labels: Record<string, string>): FormIssue {
  if (error instanceof OthersChangeError) {
    const { stored, names } = error;
    const changes = names.map((name) => messages.now(labels[name] ?? name, valueText(stored[name])));
    return { message: messages.others(changes.join('; ')) };
  }
  if (error instanceof FieldError) return { field: error.field, message: error.message };
  return { message: writeErrorText(error, messages.unanswered, messages.refused) };
}

/** What a form or a button of the page 'Ao vivo' shows after a failed write. */
export function liveFormIssue(error: unknown): FormIssue {
  return { message: writeErrorText(error, messages.unanswered, messages.refusedLive) };
}

/** The most characters that an error message shows of a value that somebody else has stored. */
const MAX_LENGTH = 60;

function valueText(value: unknown): string {
  if (value instanceof Timestamp) return momentText(value.toDate());
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value !== 'string' || value === '') return messages.nothing;
  return `“${value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value}”`;
}

/**
 * The text for a failed write of the team: why it failed, and what to do.
 * @param unanswered the text for a write without an answer
 * @param refused the text for a write that firestore.rules refuse
 */
export function writeErrorText(error: unknown, unanswered: string, refused: string): string {
  if (error instanceof LoginDueError) return messages.loginDue;
  if (error instanceof RemovedError) return messages.removed;
  const code = codeOf(error);
  if (code === 'unavailable' || code === 'deadline-exceeded') return unanswered;
  report('O banco recusou o que a equipe fez:', error);
  if (code === 'resource-exhausted') return messages.quota;
  return isDenied(error) ? refused : unanswered;
}
