import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type UserImportRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planCommand } from '../../../scripts/contas/commands';
import type { Confirm } from '../../../scripts/shared/terminal';
import { DAY_MS, HOUR_MS } from '../../../src/base/durations';
import { aProfile } from '../../support/person';
import { admin, deleteDocuments, startProject } from '../../support/project';

// Otherwise, on a Google Cloud machine, the library would ask for the machine's credentials.
process.env.METADATA_SERVER_DETECTION = 'none';

const app = initializeApp({ projectId: 'demo-contas' });
const db = getFirestore(app);
const auth = getAuth(app);

startProject('contas');
afterAll(() => deleteApp(app));
afterEach(() => void vi.restoreAllMocks());

const ago = (ms: number) => new Date(Date.now() - ms);

/** An account that was created and last used at this time; with an e-mail address unless it is anonymous. */
function account(uid: string, ageMs: number, isAnonymous = false): UserImportRecord {
  const time = ago(ageMs).toUTCString();
  const metadata = { creationTime: time, lastSignInTime: time };
  return { uid, metadata, ...(!isAnonymous && { email: `${uid}@example.com` }) };
}

const OLD_MS = 31 * DAY_MS;
const KEPT = 'fresh interrupted member registered returning winner'.split(' ');

beforeEach(async () => {
  await deleteDocuments();
  await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid));
  const returning = account('returning', OLD_MS);
  returning.metadata = { ...returning.metadata, lastSignInTime: ago(HOUR_MS).toUTCString() };
  await auth.importUsers([
    returning,
    account('fresh', 23 * HOUR_MS, true),
    account('winner', OLD_MS, true),
    account('forgotten', 25 * HOUR_MS, true),
    account('interrupted', 29 * DAY_MS),
    account('member', OLD_MS),
    account('registered', OLD_MS),
    account('incomplete', OLD_MS),
  ]);
  await admin.write('equipe/member', {});
  await admin.write('users/registered', aProfile('registered'));
  await admin.write('users/registered/privado/consentimento', { versao: '2026-11-27' });
  await admin.write('vagas/recent', { dono: 'winner', em: ago(HOUR_MS) });
  await admin.write('vagas/old', { dono: 'forgotten', em: ago(25 * HOUR_MS) });
  await admin.write('vagas/ordinary', { em: ago(HOUR_MS) });
  // What an import brings back of a person who has deleted the account, and an interrupted deletion leaves.
  await admin.write('users/gone', aProfile('gone'));
  await admin.write('users/gone/privado/consentimento', { versao: '2026-11-27' });
  await admin.write('users/gone/privado/contagem', { estado: 'SP' });
  // What a person who has deleted the account leaves, and who has begun to.
  for (const uid of ['deleted', 'interrupted', 'registered'])
    await admin.write(`users/${uid}/privado/contagem`, { estado: 'SP' });
  for (const uid of ['gone', 'incomplete', 'registered'])
    await admin.write(`promocoes/carro/participacoes/${uid}`, { uid, em: ago(DAY_MS) });
  // A collection of the same name that is none of the product's.
  await admin.write('outra/documento/participacoes/gone', { uid: 'gone', em: ago(DAY_MS) });
});

async function contas(words: string[], confirm: Confirm = async () => undefined): Promise<string> {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await planCommand(words).work({ db, auth, confirm });
  return said.mock.calls.splice(0).flat().join('\n');
}

const accounts = async () => (await auth.listUsers()).users.map(({ uid }) => uid).sort();

const COUNTS =
  'contas anônimas (1), contas sem cadastro (1), cadastros sem conta (1 de 2) e marcas da contagem (1)';

it('accounts and profiles that nobody uses are listed, and nothing is deleted', async () => {
  const before = await accounts();
  expect(await contas([])).toBe(
    `Ninguém usa: ${COUNTS}.\nconta sem cadastro  incomplete\ncadastro sem conta  gone`,
  );
  expect(await accounts()).toEqual(before);
  expect(await admin.ids('users')).toEqual(['gone', 'registered']);
});

it('only what nobody uses is deleted, with what is below', async () => {
  expect(await contas(['limpar'])).toBe(
    'Excluídos: contas (2), cadastros sem conta (1) e marcas da contagem (1).',
  );
  expect(await accounts()).toEqual(KEPT);
  expect(await admin.ids('users')).toEqual(['registered']);
  expect(await admin.ids('users/registered/privado')).toEqual(['consentimento', 'contagem']);
  expect(await admin.ids('users/interrupted/privado')).toEqual(['contagem']);
  expect(await admin.ids('users/deleted/privado')).toEqual([]);
  expect(await admin.ids('users/gone/privado')).toEqual(['contagem']);
  expect(await admin.ids('promocoes/carro/participacoes')).toEqual(['registered']);
  expect(await admin.ids('outra/documento/participacoes')).toEqual(['gone']);
  // The marker goes last, a clean-up after its profile.
  expect(await contas(['limpar'])).toMatch(/contas \(0\), .*marcas da contagem \(1\)\.$/);
  expect(await admin.ids('users/gone/privado')).toEqual([]);
  expect(await contas(['limpar'])).toBe('Nada a limpar.');
});

it('nothing is deleted unless it is confirmed, with the numbers', async () => {
  const before = await accounts();
  const refuse = vi.fn<Confirm>(() => Promise.reject(new Error('Nada foi feito.')));
  await expect(contas(['limpar'], refuse)).rejects.toThrow('Nada foi feito.');
  expect(refuse).toHaveBeenCalledExactlyOnceWith(`exclui ${COUNTS}`);
  expect(await accounts()).toEqual(before);
  expect(await admin.ids('users')).toEqual(['gone', 'registered']);
});

it('whoever finishes the sign-up, wins or gets the account back during the confirmation stays', async () => {
  await contas(['limpar'], async () => {
    await admin.write('users/incomplete', aProfile('incomplete'));
    await admin.write('vagas/new', { dono: 'forgotten', em: new Date() });
    await auth.importUsers([account('gone', OLD_MS), account('deleted', DAY_MS)]);
  });
  expect(await admin.ids('users/deleted/privado')).toEqual(['contagem']);
  expect(await accounts()).toEqual([...KEPT, 'deleted', 'forgotten', 'gone', 'incomplete'].sort());
  expect(await admin.ids('promocoes/carro/participacoes')).toEqual(['gone', 'incomplete', 'registered']);
});

it('whoever finishes the sign-up while others are being deleted stays', async () => {
  const others = Array.from({ length: 100 }, (_, index) => `a${index}`);
  await auth.importUsers(others.map((uid) => account(uid, OLD_MS)));
  const deleteUsers = auth.deleteUsers.bind(auth);
  vi.spyOn(auth, 'deleteUsers').mockImplementationOnce(async (uids) => {
    await admin.write('users/incomplete', aProfile('incomplete'));
    return deleteUsers(uids);
  });
  expect(await contas(['limpar'])).toBe(
    'Excluídos: contas (101), cadastros sem conta (1) e marcas da contagem (1).',
  );
  expect(await accounts()).toEqual([...KEPT, 'incomplete'].sort());
  expect(await admin.ids('promocoes/carro/participacoes')).toEqual(['incomplete', 'registered']);
});

it('nothing is deleted, nor asked, if most profiles have no account: the accounts may have been lost', async () => {
  await admin.write('users/lost', aProfile('lost'));
  const before = await accounts();
  const confirm = vi.fn<Confirm>();
  await expect(contas(['limpar'], confirm)).rejects.toThrow('2 de 3 cadastros estão sem conta');
  expect(confirm).not.toHaveBeenCalled();
  expect(await accounts()).toEqual(before);
  expect(await admin.ids('users')).toEqual(['gone', 'lost', 'registered']);
  expect(await contas([])).toContain('cadastros sem conta (2 de 3)');
});

it('accounts that Auth does not delete are reported', async () => {
  const error = { index: 0, error: new Error('No permission.') } as never;
  vi.spyOn(auth, 'deleteUsers').mockResolvedValueOnce({ failureCount: 2, successCount: 0, errors: [error] });
  await expect(contas(['limpar'])).rejects.toThrow('Contas que não foram excluídas: 2 (No permission.)');
});
