import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../../src/documentPaths';
import { isAllowedLink, isRoomLink, protectedName } from '../../src/link';
import { showSettingsConverter } from '../../src/model';
import { PROJECT_USAGE, readProjectArgs } from '../shared/projectOptions';
import { UsageError } from '../shared/terminal';
import { printState } from './state';

export const USAGE = `Uso:
  npm run sala -- preparar <nome> <endereço>   guarda o endereço que só os ganhadores de protegido:nome leem
  npm run sala -- abrir <link>                 libera o botão: cria uma sala com este link, que é um endereço
                                               https:// ou, com um endereço preparado, protegido:nome
  npm run sala -- fechar                       remove as salas
  npm run sala -- estado                       mostra as salas, as vagas, os endereços preparados e os ganhadores

${PROJECT_USAGE}

Em um projeto de verdade, o que muda alguma coisa pede uma confirmação.`;

const ALLOWED = 'Use um endereço https://, ou http:// só em localhost.';

/** Asks the person at the terminal before something changes in a real project. */
type Confirm = (what: string) => Promise<void>;

type Work = (db: Firestore, confirm: Confirm) => Promise<void>;

/** By name: the number of words, and what checks them. `real` says whether the project is a real one. */
const COMMANDS: Record<string, { takes: number; plan: (real: boolean, ...words: string[]) => Work }> = {
  preparar: { takes: 2, plan: planAddress },
  abrir: { takes: 1, plan: planRoom },
  fechar: { takes: 0, plan: () => close },
  estado: { takes: 0, plan: () => printState },
};

/**
 * What these arguments ask for, and the real project in which it is to be done; undefined for the running emulators.
 * @throws when they ask for something that the waiting room would refuse; a UsageError when they are not understood
 */
export function planCommand(args: string[]): { work: Work; project: string | undefined } {
  const { words, project } = readProjectArgs(args);
  const [name = '', ...rest] = words;
  const command = COMMANDS[name];
  if (!command) throw new UsageError(name === '' ? 'Faltou o comando.' : `Comando desconhecido: ${name}`);
  // Without the `--` before them, npm takes options for its own and passes their values on as words.
  if (rest.length > command.takes) throw new UsageError(`Palavras demais: ${words.join(' ')}`);
  const real = project !== undefined && !process.env.FIRESTORE_EMULATOR_HOST;
  return { work: command.plan(real, ...rest), project };
}

function planAddress(real: boolean, name = '', given?: string): Work {
  if (protectedName(`protegido:${name}`) === null)
    throw new Error(
      `Nome recusado: ${name || '(nenhum)'}\nUse de 1 a 40 letras minúsculas sem acento, algarismos e hifens.`,
    );
  if (!isAllowedLink(given) || !isPublic(given, real))
    throw new Error(`Endereço recusado: ${given ?? '(nenhum)'}\n${ALLOWED}`);
  // As browsers open it: without spaces around it, and in the usual letters.
  const link = new URL(given).href;
  return async (db, confirm) => {
    const prepared = db.doc(documents.address(name));
    const { size } = await prepared.collection(collections.winners).get();
    if (size > 0)
      console.warn(
        `Atenção: ${name} já tem ganhadores (${size}), que também podem ler o novo endereço. Use um nome novo em cada show.`,
      );
    await confirm(`guarda ${link} como o endereço de protegido:${name}`);
    await prepared.set({ link });
    console.log(`Endereço preparado: só quem ganhar uma vaga em protegido:${name} pode ler ${link}
Para liberar o botão, abra uma sala com este link: protegido:${name}`);
  };
}

function planRoom(real: boolean, link?: string): Work {
  if (!isRoomLink(link) || !isPublic(link, real))
    throw new Error(
      `Link recusado: ${link ?? '(nenhum)'}\n${ALLOWED} Um link protegido é protegido:nome, com letras minúsculas sem acento, algarismos e hifens.`,
    );
  return async (db, confirm) => {
    const rooms = db.collection(collections.rooms);
    const { docs: opened } = await rooms.get();
    // Only the first of several rooms is seen.
    if (opened.length > 0) throw new Error(`Já há uma sala: ${idsOf(opened)}. Feche-a antes: fechar`);
    const name = protectedName(link);
    await (name === null ? expectNoRegistration(db) : expectPrepared(db, name));
    await confirm(`mostra o botão 'Entrar' a todos os que esperam, com o link ${link},`);
    const room = await rooms.add({ link, cliques: 0 });
    console.log(`Sala ${room.id} aberta: o botão 'Entrar' leva a ${link}`);
  };
}

/** An address of this machine leads nobody anywhere in a real project. */
function isPublic(link: string, real: boolean): boolean {
  return !real || !/^\s*http:/i.test(link);
}

/** @throws if the rules would refuse every click in a room with an ordinary link */
async function expectNoRegistration(db: Firestore): Promise<void> {
  const settings = await db.doc(documents.settings).withConverter(showSettingsConverter).get();
  if (settings.data()?.forRegistered)
    throw new Error(
      `Link recusado: o show é só para cadastrados (paraCadastrados em configuracoes/salaDeEspera), e com um link aberto ninguém ganharia vaga.
Prepare o endereço com "npm run sala -- preparar nome https://…" e abra protegido:nome; ou mude paraCadastrados para false.`,
    );
}

/** @throws if the rules would refuse every click, or winners could not open the address */
async function expectPrepared(db: Firestore, name: string): Promise<void> {
  const prepared = db.doc(documents.address(name));
  const address: unknown = (await prepared.get()).get('link');
  if (!isAllowedLink(address) || !/^https?:/.test(address))
    throw new Error(
      `Link recusado: ${prepared.path} não tem um endereço que a sala possa abrir.
Prepare o endereço antes: npm run sala -- preparar ${name} https://…`,
    );
}

async function close(db: Firestore, confirm: Confirm): Promise<void> {
  const { docs: rooms } = await db.collection(collections.rooms).get();
  if (rooms.length === 0) return console.log('Nenhuma sala aberta.');
  await confirm(`remove ${idsOf(rooms)}`);
  for (const room of rooms) {
    await room.ref.delete();
    console.log(`Sala ${room.id} fechada.`);
  }
}

function idsOf(rooms: { id: string }[]): string {
  return rooms.map(({ id }) => id).join(', ');
}
