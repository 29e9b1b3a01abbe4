import type { FormIssue } from '../../ui/form/formTypes';
import { messages } from '../messages';
import { writeErrorText } from '../partIssues';
import { liveMessages } from './liveMessages';

/**
 * The error text of a write of the page 'Ao vivo' that has failed: why, and what to do.
 * @param unanswered the text for a write without an answer
 */
export function errorText(error: unknown, unanswered: string): string {
  return writeErrorText(error, unanswered, liveMessages.issues.refused);
}

/** The error of a form or a button of the page 'Ao vivo' whose write has failed. */
export function formIssue(error: unknown): FormIssue {
  return { message: errorText(error, messages.unanswered) };
}
