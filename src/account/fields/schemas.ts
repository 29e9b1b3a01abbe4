import * as v from 'valibot';
import { messages } from '../messages';

/** An e-mail address. Only an empty one is refused here; Firebase validates the rest. */
export const Email = v.pipe(v.string(), v.trim(), v.nonEmpty(messages.errors.email));

/** An existing password. It is not trimmed, and has no minimum because it may be older than the policy. */
export const Password = v.pipe(v.string(), v.nonEmpty(messages.errors.password));
