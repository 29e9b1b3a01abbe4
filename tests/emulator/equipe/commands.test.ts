import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planCommand } from '../../../scripts/equipe/commands';
import type { Confirm } from '../../../scripts/shared/terminal';
import { admin, deleteDocuments, startProject } from '../../support/project';

// Otherwise, on a Google Cloud machine, the library would ask for the machine's credentials.
process.env.METADATA_SERVER_DETECTION = 'none';

const app = initializeApp({ projectId: 'demo-equipe' });
const db = getFirestore(app);
const auth = getAuth(app);

/** The account of the current test. */
let uid: string;
let email: string;
let path: string;

startProject('equipe');
afterAll(() => deleteApp(app));
beforeEach(async () => {
  await deleteDocuments();
  email = `${randomUUID()}@example.com`;
  ({ uid } = await auth.createUser({ email, password: 'segredo-de-teste', emailVerified: true }));
  path = `equipe/${uid}`;
});
afterEach(() => void vi.restoreAllMocks());

const agree = async () => undefined;
const refuse = () => Promise.reject(new Error('Nada foi feito.'));

async function equipe(words: string[], confirm: Confirm = agree): Promise<string> {
  const said = (['log', 'warn'] as const).map((kind) => vi.spyOn(console, kind).mockReturnValue());
  await planCommand(words).work({ db, auth, confirm });
  return said.flatMap(({ mock }) => mock.calls.splice(0).flat()).join('\n');
}

it('a person joins the team, is listed, and leaves it', async () => {
  expect(await equipe(['listar'])).toBe('Ninguém é da equipe.');
  expect(await equipe(['adicionar', ` ${email.toUpperCase()}`])).toBe(
    `${email} agora é da equipe, e comanda o show em /bastidores.`,
  );
  expect(await admin.read(path)).toEqual({ email, desde: expect.anything() });
  expect(await equipe(['listar'])).toMatch(new RegExp(`^${email} {2}desde \\d\\d/\\d\\d/\\d{4}$`));
  expect(await equipe(['remover', email])).toBe(
    `${email} não é mais da equipe, e as sessões da conta terminaram.`,
  );
  expect(await admin.read(path)).toBeNull();
});

it('the sessions of a removed person are ended', async () => {
  const revoke = vi.spyOn(auth, 'revokeRefreshTokens');
  await equipe(['adicionar', email]);
  await equipe(['remover', email]);
  expect(revoke.mock.calls).toEqual([[uid]]);
});

it('a person loses the power even if the sessions cannot be ended, which a repeat does', async () => {
  const revoke = vi.spyOn(auth, 'revokeRefreshTokens').mockRejectedValueOnce(new Error('No permission.'));
  await equipe(['adicionar', email]);
  await expect(equipe(['remover', email])).rejects.toThrow('No permission.');
  expect(await admin.read(path)).toBeNull();
  expect(await equipe(['remover', email])).toBe(
    `${email} não é da equipe, e as sessões da conta terminaram.`,
  );
  expect(revoke.mock.calls).toEqual([[uid], [uid]]);
});

it('a person joins once', async () => {
  const desde = Timestamp.fromMillis(0);
  await db.doc(path).set({ email, desde });
  expect(await equipe(['adicionar', email])).toBe(`${email} já é da equipe.`);
  expect((await db.doc(path).get()).get('desde')).toEqual(desde);
});

it('a person joins only after confirming the address, because a stranger may have signed up with it', async () => {
  await auth.updateUser(uid, { emailVerified: false });
  await expect(equipe(['adicionar', email])).rejects.toThrow(
    `A pessoa ainda não confirmou o e-mail ${email}`,
  );
  expect(await admin.read(path)).toBeNull();
});

it('nobody joins or leaves without an account', async () => {
  await expect(equipe(['adicionar', 'ninguem@example.com'])).rejects.toThrow(
    'Não há conta com o e-mail ninguem@example.com.',
  );
  await expect(equipe(['remover', 'ninguem@example.com'])).rejects.toThrow('não é da equipe');
});

it('a person leaves whose account is gone, or has another address', async () => {
  await equipe(['adicionar', email]);
  await auth.updateUser(uid, { email: `novo-${email}` });
  await equipe(['remover', `novo-${email}`]);
  expect(await admin.read(path)).toBeNull();
  await admin.write(path, { email });
  await auth.deleteUser(uid);
  await equipe(['remover', email]);
  expect(await admin.read(path)).toBeNull();
});

it('a document of the console, which may be empty, is listed and removed', async () => {
  await admin.write(path, {});
  expect(await equipe(['listar'])).toBe(`uid ${uid}`);
  await equipe(['remover', email]);
  expect(await admin.read(path)).toBeNull();
});

it('who is listed but cannot use the desk is listed with the reason', async () => {
  await admin.write('equipe/codigo-automatico', { email });
  expect(await equipe(['listar'])).toBe(
    `${email}  não é da equipe: codigo-automatico não é o uid de uma conta`,
  );
  await deleteDocuments();
  await admin.write(path, { email });
  await auth.updateUser(uid, { emailVerified: false });
  expect(await equipe(['listar'])).toBe(`${email}  não entra em /bastidores: o e-mail não está confirmado`);
});

it('nothing changes unless it is confirmed', async () => {
  await expect(equipe(['adicionar', email], refuse)).rejects.toThrow('Nada foi feito.');
  expect(await admin.read(path)).toBeNull();
  await admin.write(path, { email });
  await expect(equipe(['remover', email], refuse)).rejects.toThrow('Nada foi feito.');
  expect(await admin.read(path)).toEqual({ email });
});

it('whose sessions end is asked first, also for somebody who is not of the team', async () => {
  const asked = vi.fn<Confirm>(refuse);
  await expect(equipe(['remover', email], asked)).rejects.toThrow('Nada foi feito.');
  expect(asked).toHaveBeenCalledWith(
    `encerra as sessões dessa conta em todos os aparelhos (${email} não é da equipe)`,
  );
});
