import { config } from '../../config';
import { pathOnThisSite } from '../pathsAfter';

/** Firebase's names for what a link in an e-mail does, by the `mode` in the link's address. */
export const OPERATIONS = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
} as const;

export type Mode = keyof typeof OPERATIONS;

export interface LinkInEmail {
  mode: Mode;
  code: string;
  /** The page of this site to open after the link has been used (`continueUrl`); null if there is none. */
  continuePath: string | null;
}

/** Parses the query of a link's address; null if it is incomplete or belongs to another Firebase project. */
export function parseEmailLink(search: string): LinkInEmail | null {
  const link = new URLSearchParams(search);
  const [mode, code, key] = [modeOf(search), link.get('oobCode'), link.get('apiKey')];
  if (!mode || !code) return null;
  if (key !== null && key !== config.firebase.apiKey) return null;
  return { mode, code, continuePath: pathOnThisSite(link.get('continueUrl') ?? '') };
}

/** What a link's address says that the link does, even if the rest of the address is missing. */
export function modeOf(search: string): Mode | undefined {
  const mode = new URLSearchParams(search).get('mode') ?? '';
  return Object.hasOwn(OPERATIONS, mode) ? (mode as Mode) : undefined;
}
