import { codeOf, report } from '../reporting';
import type { FormIssue } from '../ui/useForm';
import { OtherAddressError } from './liveCommits';
import { messages } from './messages';
import { LoginDueError, RemovedError } from './membership';

const { issues: texts } = messages;

/** Why no room has been opened, and what to do. */
export function releaseIssue(error: unknown): string {
  if (error === 'noClock') return texts.noClock;
  if (error === 'locked') return texts.locked;
  if (error === 'otherRoom' || error instanceof OtherAddressError) return texts.otherRelease;
  return issueOf(error, texts.releaseUnanswered);
}

/** Why a room has not been removed, and what to do. */
export function removalIssue(error: unknown): string {
  return issueOf(error, texts.removalUnanswered);
}

/** Why a form of the desk could not be saved. */
export function formIssue(error: unknown): FormIssue {
  return { message: issueOf(error, texts.unanswered) };
}

function issueOf(error: unknown, unanswered: string): string {
  if (error instanceof LoginDueError) return texts.loginDue;
  if (error instanceof RemovedError) return messages.removed;
  const code = codeOf(error);
  if (code === 'unavailable' || code === 'deadline-exceeded') return unanswered;
  report('O banco recusou o que a equipe fez:', error);
  return code === 'permission-denied' ? texts.refused : unanswered;
}
