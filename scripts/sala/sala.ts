// `npm run sala` does on the running emulators what the admin does in the Firebase console.
import {
  addDoc,
  collection,
  deleteDoc,
  getDocs,
  orderBy,
  query,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { isAllowedLink } from '../../src/link';
import { asAdmin } from '../shared/admin';
import { runningFirestore } from '../shared/runs';

const USAGE = `Uso:
  npm run sala -- abrir <link>   libera o botão: cria uma sala com este link
  npm run sala -- fechar         remove as salas
  npm run sala -- estado         mostra as salas e as vagas`;

const [command, link] = process.argv.slice(2);
try {
  if (command === 'abrir') await open(link);
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

async function open(address: string | undefined): Promise<void> {
  if (!isAllowedLink(address)) {
    fail(`Link recusado: ${address ?? '(nenhum)'}\nUse um endereço https://, ou http:// só em localhost.`);
    return;
  }
  await onEmulator(async (db) => {
    const room = await addDoc(collection(db, 'salaDeEspera'), { link: address, cliques: 0 });
    console.log(`Sala ${room.id} aberta: o botão 'Entrar' leva a ${address}`);
  });
}

async function close(db: Firestore): Promise<void> {
  const rooms = await getDocs(collection(db, 'salaDeEspera'));
  for (const room of rooms.docs) {
    await deleteDoc(room.ref);
    console.log(`Sala ${room.id} fechada.`);
  }
  if (rooms.empty) console.log('Nenhuma sala aberta.');
}

async function show(db: Firestore): Promise<void> {
  const rooms = await getDocs(collection(db, 'salaDeEspera'));
  if (rooms.empty) console.log('Nenhuma sala aberta.');
  const { docs: tickets } = await getDocs(query(collection(db, 'vagas'), orderBy('em')));
  for (const room of rooms.docs) {
    console.log(`Sala ${room.id}\n  link     ${room.get('link')}\n  cliques  ${room.get('cliques')}`);
    showTickets(tickets.filter((ticket) => ticket.get('sala') === room.id));
  }
  const shown = new Set(rooms.docs.map(({ id }) => id));
  for (const id of new Set(tickets.map((ticket) => ticket.get('sala')))) {
    if (shown.has(id)) continue;
    console.log(`Sala ${id}, fechada`);
    showTickets(tickets.filter((ticket) => ticket.get('sala') === id));
  }
}

function showTickets(tickets: QueryDocumentSnapshot[]): void {
  for (const ticket of tickets)
    console.log(`  vaga     ${ticket.id}  ${ticket.get('em').toDate().toISOString()}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
