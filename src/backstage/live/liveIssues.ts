import { codeOf } from '../../base/errors';
import { messages } from '../messages';
import { writeErrorText } from '../partIssues';
import { OtherAddressError } from './address/addressCommits';
import { TooLateError } from './liveCommits';
import { liveMessages } from './liveMessages';
import { CONFLICTS, LockedError, NoClockError, OtherRoomError } from './liveRelease';

const texts = liveMessages.issues;

export function releaseErrorText(error: unknown): string {
  if (error instanceof NoClockError) return texts.noClock;
  if (error instanceof LockedError) return texts.locked;
  if (error instanceof OtherRoomError || error instanceof OtherAddressError) return texts.otherRelease;
  return writeErrorText(error, texts.releaseUnanswered, messages.refusedLive);
}

export function postponementErrorText(error: unknown): string {
  if (error instanceof TooLateError || CONFLICTS.has(codeOf(error))) return texts.tooLate;
  return writeErrorText(error, texts.postponementUnanswered, messages.refusedLive);
}

export function removalErrorText(error: unknown): string {
  return writeErrorText(error, texts.removalUnanswered, messages.refusedLive);
}
