import * as v from 'valibot';
import { messages } from './messages';

/** Only whether there is one: Firebase knows what an address is, and says so (spec.md section 8). */
export const Email = v.pipe(v.string(), v.trim(), v.nonEmpty(messages.errors.email));

/** As it was typed, spaces too. */
export const Password = v.pipe(v.string(), v.nonEmpty(messages.errors.password));

/** How good it has to be is the project's setting, and Firebase's to say. */
export const NewPassword = v.pipe(v.string(), v.nonEmpty(messages.errors.newPassword));
