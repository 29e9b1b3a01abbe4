import { doc, serverTimestamp, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { codeOf } from '../../base/errors';
import { isAllowedLink, protectedName } from '../../base/link';
import { commitOnce, readOnce } from '../../firebase/once';
import type { StoredTicket } from '../../show/storedTickets';
import { REQUEST_LIMIT_MS } from './timeLeft';

/** Thrown if the team has stored no address for the protected link, or one that browsers cannot open. */
export class AddressError extends Error {}

const NO_ANONYMOUS_USERS =
  'O login anônimo está desligado: ative-o no console do Firebase, em Authentication, Sign-in method, Anonymous.';

/** By error code, what the team should do when a winner cannot get the address. */
const ADVICE: Record<string, string> = {
  'auth/operation-not-allowed': NO_ANONYMOUS_USERS,
  'auth/admin-restricted-operation': NO_ANONYMOUS_USERS,
  'permission-denied':
    'As regras recusaram: a vaga já é de outro usuário, ou a pessoa saiu da conta com que clicou. Confira o código da vaga em ganhadores e mande o link por outro meio.',
};

/** An error with the same code that tells the team what to do; the given error if ADVICE has no advice. */
export function withAdvice(error: unknown): unknown {
  const code = codeOf(error);
  const advice = ADVICE[code];
  return advice === undefined ? error : Object.assign(new Error(advice, { cause: error }), { code });
}

/**
 * Makes a user the owner of a place in an open show, so that the user may read the room's address. May be
 * repeated: the rules refuse it then, and the place stays the user's.
 * @throws the SDK's errors, or NoAnswerError; the commit may still have succeeded
 */
export function becomeOwner(
  db: Firestore,
  uid: string,
  { link, vaga, prova }: Pick<StoredTicket, 'link' | 'vaga' | 'prova'>,
): Promise<void> {
  const write = (batch: WriteBatch) => {
    batch.update(doc(db, documents.ticket(vaga)), { dono: uid });
    batch.set(doc(db, documents.winner(nameIn(link), uid)), { vaga, prova, em: serverTimestamp() });
  };
  return commitOnce(db, write, REQUEST_LIMIT_MS);
}

/**
 * Reads the address behind a protected link.
 * @throws AddressError, NoAnswerError, or the SDK's errors; the rules refuse all but the winners and the team
 */
export async function readAddress(db: Firestore, link: string): Promise<string> {
  const path = documents.address(nameIn(link));
  const address = (await readOnce(db, path, REQUEST_LIMIT_MS))?.link;
  if (isAllowedLink(address)) return address;
  throw new AddressError(`${path} não existe, ou o seu link não é um endereço https://.`);
}

function nameIn(link: string): string {
  return protectedName(link) ?? '';
}
