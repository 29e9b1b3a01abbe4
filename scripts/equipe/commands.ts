import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { shortDay } from '../../src/base/dates';
import { collections, documents } from '../../src/base/documentPaths';
import type { AccountTools, PlannedWork, Work } from '../shared/accounts';
import { readProjectArgs } from '../shared/projectOptions';
import { readCommand, UsageError } from '../shared/terminal';

/** The commands. `takes`: how many words follow each. `plan`: checks the words, and returns what to do. */
const COMMANDS: Record<string, { takes: number; plan: (email?: string) => Work }> = {
  adicionar: { takes: 1, plan: (email) => withEmail(email, add) },
  remover: { takes: 1, plan: (email) => withEmail(email, remove) },
  listar: { takes: 0, plan: () => list },
};

/** @throws UsageError */
export function planCommand(args: string[]): PlannedWork {
  const { words, project } = readProjectArgs(args);
  const { command, rest } = readCommand(words, COMMANDS);
  return { work: command.plan(...rest), project };
}

function withEmail(
  email: string | undefined,
  work: (tools: AccountTools, email: string) => Promise<void>,
): Work {
  if (!email?.includes('@')) throw new UsageError('Diga o e-mail de uma conta do site.');
  return (tools) => work(tools, email.trim().toLowerCase());
}

async function add({ db, auth, confirm }: AccountTools, email: string): Promise<void> {
  const account = await accountOf(auth, email);
  if (!account)
    throw new Error(
      `Não há conta com o e-mail ${email}. A pessoa se cadastra no site, em /sign-up/novo-cadastro; depois repita o comando.`,
    );
  // Anybody can sign up with another person's address; only its owner can confirm it.
  if (!account.emailVerified)
    throw new Error(
      `A pessoa ainda não confirmou o e-mail ${email}; em /profile, o site envia o link outra vez. Se não foi ela que fez o cadastro, precisa criar antes uma nova senha, em /recuperar-senha. Depois repita o comando.`,
    );
  const document = db.doc(documents.team(account.uid));
  if ((await document.get()).exists) return console.log(`${email} já é da equipe.`);
  await confirm(`deixa ${email} comandar o show`);
  await document.set({ email, desde: FieldValue.serverTimestamp() });
  console.log(`${email} agora é da equipe, e comanda o show em /bastidores.`);
}

async function remove({ db, auth, confirm }: AccountTools, email: string): Promise<void> {
  const account = await accountOf(auth, email);
  // Also looks for the stored e-mail address: the account may have changed its address since, or be gone.
  const { docs: named } = await db.collection(collections.team).where('email', '==', email).get();
  const uids = new Set([...named.map(({ id }) => id), ...(account ? [account.uid] : [])]);
  const team = await Promise.all([...uids].map((uid) => db.doc(documents.team(uid)).get()));
  const isMember = team.some(({ exists }) => exists);
  if (uids.size === 0) throw new Error(`${email} não é da equipe. Quem é: npm run equipe -- listar`);
  const ending = 'encerra as sessões dessa conta em todos os aparelhos';
  await confirm(isMember ? `tira ${email} da equipe e ${ending}` : `${ending} (${email} não é da equipe)`);
  for (const { ref } of team) await ref.delete();
  // Also where no document was left: an earlier attempt may have failed after the deletion.
  for (const uid of uids) await auth.revokeRefreshTokens(uid).catch(unlessMissing);
  console.log(`${email} não é ${isMember ? 'mais ' : ''}da equipe, e as sessões da conta terminaram.`);
}

async function list({ db, auth }: AccountTools): Promise<void> {
  const { docs: team } = await db.collection(collections.team).get();
  if (team.length === 0) console.log('Ninguém é da equipe.');
  for (const member of team) {
    // `email` and `desde` may be missing: the rules do not read these fields, and people also create such
    // documents in the console.
    const { email, desde } = member.data();
    const since = desde instanceof Timestamp ? `  desde ${shortDay(desde.toDate())}` : '';
    const account = await auth.getUser(member.id).catch(unlessMissing);
    const name = typeof email === 'string' ? email : `uid ${member.id}`;
    console.log(`${name}${since}${obstacleOf(member.id, account)}`);
  }
}

/** Why a listed person cannot use the desk, as firestore.rules decide; empty if nothing prevents it. */
function obstacleOf(id: string, account: UserRecord | null): string {
  if (!account) return `  não é da equipe: ${id} não é o uid de uma conta`;
  return account.emailVerified ? '' : '  não entra em /bastidores: o e-mail não está confirmado';
}

async function accountOf(auth: Auth, email: string): Promise<UserRecord | null> {
  return auth.getUserByEmail(email).catch(unlessMissing);
}

/** Turns the error about an account that does not exist into null. */
function unlessMissing(error: { code?: string }): null {
  if (error.code === 'auth/user-not-found') return null;
  throw error;
}
