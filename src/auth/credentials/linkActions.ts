import { checkActionCode, type Auth } from 'firebase/auth';
import { codeOf } from '../../base/errors';

/** What a link in an e-mail does, and for which address; or why Firebase refuses the link. */
export type Action = { operation: string; email: string } | { refused: 'expired' | 'used' | 'gone' };

const REFUSALS = new Map<string, 'expired' | 'used' | 'gone'>([
  ['auth/expired-action-code', 'expired'],
  ['auth/invalid-action-code', 'used'],
  ['auth/user-not-found', 'gone'],
  ['auth/user-disabled', 'gone'],
]);

/** @throws the SDK's errors, except those of REFUSALS, which become `refused` */
export async function readAction(auth: Auth, code: string): Promise<Action> {
  try {
    const { operation, data } = await checkActionCode(auth, code);
    return { operation, email: data.email ?? '' };
  } catch (error) {
    const refused = REFUSALS.get(codeOf(error));
    if (!refused) throw error;
    return { refused };
  }
}
