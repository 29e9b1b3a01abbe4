import { setInterval } from 'node:timers/promises';
import { ACTION_PATH } from '../../src/base/paths';
import { PROJECT } from '../shared/project';

/** How often the emulator is asked for new e-mails. */
const INTERVAL_MS = 1_000;

/** What an e-mail is for, in Portuguese, by the emulator's name for it. */
const PURPOSES: Record<string, string> = {
  PASSWORD_RESET: 'criar uma nova senha',
  VERIFY_EMAIL: 'confirmar o e-mail',
  VERIFY_AND_CHANGE_EMAIL: 'trocar o e-mail da conta',
  RECOVER_EMAIL: 'desfazer a troca do e-mail',
};

interface Email {
  /** The e-mail address of the account. */
  email: string;
  /** The new address to confirm, if the account's is to change. */
  newEmail?: string;
  requestType: string;
  oobLink: string;
}

/**
 * Prints the link of each e-mail that the Auth emulator would send, as soon as it would, until this process
 * ends.
 * @param auth host:port of the emulator
 * @param app the site's address, so that the links lead to the site's own page; without it they lead to the
 * emulator's page
 */
export async function printEmails(auth: string, app: string | undefined): Promise<void> {
  const printed = new Set<string>();
  for await (const _ of setInterval(INTERVAL_MS)) {
    const emails = await sentEmails(auth);
    for (const email of emails.filter(({ oobLink }) => !printed.has(oobLink))) {
      printed.add(email.oobLink);
      console.log(emailText(email, app));
    }
  }
}

/**
 * The e-mails whose links have not been used; none if the emulator does not answer, for example because it
 * has ended.
 */
async function sentEmails(auth: string): Promise<Email[]> {
  try {
    const answer = await fetch(`http://${auth}/emulator/v1/projects/${PROJECT}/oobCodes`);
    return ((await answer.json()) as { oobCodes: Email[] }).oobCodes;
  } catch {
    return [];
  }
}

function emailText(
  { email, newEmail = email, requestType, oobLink }: Email,
  app: string | undefined,
): string {
  const link = app ? linkOnSite(oobLink, app) : oobLink;
  return `E-mail para ${newEmail}, para ${PURPOSES[requestType] ?? requestType}:\n  ${link}`;
}

/**
 * The link as production's e-mails have it: their templates in the Firebase console name the site's own page.
 */
function linkOnSite(oobLink: string, app: string): string {
  const link = new URL(ACTION_PATH, app);
  link.search = new URL(oobLink).search;
  // Our page refuses links with another project's key, and the emulator's differs.
  link.searchParams.delete('apiKey');
  return link.href;
}
