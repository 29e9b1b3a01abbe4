import { codeOf } from '../../base/errors';
import { OtherAddressError } from './address/addressCommits';
import { errorText } from './errorText';
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
