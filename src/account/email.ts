import * as v from 'valibot';
import { messages } from './messages';

/** Only whether there is one: Firebase knows what an address is, and says so (spec.md section 8). */
export const Email = v.pipe(v.string(), v.trim(), v.nonEmpty(messages.errors.email));
