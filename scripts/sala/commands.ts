import { FieldValue, Timestamp, type Firestore, type QuerySnapshot } from 'firebase-admin/firestore';
import { stemOf } from '../../src/backstage/live/roomName';
import { collections, documents } from '../../src/base/documentPaths';
import { protectedName } from '../../src/base/link';
import { isStorableAddress } from '../../src/base/storableAddress';
import { PROJECT_OPTIONS, projectOf } from '../shared/projectOptions';
import { parseOptions, readCommand, UsageError, type Confirm } from '../shared/terminal';
import { ALLOWED, expectNoRegistration, expectPrepared, isPublic } from './links';
import { relativeTime, OPENING_OPTIONS, readOpening, serverTime, type OpeningTime } from './opening';
import { printState } from './state';

/** What the options say: whether the project is real, and when the room opens; null for at once. */
interface Given {
  real: boolean;
  opening: OpeningTime | null;
}

type Work = (db: Firestore, confirm: Confirm) => Promise<void>;

/** The commands. `takes`: how many words follow each. `plan`: checks the words, and returns what to do. */
const COMMANDS: Record<string, { takes: number; plan: (given: Given, ...words: string[]) => Work }> = {
  preparar: { takes: 2, plan: planAddress },
  abrir: { takes: 1, plan: planRoom },
  fechar: { takes: 0, plan: () => close },
  estado: { takes: 0, plan: () => printState },
};

/**
 * Parses the arguments: what to do, and in which real project; undefined means the running emulators.
 * @throws UsageError when the arguments are not understood; another error when the waiting room would not
 * accept the result
 */
export function planCommand(args: string[]): { work: Work; project: string | undefined } {
  const { positionals: words, values } = parseOptions({
    args,
    options: { ...OPENING_OPTIONS, ...PROJECT_OPTIONS },
    allowPositionals: true,
  });
  const project = projectOf(values);
  const opening = readOpening(values);
  const { command, rest } = readCommand(words, COMMANDS);
  if (opening && words[0] !== 'abrir') throw new UsageError('--em e --as valem só com abrir.');
  const real = project !== undefined && !process.env.FIRESTORE_EMULATOR_HOST;
  return { work: command.plan({ real, opening }, ...rest), project };
}

function planAddress({ real }: Given, name = '', given?: string): Work {
  if (protectedName(`protegido:${name}`) === null)
    throw new Error(
      `Nome recusado: ${name || '(nenhum)'}\nUse de 1 a 40 letras minúsculas sem acento, algarismos e hifens.`,
    );
  if (!isStorableAddress(given) || !isPublic(given, real))
    throw new Error(`Endereço recusado: ${given ?? '(nenhum)'}\n${ALLOWED}`);
  // Normalizes the address as browsers do: lower-case host.
  const link = new URL(given).href;
  return async (db, confirm) => {
    const prepared = db.doc(documents.address(name));
    const { size } = await prepared.collection(collections.winners).get();
    if (size > 0)
      console.warn(
        `Atenção: ${name} já tem ganhadores (${size}), que também podem ler o novo endereço. Use um nome novo em cada show.`,
      );
    await confirm(`guarda ${link} como o endereço de protegido:${name}`);
    // Stores the time, too: the desk lists no address document without the field `em` (liveDocuments.ts).
    await prepared.set({ link, em: FieldValue.serverTimestamp() });
    console.log(`Endereço preparado: só quem ganhar uma vaga em protegido:${name} pode ler ${link}
Para liberar o botão, abra uma sala com este link: protegido:${name}`);
  };
}

function planRoom({ real, opening }: Given, link?: string): Work {
  const isLink = isStorableAddress(link) || protectedName(link) !== null;
  if (!link || !isLink || !isPublic(link, real))
    throw new Error(
      `Link recusado: ${link || '(nenhum)'}\n${ALLOWED} Um link protegido é protegido:nome, com letras minúsculas sem acento, algarismos e hifens.`,
    );
  if (opening && protectedName(link) === null)
    throw new Error(
      `Link recusado: ${link}\nCom --em e --as, o link precisa ser protegido:nome, ou o público o leria antes do botão.`,
    );
  return async (db, confirm) => {
    const rooms = db.collection(collections.rooms);
    expectNone(await rooms.get());
    const name = protectedName(link);
    await (name === null ? expectNoRegistration(db) : expectPrepared(db, name));
    await confirm(`mostra o botão 'Entrar' a todos os que esperam, com o link ${link},`);
    // Reads the server's time after the confirmation, because typing the confirmation takes a person long.
    const now = opening && (await serverTime(db));
    const abreEm = opening && now !== null && Timestamp.fromMillis(opening(now));
    const room = rooms.doc();
    await db.runTransaction(async (transaction) => {
      expectNone(await transaction.get(rooms));
      transaction.create(room, { link, cliques: 0, ...(abreEm && { abreEm }) });
    });
    const when = abreEm && now !== null ? ` aparece ${relativeTime(abreEm, now)} e` : '';
    console.log(`Sala ${room.id} aberta: o botão 'Entrar'${when} leva a ${link}`);
  };
}

/** Throws if there is a room, because visitors see only the first. Called again after the confirmation. */
function expectNone({ docs: rooms }: QuerySnapshot): void {
  if (rooms.length > 0) throw new Error(`Já há uma sala: ${idsOf(rooms)}. Feche-a antes: fechar`);
}

async function close(db: Firestore, confirm: Confirm): Promise<void> {
  const rooms = db.collection(collections.rooms);
  const { docs: shown } = await rooms.get();
  if (shown.length === 0) return console.log('Nenhuma sala aberta.');
  await confirm(`remove ${idsOf(shown)}`);
  // Reads again: during the confirmation, the desk may have postponed a room, which gives it another name.
  const stems = new Set(shown.map(({ id }) => stemOf(id)));
  const found = (await rooms.get()).docs.filter(({ id }) => stems.has(stemOf(id)));
  for (const { ref } of found) await ref.delete();
  console.log(found.length > 0 ? `Fechada: ${idsOf(found)}.` : 'Já não está aberta.');
}

function idsOf(rooms: { id: string }[]): string {
  return rooms.map(({ id }) => id).join(', ');
}
