import { setInterval } from 'node:timers/promises';
import { ACTION_PATH } from '../../src/base/paths';
import { PROJECT } from '../shared/project';

/** How often the emulator is asked for new e-mails. */
const INTERVAL_MS = 1_000;

/** The purposes of e-mails in Portuguese, by the emulator's names for them. */
const PURPOSES: Record<string, string> = {
  PASSWORD_RESET: 'criar uma nova senha',
  VERIFY_EMAIL: 'confirmar o e-mail',
  VERIFY_AND_CHANGE_EMAIL: 'trocar o e-mail da conta',
  RECOVER_EMAIL: 'desfazer a troca do e-mail',
};

interface Email {
  email: string;
  /** The new address, if the link changes the account's address. */
  newEmail?: string;
  requestType: string;
  oobLink: string;
}

/**
 * Prints the links of the e-mails that the Auth emulator would send, as they come, for as long as this
 * process runs.
 * @param auth host:port of the emulator
 * @param app the site's address, so that links open the site's own page; undefined for the emulator's page
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
 * The e-mails whose links have not been used. None if the emulator does not answer, for example because it
 * was stopped.
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

/** Makes the emulator's link one to the site's own page, as the links in production's e-mails are. */
function linkOnSite(oobLink: string, app: string): string {
  const link = new URL(ACTION_PATH, app);
  link.search = new URL(oobLink).search;
  // Removes the emulator's API key: the site's page refuses links with the key of another project.
  link.searchParams.delete('apiKey');
  return link.href;
}
