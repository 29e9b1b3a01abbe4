import * as v from 'valibot';
import { errorTexts } from '../auth/errors';
import { messages } from './messages';

/** Only whether there is one: Firebase knows what an address is, and says so (spec.md section 8). */
export const Email = v.pipe(v.string(), v.trim(), v.nonEmpty(messages.errors.email));

/** Of a new password: the minimum of the project's password policy, as docs/deploy.md says to set it. */
const SHORTEST_PASSWORD = 8;

/** As it was typed, spaces too, and however short: it may be older than the policy. */
export const Password = v.pipe(v.string(), v.nonEmpty(messages.errors.password));

/** Which characters it needs is for Firebase to say. */
export const NewPassword = v.pipe(
  v.string(),
  v.nonEmpty(messages.errors.newPassword),
  v.minLength(SHORTEST_PASSWORD, errorTexts.weakPassword),
);
