// `npm run sala`: what the admin does in the Firebase console, against the running emulators.
import { addDoc, collection, deleteDoc, getDocs, orderBy, query } from 'firebase/firestore';
import { asAdmin } from './admin.mjs';
import { importTypeScript } from './importTypeScript.mjs';
import { runningFirestore } from './runs.mjs';

/** @typedef {import('firebase/firestore').Firestore} Firestore */

const USAGE = `Uso:
  npm run sala -- abrir <link>   libera o botão: cria uma sala com este link
  npm run sala -- fechar         remove as salas
  npm run sala -- estado         mostra as salas e as vagas`;

const [command, link] = process.argv.slice(2);
try {
  if (command === 'abrir') await open(link);
  else if (command === 'fechar') await asAdmin(runningFirestore(), close);
  else if (command === 'estado') await asAdmin(runningFirestore(), show);
  else fail(USAGE);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** @param {string | undefined} address */
async function open(address) {
  /** @type {typeof import('../src/waiting-room/link')} */
  const { isAllowedLink } = await importTypeScript(new URL('../src/waiting-room/link.ts', import.meta.url));
  if (!isAllowedLink(address)) {
    fail(`Link recusado: ${address ?? '(nenhum)'}\nUse um endereço https://, ou http:// só em localhost.`);
    return;
  }
  await asAdmin(runningFirestore(), async (db) => {
    const room = await addDoc(collection(db, 'salaDeEspera'), { link: address, cliques: 0 });
    console.log(`Sala ${room.id} aberta: o botão 'Entrar' leva a ${address}`);
  });
}

/** @param {Firestore} db */
async function close(db) {
  const rooms = await getDocs(collection(db, 'salaDeEspera'));
  for (const room of rooms.docs) {
    await deleteDoc(room.ref);
    console.log(`Sala ${room.id} fechada.`);
  }
  if (rooms.empty) console.log('Nenhuma sala aberta.');
}

/** @param {Firestore} db */
async function show(db) {
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

/** @param {import('firebase/firestore').QueryDocumentSnapshot[]} tickets */
function showTickets(tickets) {
  for (const ticket of tickets)
    console.log(`  vaga     ${ticket.id}  ${ticket.get('em').toDate().toISOString()}`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
