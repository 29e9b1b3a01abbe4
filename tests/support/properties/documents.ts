import type { DocumentData } from 'firebase/firestore/lite';
import { hash } from 'node:crypto';
import { DAY_MS } from '../../../src/base/durations';
import { TERMS_VERSION } from '../../../src/model';
import { at } from '../firestore';
import { dayInBrazil } from '../person';
import { OLDER_TERMS, ticketOf } from '../rules';

/** The uid of a signed-in user, or null for a visitor. */
export type Client = string | null;

export const daysFromNow = (days: number) => at(days * DAY_MS);

/**
 * Uids. The registrations of `ana` and `contagem` have been counted; the account `contagem` has been deleted
 * since. Each person's marker has that id, too (`users/{uid}/privado/contagem`), so that rules that confuse a
 * marker's id with a uid fail.
 */
export const PEOPLE = ['ana', 'bia', 'caio', 'davi', 'eva', 'contagem'];
export const STATES = ['SP', 'RJ'];
/** A team member who has just logged in. */
export const TEAM = 'gil';
/** A team member whose login is too old to write. */
export const LATECOMER = 'hugo';
export const CLIENTS: Client[] = [null, ...PEOPLE, TEAM, LATECOMER];
/** The clients whose e-mail address is confirmed. */
export const CONFIRMED = new Set<Client>(['ana', 'caio', TEAM, LATECOMER]);

/** The ids of all collections that contain documents or that a client tries to write to. */
export const COLLECTIONS = [
  'salaDeEspera',
  'vagas',
  'users',
  'privado',
  'usuariosPorEstado',
  'usuariosCadastrados',
  'promocoes',
  'participacoes',
  'configuracoes',
  'linksDaSala',
  'ganhadores',
  'equipe',
  'outra',
  'abaixo',
];

export const emailOf = (uid: string) => `${uid}@example.com`;
export const linkOf = (sala: string): string =>
  ROOMS[sala]?.['link'] ?? NEW_ROOMS[sala] ?? `https://example.com/${sala}`;
export const titleOf = (promocao: string) => `Promoção ${promocao}`;

/** The names of the protected links whose address has been prepared, one of them long ago. */
export const ADDRESSES = ['show', 'outro'];
/** The name of a protected link whose address the team prepares during a run. */
export const NEW_ADDRESS = 'novo';
/** The name of a protected link without an address. */
export const MISSING_ADDRESS = 'falta';

const ROOMS: Record<string, DocumentData> = {
  vazia: { cliques: 0 },
  'sem cliques': {},
  texto: { cliques: '7' },
  três: { cliques: 3 },
  cheia: { cliques: 5 },
  negativa: { cliques: -1 },
  protegida: { cliques: 1, link: 'protegido:show' },
  'protegida também': { cliques: 3, link: 'protegido:show' },
  'com outro endereço': { link: 'protegido:outro' },
  'sem endereço': { link: `protegido:${MISSING_ADDRESS}` },
  'que abre amanhã': { link: 'protegido:show', abreEm: daysFromNow(1) },
};

/** Rooms that the team may open during a run, with their links. */
export const NEW_ROOMS: Record<string, string> = {
  nova: 'https://example.com/nova',
  'nova-protegida': 'protegido:show',
};
export const ROOM_IDS = [...Object.keys(ROOMS), ...Object.keys(NEW_ROOMS)];

/** Tickets of an earlier show, which the team may delete. */
export const OLD_PLACES = ['00000000-0000-4000-8000-000000000000', '11111111-1111-4111-8111-111111111111'];

/** How many tickets a room has in a run: more than places, but so few that they are often reused. */
const TICKETS_OF_ROOM = 7;
export const PROOFS = ROOM_IDS.flatMap((room) =>
  Array.from({ length: TICKETS_OF_ROOM }, (_, n) => hash('sha256', `${room} ${n}`)),
);
export const TICKETS = PROOFS.map(ticketOf);

export function proofOf(ticket: string): string | undefined {
  return PROOFS[TICKETS.indexOf(ticket)];
}

export const PROMOTIONS: Record<string, DocumentData> = {
  aberta: { publicada: true, inicio: daysFromNow(-1), fim: daysFromNow(1) },
  'aberta também': {
    publicada: true,
    inicio: daysFromNow(-9),
    fim: daysFromNow(9),
    regulamento: 'https://example.com/regulamento.pdf',
  },
  oculta: { publicada: false, inicio: daysFromNow(-1), fim: daysFromNow(1) },
  encerrada: { publicada: true, inicio: daysFromNow(-2), fim: daysFromNow(-1) },
  futura: { publicada: true, inicio: daysFromNow(1), fim: daysFromNow(2) },
};

export const aProfile = (uid: string, changed: DocumentData = {}): DocumentData => ({
  uid,
  email: emailOf(uid),
  name: 'Fulana de Tal',
  celular: '11912345678',
  estado: 'SP',
  cidade: 'São Paulo',
  dataCadastro: dayInBrazil(0),
  ...changed,
});

/**
 * The documents with which a run begins.
 * @param forRegistered whether the show is for registered people
 */
export function firstDocuments(forRegistered: boolean): Map<string, DocumentData> {
  const em = daysFromNow(-3);
  const documents = new Map<string, DocumentData>([
    ['usuariosCadastrados/qtdUsuarios', { quantidade: 2 }],
    ['usuariosPorEstado/SP', { quantidade: 2 }],
    ['users/ana', aProfile('ana')],
    ['users/ana/privado/consentimento', { versao: TERMS_VERSION, em }],
    ['users/ana/privado/contagem', { estado: 'SP', em }],
    ['users/contagem/privado/contagem', { estado: 'SP', em }],
    ['users/bia', aProfile('bia')],
    ['users/bia/privado/consentimento', { versao: OLDER_TERMS, em }],
    ['promocoes/encerrada/participacoes/ana', takingPart('ana', 'encerrada', em)],
    ['configuracoes/salaDeEspera', { video: '', ...(forRegistered && { paraCadastrados: true }) }],
    // `bia` has a document in `equipe` but no confirmed address, so she has no rights of the team.
    ['equipe/bia', {}],
    [`equipe/${TEAM}`, {}],
    [`equipe/${LATECOMER}`, {}],
    ['linksDaSala/show', { link: 'https://example.com/show', em: daysFromNow(-0.1) }],
    ['linksDaSala/outro', { link: 'https://example.com/outro', em }],
    ['linksDaSala/outro/ganhadores/rita', { vaga: OLD_PLACES[0], em }],
    [`vagas/${OLD_PLACES[0]}`, { sala: 'antiga', link: 'protegido:outro', em, dono: 'rita' }],
    [`vagas/${OLD_PLACES[1]}`, { sala: 'antiga', link: 'protegido:outro', em }],
    // Documents that nobody may read or write, except that `bia` may list her participation. A room's id with
    // a slash in it would lead to the document below the room `vazia`.
    ['outra/documento', { segredo: 1 }],
    ['salaDeEspera/vazia/abaixo/documento', { link: linkOf('vazia'), cliques: 2 }],
    ['users/ana/privado/documento', { segredo: 1 }],
    ['outra/documento/participacoes/bia', takingPart('bia', 'outra', em)],
  ]);
  for (const [id, room] of Object.entries(ROOMS)) {
    documents.set(`salaDeEspera/${id}`, { link: linkOf(id), ...room });
  }
  for (const [id, promotion] of Object.entries(PROMOTIONS)) {
    documents.set(`promocoes/${id}`, { titulo: titleOf(id), ...promotion });
  }
  return documents;
}

export function takingPart(uid: string, promocao: string, em: unknown): DocumentData {
  const regulamento: unknown = PROMOTIONS[promocao]?.['regulamento'];
  return { uid, promocao, titulo: titleOf(promocao), em, ...(regulamento !== undefined && { regulamento }) };
}

export function roomOf(vaga: string): string {
  return pick(ROOM_IDS, Math.floor(TICKETS.indexOf(vaga) / TICKETS_OF_ROOM));
}

export function pick<T>(list: T[], n: number): T {
  return list[n % list.length] as T;
}
