import { codeOf, isDenied } from '../base/errors';
import { report } from '../base/reporting';
import { LoginDueError, RemovedError } from './membership';
import { messages } from './messages';

/**
 * The text for a failed write of the team: why it failed, and what to do.
 * @param texts for a write without an answer, and for one that firestore.rules refuse
 */
export function writeErrorText(error: unknown, texts: { unanswered: string; refused: string }): string {
  if (error instanceof LoginDueError) return messages.loginDue;
  if (error instanceof RemovedError) return messages.removed;
  const code = codeOf(error);
  if (code === 'unavailable' || code === 'deadline-exceeded') return texts.unanswered;
  report('O banco recusou o que a equipe fez:', error);
  return isDenied(error) ? texts.refused : texts.unanswered;
}
