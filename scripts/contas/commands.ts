import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isOfPromotion } from '../../src/auth/profile/ownParticipations';
import { collections, documents } from '../../src/base/documentPaths';
import { SECOND_MS } from '../../src/base/durations';
import { sleep } from '../../src/base/timeouts';
import { batchesOf } from '../../src/firebase/queryAll';
import type { AccountTools, PlannedWork, Work } from '../shared/accounts';
import { readProjectArgs } from '../shared/projectOptions';
import { readCommand } from '../shared/terminal';
import { MAX_LOOKED_UP, findUnused, stillUnused, type Found } from './unused';

const COMMANDS: Record<string, { takes: number; work: Work }> = {
  listar: { takes: 0, work: list },
  limpar: { takes: 0, work: clean },
};

/** Auth accepts one request a second that deletes accounts. */
const DELETION_INTERVAL_MS = SECOND_MS;

/** @throws UsageError */
export function planCommand(args: string[]): PlannedWork {
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
  const found = await findUnused(db, auth);
  const { anonymous, incomplete, orphans, markers, profiles } = found;
  const uids = [...anonymous, ...incomplete, ...orphans, ...markers];
  if (uids.length === 0) return console.log('Nada a limpar.');
  if (orphans.length > profiles / 2) throw new Error(accountsMissing(found));
  await confirm(`exclui ${countsOf(found)}`);
  const deleted = { accounts: 0, profiles: 0, markers: 0 };
  for (const group of batchesOf(uids, MAX_LOOKED_UP)) {
    if (group[0] !== uids[0]) await sleep(DELETION_INTERVAL_MS);
    // Looks again: meanwhile, somebody may have finished the sign-up.
    const unused = await stillUnused(db, auth, group);
    const accounts = [...unused.anonymous, ...unused.incomplete];
    // The accounts go last: if this is interrupted, the next clean-up finds them, and what they still have.
    await Promise.all([...unused.incomplete, ...unused.orphans].map((uid) => deleteDocumentsOf(db, uid)));
    await deleteAccounts(auth, accounts);
    // Without those whose account has gone meanwhile: the next clean-up looks for their markers.
    const gone = unused.markers.filter((uid) => orphans.includes(uid) || markers.includes(uid));
    await deleteMarkers(db, gone);
    deleted.accounts += accounts.length;
    deleted.profiles += unused.orphans.length;
    deleted.markers += gone.length;
  }
  console.log(
    `Excluídos: contas (${deleted.accounts}), cadastros sem conta (${deleted.profiles}) e marcas da contagem (${deleted.markers}).`,
  );
}

/**
 * Deletes what the deletion of an account deletes (deletion.ts), which may have been interrupted, and keeps
 * the marker of the count: the next clean-up deletes it. Until then an account that auth:import brings back
 * does not count twice.
 */
async function deleteDocumentsOf(db: Firestore, uid: string): Promise<void> {
  const own = db.collectionGroup(collections.participations).where('uid', '==', uid).orderBy('em', 'desc');
  const { docs: participations } = await own.select().get();
  const batch = db.batch();
  for (const { ref } of participations) if (isOfPromotion(ref, uid)) batch.delete(ref);
  batch.delete(db.doc(documents.profile(uid))).delete(db.doc(documents.consent(uid)));
  await batch.commit();
}

async function deleteMarkers(db: Firestore, uids: string[]): Promise<void> {
  const batch = db.batch();
  for (const uid of uids) batch.delete(db.doc(documents.marker(uid)));
  await batch.commit();
}

async function deleteAccounts(auth: Auth, uids: string[]): Promise<void> {
  const { failureCount, errors } = await auth.deleteUsers(uids);
  if (failureCount > 0)
    throw new Error(
      `Contas que não foram excluídas: ${failureCount} (${errors[0]?.error.message}). Repita o comando.`,
    );
}

function countsOf({ anonymous, incomplete, orphans, markers, profiles }: Found): string {
  return `contas anônimas (${anonymous.length}), contas sem cadastro (${incomplete.length}), cadastros sem conta (${orphans.length} de ${profiles}) e marcas da contagem (${markers.length})`;
}

function accountsMissing({ orphans, profiles }: Found): string {
  return `${orphans.length} de ${profiles} cadastros estão sem conta: as contas podem ter se perdido. Nada foi feito. Traga as contas de volta com auth:import (docs/deploy.md, Backups) e repita o comando. Se as pessoas as excluíram mesmo, exclua esses cadastros no console.`;
}
