// `npm run sala` does on the running emulators what the admin does in the Firebase console.
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import { isAllowedLink, isRoomLink, protectedName } from '../../src/link';
import { showSettingsConverter } from '../../src/model';
import { asAdmin } from '../shared/admin';
import { runningFirestore } from '../shared/runs';
import { show } from './show';

const USAGE = `Uso:
  npm run sala -- preparar <nome> <endereço>   guarda o endereço que só os ganhadores de protegido:nome leem
  npm run sala -- abrir <link>                 libera o botão: cria uma sala com este link, que é um endereço
                                               https:// ou, com um endereço preparado, protegido:nome
  npm run sala -- fechar                       remove as salas
  npm run sala -- estado                       mostra as salas, as vagas, os endereços preparados e os ganhadores`;

const ALLOWED = 'Use um endereço https://, ou http:// só em localhost.';

const [command, ...words] = process.argv.slice(2);
try {
  if (command === 'preparar') await prepare(...words);
  else if (command === 'abrir') await open(...words);
  else if (command === 'fechar') await onEmulator(close);
  else if (command === 'estado') await onEmulator(show);
  else fail(USAGE);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function onEmulator(work: (db: Firestore) => Promise<void>): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  // firebase-tools, too, names the emulator and the project by these variables.
  return asAdmin(runningFirestore(), work, FIRESTORE_EMULATOR_HOST ? GCLOUD_PROJECT : undefined);
}

async function prepare(name = '', address?: string): Promise<void> {
  if (protectedName(`protegido:${name}`) === null)
    throw new Error(
      `Nome recusado: ${name || '(nenhum)'}\nUse de 1 a 40 letras minúsculas sem acento, algarismos e hifens.`,
    );
  if (!isAllowedLink(address)) throw new Error(`Endereço recusado: ${address ?? '(nenhum)'}\n${ALLOWED}`);
  // As browsers open it: without spaces around it, and in the usual letters.
  const link = new URL(address).href;
  await onEmulator(async (db) => {
    const { size } = await getDocs(collection(db, 'linksDaSala', name, 'ganhadores'));
    if (size > 0)
      console.warn(
        `Atenção: ${name} já tem ganhadores (${size}), que também podem ler o novo endereço. Use um nome novo em cada show.`,
      );
    await setDoc(doc(db, 'linksDaSala', name), { link });
    console.log(`Endereço preparado: só quem ganhar uma vaga em protegido:${name} pode ler ${link}`);
    console.log(`Para liberar o botão: npm run sala -- abrir protegido:${name}`);
  });
}

async function open(link?: string): Promise<void> {
  if (!isRoomLink(link))
    throw new Error(
      `Link recusado: ${link ?? '(nenhum)'}\n${ALLOWED} Um link protegido é protegido:nome, com letras minúsculas sem acento, algarismos e hifens.`,
    );
  const name = protectedName(link);
  await onEmulator(async (db) => {
    await (name === null ? expectNoRegistration(db) : expectPrepared(db, name));
    const room = await addDoc(collection(db, 'salaDeEspera'), { link, cliques: 0 });
    console.log(`Sala ${room.id} aberta: o botão 'Entrar' leva a ${link}`);
  });
}

/** @throws if the rules would refuse every click in a room with an ordinary link */
async function expectNoRegistration(db: Firestore): Promise<void> {
  const settings = doc(db, 'configuracoes/salaDeEspera').withConverter(showSettingsConverter);
  if (!(await getDoc(settings)).data()?.forRegistered) return;
  throw new Error(
    `Link recusado: o show é só para cadastrados (paraCadastrados em configuracoes/salaDeEspera), e com um link aberto ninguém ganharia vaga.
Prepare o endereço com "npm run sala -- preparar nome https://…" e abra protegido:nome; ou mude paraCadastrados para false.`,
  );
}

/** @throws if the rules would refuse every click, or winners could not open the address */
async function expectPrepared(db: Firestore, name: string): Promise<void> {
  const address: unknown = (await getDoc(doc(db, 'linksDaSala', name))).get('link');
  if (isAllowedLink(address) && /^https?:/.test(address)) return;
  throw new Error(
    `Link recusado: linksDaSala/${name} não tem um endereço que a sala possa abrir.
Prepare o endereço antes: npm run sala -- preparar ${name} https://…`,
  );
}

async function close(db: Firestore): Promise<void> {
  const rooms = await getDocs(collection(db, 'salaDeEspera'));
  for (const room of rooms.docs) {
    await deleteDoc(room.ref);
    console.log(`Sala ${room.id} fechada.`);
  }
  if (rooms.empty) console.log('Nenhuma sala aberta.');
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
