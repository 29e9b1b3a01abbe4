import { adminOf } from '../support/admin';
import { askAuth, AUTH_API, lastEmail, PROJECT, uidOfEmail } from '../support/emulators';

const ofProject = adminOf(() => PROJECT);

/** What an admin does and sees in the Firebase console. */
export const admin = {
  ...ofProject,
  setVideo: (video: unknown) => ofProject.write('configuracoes/salaDeEspera', { video }),
  rooms: () => ofProject.list('salaDeEspera'),
  tickets: async () => Object.values(await ofProject.list('vagas')),
  /** The uid of the account with this e-mail address; undefined if there is none. */
  uidOf: uidOfEmail,
  /**
   * Changes an account's e-mail address without confirmation, so that the emulator makes the e-mail to undo
   * the change.
   */
  changeEmail: async (email: string, next: string): Promise<void> => {
    const localId = await admin.uidOf(email);
    await askAuth('POST', `${AUTH_API}/accounts:update`, { localId, email: next });
  },
  /**
   * The link in the last e-mail of a kind to an address; empty if there is none. The emulator only stores
   * e-mails.
   */
  linkTo: async (...asked: Parameters<typeof lastEmail>) => (await lastEmail(...asked))?.oobLink ?? '',
};
