// `npm run sala` does what the admin does in the Firebase console: on the running emulators, or in a real project.
import type { Firestore } from 'firebase-admin/firestore';
import { isAllowedLink, isRoomLink, protectedName } from '../../src/link';
import { showSettingsConverter } from '../../src/model';
import { withDatabase } from '../shared/database';
import { PROJECT_USAGE, readProjectArgs } from '../shared/projectOptions';
import { confirmProject, reportFailure, UsageError } from '../shared/terminal';
import { show } from './show';

const USAGE = `Uso:
  npm run sala -- preparar <nome> <endereço>   guarda o endereço que só os ganhadores de protegido:nome leem
  npm run sala -- abrir <link>                 libera o botão: cria uma sala com este link, que é um endereço
                                               https:// ou, com um endereço preparado, protegido:nome
  npm run sala -- fechar                       remove as salas
  npm run sala -- estado                       mostra as salas, as vagas, os endereços preparados e os ganhadores

${PROJECT_USAGE}

Em um projeto de verdade, o que muda alguma coisa pede uma confirmação.`;

const ALLOWED = 'Use um endereço https://, ou http:// só em localhost.';

try {
  await run();
} catch (error) {
  process.exitCode = reportFailure(error, USAGE);
}

async function run(): Promise<void> {
  const {
    words: [command, ...words],
    project,
  } = readProjectArgs(process.argv.slice(2));
  const change = async (what: string, work: (db: Firestore) => Promise<void>) => {
    if (project !== undefined) await confirmProject(project, `Isto ${what} no projeto ${project}.`);
    await withDatabase(project, work);
  };
  if (command === 'preparar') {
    const [name, address] = [nameOf(words[0]), addressOf(words[1])];
    await change(`guarda o endereço de protegido:${name}`, (db) => prepare(db, name, address));
  } else if (command === 'abrir') {
    const link = linkOf(words[0]);
    await change(`mostra o botão 'Entrar' a todos os que esperam, com o link ${link},`, (db) =>
      open(db, link),
    );
  } else if (command === 'fechar') await change('remove as salas', close);
  else if (command === 'estado') await withDatabase(project, show);
  else throw new UsageError(command === undefined ? 'Faltou o comando.' : `Comando desconhecido: ${command}`);
}

function nameOf(word = ''): string {
  if (protectedName(`protegido:${word}`) !== null) return word;
  throw new Error(
    `Nome recusado: ${word || '(nenhum)'}\nUse de 1 a 40 letras minúsculas sem acento, algarismos e hifens.`,
  );
}

function addressOf(word?: string): string {
  if (!isAllowedLink(word)) throw new Error(`Endereço recusado: ${word ?? '(nenhum)'}\n${ALLOWED}`);
  // As browsers open it: without spaces around it, and in the usual letters.
  return new URL(word).href;
}

function linkOf(word?: string): string {
  if (isRoomLink(word)) return word;
  throw new Error(
    `Link recusado: ${word ?? '(nenhum)'}\n${ALLOWED} Um link protegido é protegido:nome, com letras minúsculas sem acento, algarismos e hifens.`,
  );
}

async function prepare(db: Firestore, name: string, address: string): Promise<void> {
  const prepared = db.doc(`linksDaSala/${name}`);
  const { size } = await prepared.collection('ganhadores').get();
  if (size > 0)
    console.warn(
      `Atenção: ${name} já tem ganhadores (${size}), que também podem ler o novo endereço. Use um nome novo em cada show.`,
    );
  await prepared.set({ link: address });
  console.log(`Endereço preparado: só quem ganhar uma vaga em protegido:${name} pode ler ${address}`);
  console.log(`Para liberar o botão, abra uma sala com este link: protegido:${name}`);
}

async function open(db: Firestore, link: string): Promise<void> {
  const name = protectedName(link);
  await (name === null ? expectNoRegistration(db) : expectPrepared(db, name));
  const room = await db.collection('salaDeEspera').add({ link, cliques: 0 });
  console.log(`Sala ${room.id} aberta: o botão 'Entrar' leva a ${link}`);
}

/** @throws if the rules would refuse every click in a room with an ordinary link */
async function expectNoRegistration(db: Firestore): Promise<void> {
  const settings = await db.doc('configuracoes/salaDeEspera').withConverter(showSettingsConverter).get();
  if (!settings.data()?.forRegistered) return;
  throw new Error(
    `Link recusado: o show é só para cadastrados (paraCadastrados em configuracoes/salaDeEspera), e com um link aberto ninguém ganharia vaga.
Prepare o endereço com "npm run sala -- preparar nome https://…" e abra protegido:nome; ou mude paraCadastrados para false.`,
  );
}

/** @throws if the rules would refuse every click, or winners could not open the address */
async function expectPrepared(db: Firestore, name: string): Promise<void> {
  const address: unknown = (await db.doc(`linksDaSala/${name}`).get()).get('link');
  if (isAllowedLink(address) && /^https?:/.test(address)) return;
  throw new Error(
    `Link recusado: linksDaSala/${name} não tem um endereço que a sala possa abrir.
Prepare o endereço antes: npm run sala -- preparar ${name} https://…`,
  );
}

async function close(db: Firestore): Promise<void> {
  const rooms = await db.collection('salaDeEspera').get();
  for (const room of rooms.docs) {
    await room.ref.delete();
    console.log(`Sala ${room.id} fechada.`);
  }
  if (rooms.empty) console.log('Nenhuma sala aberta.');
}
