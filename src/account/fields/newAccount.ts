import * as v from 'valibot';
import { errorTexts } from '../../auth/errorMessages';
import { config } from '../../config';
import { personMessages } from './personMessages';
import { Email } from './schemas';

const texts = personMessages.newPassword;

/** A new password. Only its length is checked here; Firebase checks which characters it contains. */
export const NewPassword = v.pipe(
  v.string(),
  v.nonEmpty(texts.missing),
  v.minLength(
    config.passwordMin,
    ({ input }) => `${errorTexts.weakPassword} ${texts.tooShort(config.passwordMin - input.length)}`,
  ),
);

/** A new e-mail address: text@text.text. Firebase checks the rest. */
export const NewEmail = v.pipe(Email, v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, errorTexts.emailInvalid));
