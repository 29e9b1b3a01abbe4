import { codeOf } from '../../base/errors';
import { isAllowedLink } from '../../base/link';
import type { FormIssue } from '../../ui/form/formTypes';
import { messages } from '../messages';
import { writeErrorText } from '../partIssues';
import { GoneRoomError, OtherAddressError } from './address/addressCommits';
import { addressMessages } from './address/addressMessages';
import { shortAddress } from './address/addressText';
import { TooLateError } from './liveCommits';
import { liveMessages } from './liveMessages';
import { CONFLICTS, LockedError, NoClockError, OtherRoomError } from './liveRelease';

const texts = liveMessages.issues;

/** The error text when opening a room fails: why, and what to do. */
export function releaseErrorText(error: unknown): string {
  if (error instanceof NoClockError) return texts.noClock;
  if (error instanceof LockedError) return texts.locked;
  if (error instanceof OtherRoomError || error instanceof OtherAddressError) return texts.otherRelease;
  return errorText(error, texts.releaseUnanswered);
}

/** The error text when postponing a room fails: why, and what to do. */
export function postponementErrorText(error: unknown): string {
  if (error instanceof TooLateError || CONFLICTS.has(codeOf(error))) return texts.tooLate;
  return errorText(error, texts.postponementUnanswered);
}

/** The error text when removing a room fails: why, and what to do. */
export function removalErrorText(error: unknown): string {
  return errorText(error, texts.removalUnanswered);
}

/** The error of a form or a button of the page 'Ao vivo' whose write has failed. */
export function formIssue(error: unknown): FormIssue {
  if (error instanceof GoneRoomError) return { message: addressMessages.correction.gone };
  if (!(error instanceof OtherAddressError)) return { message: errorText(error, messages.unanswered) };
  const { link, by, at } = error;
  const address = isAllowedLink(link) ? shortAddress(link) : '';
  return { message: addressMessages.other(by, at === null ? null : new Date(at), address) };
}

function errorText(error: unknown, unanswered: string): string {
  return writeErrorText(error, unanswered, texts.refused);
}
