import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../../src/base/documentPaths';
import { SECOND_MS } from '../../src/base/durations';
import { sleep } from '../../src/base/timeouts';
import { batchesOf } from '../../src/firebase/queryAll';
import type { AccountTools } from '../shared/accounts';
import { readProjectArgs } from '../shared/projectOptions';
import { readCommand } from '../shared/terminal';
import { findUnused, type Unused } from './unused';

type Work = (tools: AccountTools) => Promise<void>;

const COMMANDS: Record<string, { takes: number; work: Work }> = {
  listar: { takes: 0, work: list },
  limpar: { takes: 0, work: clean },
};

/** The most accounts that Auth deletes at once. It accepts one such request a second. */
const MAX_DELETED_ACCOUNTS = 1_000;

/**
 * Parses the arguments: what to do, and in which real project; undefined means the running emulators.
 * @throws UsageError
 */
export function planCommand(args: string[]): { work: Work; project: string | undefined } {
  const { words, project } = readProjectArgs(args);
  const { command } = readCommand(words.length > 0 ? words : ['listar'], COMMANDS);
  return { work: command.work, project };
}

async function list({ db, auth }: AccountTools): Promise<void> {
  const unused = await findUnused(db, auth);
  console.log(`Ninguém usa: ${countsOf(unused)}.`);
  for (const uid of unused.incomplete) console.log(`conta sem cadastro  ${uid}`);
  for (const uid of unused.orphans) console.log(`cadastro sem conta  ${uid}`);
}

async function clean({ db, auth, confirm }: AccountTools): Promise<void> {
  const shown = await findUnused(db, auth);
  if (Object.values(shown).flat().length === 0) return console.log('Nada a limpar.');
  await confirm(`exclui ${countsOf(shown)}`);
  // Looks again: during the confirmation, somebody may have finished the sign-up.
  const unused = await findUnused(db, auth);
  const { anonymous, incomplete, orphans } = unused;
  for (const uid of [...incomplete, ...orphans]) await deleteDocumentsOf(db, uid);
  await deleteAccounts(auth, [...anonymous, ...incomplete]);
  console.log(`Excluídos: ${countsOf(unused)}.`);
}

/**
 * Deletes what the deletion of an account deletes (deletion.ts), which may have been interrupted, and keeps
 * the marker of the count.
 */
async function deleteDocumentsOf(db: Firestore, uid: string): Promise<void> {
  const own = db.collectionGroup(collections.participations).where('uid', '==', uid).orderBy('em', 'desc');
  const { docs: participations } = await own.select().get();
  const batch = db.batch();
  for (const { ref } of participations) batch.delete(ref);
  batch.delete(db.doc(documents.profile(uid))).delete(db.doc(documents.consent(uid)));
  await batch.commit();
}

async function deleteAccounts(auth: Auth, uids: string[]): Promise<void> {
  for (const some of batchesOf(uids, MAX_DELETED_ACCOUNTS)) {
    if (some[0] !== uids[0]) await sleep(SECOND_MS);
    const { failureCount, errors } = await auth.deleteUsers(some);
    if (failureCount > 0)
      throw new Error(
        `${failureCount} contas não foram excluídas (${errors[0]?.error.message}). Repita o comando.`,
      );
  }
}

function countsOf({ anonymous, incomplete, orphans }: Unused): string {
  return `contas anônimas (${anonymous.length}), contas sem cadastro (${incomplete.length}) e cadastros sem conta (${orphans.length})`;
}
