import { isAllowedLink } from '../../../base/link';
import type { FormIssue } from '../../../ui/form/useForm';
import { liveFormIssue } from '../../partIssues';
import { GoneRoomError, OtherAddressError, UsedAddressError } from './addressCommits';
import { addressMessages } from './addressMessages';
import { shortAddress } from './addressText';

/** The error of a form for an address whose write has failed. */
export function addressIssue(error: unknown): FormIssue {
  if (error instanceof GoneRoomError) return { message: addressMessages.correction.gone };
  if (error instanceof UsedAddressError) return { message: addressMessages.prepared.used };
  if (!(error instanceof OtherAddressError)) return liveFormIssue(error);
  const { link, by, at } = error;
  const address = isAllowedLink(link) ? shortAddress(link) : '';
  return { message: addressMessages.other(by, at === null ? null : new Date(at), address) };
}
