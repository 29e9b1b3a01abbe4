import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../../src/documentPaths';
import { TIME_ZONE } from '../../src/dates';
import { placeCodeOf } from '../../src/model';

/** '22/11/2026, 20:00:05,123': five people click within a second. */
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** Prints the rooms with their tickets, and the prepared addresses with their winners. */
export async function printState(db: Firestore): Promise<void> {
  await showRooms(db);
  await showAddresses(db);
}

async function showRooms(db: Firestore): Promise<void> {
  const rooms = await db.collection(collections.rooms).get();
  if (rooms.empty) console.log('Nenhuma sala aberta.');
  const { docs: tickets } = await db.collection(collections.tickets).orderBy('em').get();
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
    console.log(`  vaga     ${ticket.id}  ${placeCodeOf({ vaga: ticket.id })}  ${timeOf(ticket)}`);
}

async function showAddresses(db: Firestore): Promise<void> {
  const { docs: addresses } = await db.collection(collections.addresses).get();
  for (const address of addresses) {
    console.log(`protegido:${address.id}\n  endereço  ${address.get('link')}`);
    const { docs: winners } = await address.ref.collection('ganhadores').orderBy('em').get();
    for (const winner of winners) showWinner(winner);
    if (winners.length === 0) console.log('  Nenhum ganhador.');
  }
}

/** In an open show winners have no name and no phone. Without `confirmado`, these may be a stranger's. */
function showWinner(winner: QueryDocumentSnapshot): void {
  const { vaga, nome, celular, confirmado } = winner.data();
  const person = nome ? [nome, celular, confirmado ? 'confirmado' : 'não confirmado'] : [];
  console.log(['  ganhador', placeCodeOf({ vaga }), timeOf(winner), ...person].join('  '));
}

function timeOf(document: QueryDocumentSnapshot): string {
  return `${moment.format(document.get('em').toDate())} (Brasília)`;
}
