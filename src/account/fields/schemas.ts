import * as v from 'valibot';
import { accountMessages } from '../messages';

/** An e-mail address for a login. Only an empty one is refused here; Firebase validates the rest. */
export const Email = v.pipe(v.string(), v.trim(), v.nonEmpty(accountMessages.errors.email));

/**
 * The current password of an account. It is not trimmed, and has no minimum length, because it may be older
 * than the present password policy.
 */
export const Password = v.pipe(v.string(), v.nonEmpty(accountMessages.errors.password));
