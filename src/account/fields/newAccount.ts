import * as v from 'valibot';
import { errorTexts } from '../../auth/errorMessages';
import { config } from '../../config';
import { accountMessages } from '../messages';
import { fieldMessages } from '../signUpMessages';
import { Email } from './schemas';

/** A new password. Only its length is checked here; Firebase checks which characters it contains. */
export const NewPassword = v.pipe(
  v.string(),
  v.nonEmpty(accountMessages.errors.newPassword),
  v.minLength(
    config.passwordMin,
    ({ input }) => `${errorTexts.weakPassword} ${fieldMessages.missing(config.passwordMin - input.length)}`,
  ),
);

/** A new e-mail address: text@text.text. Firebase checks the rest. */
export const NewEmail = v.pipe(Email, v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, errorTexts.emailInvalid));
