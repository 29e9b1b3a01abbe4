import * as v from 'valibot';
import { errorTexts } from '../auth/issues';
import { config } from '../config';
import { messages } from './messages';

/** Only checked for being present. Firebase validates the address. */
export const Email = v.pipe(v.string(), v.trim(), v.nonEmpty(messages.errors.email));

/** An existing password. It is not trimmed, and has no minimum because it may be older than the policy. */
export const Password = v.pipe(v.string(), v.nonEmpty(messages.errors.password));

/** Firebase checks which characters it must contain. */
export const NewPassword = v.pipe(
  v.string(),
  v.nonEmpty(messages.errors.newPassword),
  // The hint beside it says how long it has to be.
  v.minLength(config.passwordMin, errorTexts.weakPassword),
);
