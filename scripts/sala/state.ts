import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isDrawn, openingOf } from '../../src/backstage/live/roomName';
import { TIME_ZONE } from '../../src/base/dates';
import { collections, documents } from '../../src/base/documentPaths';
import { textOf } from '../../src/base/fields';
import { protectedName } from '../../src/base/link';
import { ticketCode } from '../../src/base/ticketCode';
import { checkShow } from '../../src/show/check/checkShow';
import { addressMistake } from './links';
import { countDown, relativeTime, serverTime } from './opening';

/**
 * Formats a time with milliseconds, because five people click within a second: '22/11/2026, 20:00:05,123'.
 */
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

/**
 * Prints the rooms with their tickets, mistakes in the rooms and the show's settings, and the prepared
 * addresses with their winners. In a terminal, then counts down to the first room's opening, and prints
 * everything anew if that room changes.
 */
export async function printState(db: Firestore): Promise<void> {
  const { docs: rooms } = await db.collection(collections.rooms).get();
  const { docs: tickets } = await db.collection(collections.tickets).orderBy('em').get();
  const { docs: addresses } = await db.collection(collections.addresses).get();
  const now = await serverTime(db);
  if (rooms.length === 0) console.log('Nenhuma sala aberta.');
  for (const room of rooms) {
    console.log(`Sala ${room.id}\n  link     ${room.get('link')}\n  cliques  ${room.get('cliques')}`);
    const timed = room.get('abreEm') !== undefined;
    if (timed) console.log(`  abreEm   ${openingText(room, now)}`);
    printTickets(tickets, room.id, timed ? null : buttonTimeOf(room.id, addresses));
  }
  const settings = (await db.doc(documents.settings).get()).data() ?? {};
  const written = rooms.map((room) => ({ id: room.id, fields: room.data() }));
  for (const { kind, text } of checkShow(written, settings, '', new Date(now)))
    if (kind === 'wrong') console.log(`Erro: ${text}`);
  for (const room of rooms) checkAddress(addresses, String(room.get('link')));
  const open = new Set<unknown>(rooms.map(({ id }) => id));
  for (const id of new Set(tickets.map((ticket): unknown => ticket.get('sala')))) {
    if (open.has(id)) continue;
    console.log(`Sala ${String(id)}, fechada`);
    printTickets(tickets, id, buttonTimeOf(textOf(id), addresses));
  }
  for (const address of addresses) {
    const mistake = addressMistake(address.get('link'));
    const suffix = mistake === null ? '' : ` (${mistake})`;
    console.log(`protegido:${address.id}\n  endereço  ${address.get('link')}${suffix}`);
    const { docs: winners } = await address.ref.collection(collections.winners).orderBy('em').get();
    for (const winner of winners) printWinner(winner);
    if (winners.length === 0) console.log('  Nenhum ganhador.');
  }
  const opens: unknown = rooms[0]?.get('abreEm');
  if (!process.stdout.isTTY || !rooms[0] || !(opens instanceof Timestamp)) return;
  const isAsPrinted = await countDown(rooms[0].ref, opens);
  if (!isAsPrinted) await printState(db);
}

/** Prints what is wrong with the address to which an open room's link leads. */
function checkAddress(addresses: QueryDocumentSnapshot[], link: string): void {
  const name = protectedName(link);
  if (name === null) return;
  const mistake = addressMistake(addresses.find(({ id }) => id === name)?.get('link'));
  if (mistake !== null) console.log(`Erro: em ${documents.address(name)}, o link ${mistake}.`);
}

function openingText(room: QueryDocumentSnapshot, now: number): string {
  const opens: unknown = room.get('abreEm');
  if (!(opens instanceof Timestamp)) return `${String(opens)}: não é um timestamp, e ninguém ganha vaga`;
  return `${timeText(opens.toDate())}, ${relativeTime(opens, now)}`;
}

/** When the button of a room of the team's desk appeared or will appear, ms since 1970; null of others. */
function buttonTimeOf(room: string, addresses: QueryDocumentSnapshot[]): number | null {
  const em: unknown = addresses.find(({ id }) => id === room)?.get('em');
  return isDrawn(room) && em instanceof Timestamp ? openingOf(room, em.toMillis()) : null;
}

function printTickets(tickets: QueryDocumentSnapshot[], room: unknown, buttonTime: number | null): void {
  if (buttonTime !== null) console.log(`  botão    ${timeText(new Date(buttonTime))}`);
  for (const ticket of tickets.filter((each) => each.get('sala') === room))
    console.log(`  vaga     ${ticket.id}  ${ticketCode(ticket.id)}  ${timeOf(ticket)}`);
}

/**
 * Prints a winner, with the id of the account: in a show for registered people with name and phone. Without
 * `confirmado`, these may have been typed by somebody other than the owner of the e-mail address. The name is
 * last and in quotes: it may look like another column.
 */
function printWinner(winner: QueryDocumentSnapshot): void {
  const { vaga, nome, celular, confirmado } = winner.data();
  const person = nome ? [celular, confirmado ? 'confirmado' : 'não confirmado', JSON.stringify(nome)] : [];
  console.log(['  ganhador', winner.id, ticketCode(textOf(vaga)), timeOf(winner), ...person].join('  '));
}

function timeOf(document: QueryDocumentSnapshot): string {
  const time: unknown = document.get('em');
  if (!(time instanceof Timestamp)) return `${String(time)}: não é um timestamp`;
  return timeText(time.toDate());
}

const timeText = (time: Date) => `${moment.format(time)} (Brasília)`;
