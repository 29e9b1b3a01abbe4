import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import {
  arrayUnion,
  deleteField,
  FieldValue,
  increment,
  maximum,
  minimum,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { DAY_MS } from '../../src/base/durations';
import { TERMS_VERSION } from '../../src/model';
import { dayInBrazil } from './firestore';
import { merge, remove, set, update, type Write } from './rules';

/** The uid of a signed-in user, or null for a visitor. */
export type Client = string | null;

export interface Commit {
  kind: 'commit';
  /** `product`: a commit that the product can make, whether or not the rules allow it at that moment. */
  from: 'product' | 'attacker';
  client: Client;
  writes: Write[];
}

export interface Get {
  kind: 'get';
  client: Client;
  path: string;
}

export interface List {
  kind: 'list';
  client: Client;
  from: { path: string } | { group: string };
  filter: { field: string; value: unknown } | null;
  most: number | null;
}

type Step = Commit | Get | List;

const daysFromNow = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

/**
 * Uids, one of which equals a document id of the product. `ana` and `contagem` have been counted, and
 * `contagem` has deleted the account.
 */
export const PEOPLE = ['ana', 'bia', 'caio', 'davi', 'eva', 'contagem'];
const STATES = ['SP', 'RJ'];
/** Whoever has confirmed the e-mail address. */
export const CONFIRMED = new Set(['ana', 'caio']);
/** The version before the newest, which the rules still accept. */
const OLDER_TERMS = '2026-11-23';

/** The ids of all collections that contain documents or that a client tries to write to. */
export const COLLECTIONS = [
  ...'salaDeEspera|vagas|users|privado|usuariosPorEstado|usuariosCadastrados|promocoes'.split('|'),
  ...'participacoes|configuracoes|linksDaSala|ganhadores|equipe|outra|abaixo'.split('|'),
];

export const emailOf = (uid: string) => `${uid}@example.com`;
const linkOf = (sala: string): string => ROOMS[sala]?.['link'] ?? `https://example.com/${sala}`;
const titleOf = (promocao: string) => `Promoção ${promocao}`;

/** The names of the protected links whose address has been prepared. */
const ADDRESSES = ['show', 'outro'];
/** The name of a protected link without an address. */
const MISSING_ADDRESS = 'falta';

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

/** More than a room has places, but few enough that tickets are often reused. */
const TICKETS_OF_ROOM = 7;
const PROOFS = Object.keys(ROOMS).flatMap((room) =>
  Array.from({ length: TICKETS_OF_ROOM }, (_, n) => sha256(`${room} ${n}`)),
);
const TICKETS = PROOFS.map(ticketOf);

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The id of a ticket with this proof, as `deriveTicket` of the product makes it. */
function ticketOf(proof: string): string {
  const hash = sha256(proof);
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}

export function proofOf(ticket: string): string | undefined {
  return PROOFS[TICKETS.indexOf(ticket)];
}

const PROMOTIONS: Record<string, DocumentData> = {
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

const aProfile = (uid: string, changed: DocumentData = {}): DocumentData => ({
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
 * The initial documents of a run.
 * @param forRegistered the show is for registered people
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
    // Nobody in PEOPLE has the team's power: `bia` has not confirmed the address, and `gil` is not among
    // them.
    ['equipe/bia', {}],
    ['equipe/gil', {}],
    // Documents that no rule names. An id with a slash could lead to the second one.
    ['outra/documento', { segredo: 1 }],
    ['salaDeEspera/vazia/abaixo/documento', { link: linkOf('vazia'), cliques: 2 }],
    ['users/ana/privado/documento', { segredo: 1 }],
    ['outra/documento/participacoes/bia', takingPart('bia', 'outra', em)],
  ]);
  for (const nome of ADDRESSES) {
    documents.set(`linksDaSala/${nome}`, { link: `https://example.com/${nome}`, em });
  }
  for (const [id, room] of Object.entries(ROOMS)) {
    documents.set(`salaDeEspera/${id}`, { link: linkOf(id), ...room });
  }
  for (const [id, promotion] of Object.entries(PROMOTIONS)) {
    documents.set(`promocoes/${id}`, { titulo: titleOf(id), ...promotion });
  }
  return documents;
}

// The commits of the product.

function takingPart(uid: string, promocao: string, em: unknown = serverTimestamp()): DocumentData {
  const regulamento: unknown = PROMOTIONS[promocao]?.['regulamento'];
  return { uid, promocao, titulo: titleOf(promocao), em, ...(regulamento !== undefined && { regulamento }) };
}

function roomOf(vaga: string): string {
  return pick(Object.keys(ROOMS), Math.floor(TICKETS.indexOf(vaga) / TICKETS_OF_ROOM));
}

function click(sala: string, vaga: string): Write[] {
  return [
    update(`salaDeEspera/${sala}`, { cliques: increment(1), ultimaVaga: vaga }),
    set(`vagas/${vaga}`, { sala, link: linkOf(sala), em: serverTimestamp() }),
  ];
}

function registeredClick(uid: string, vaga: string): Write[] {
  const sala = roomOf(vaga);
  const em = serverTimestamp();
  const { name: nome, celular } = aProfile(uid);
  return [
    update(`salaDeEspera/${sala}`, { cliques: increment(1), ultimaVaga: vaga }),
    set(`vagas/${vaga}`, { sala, link: linkOf(sala), em, dono: uid }),
    set(winnerPath(sala, uid), { vaga, em, nome, celular }),
  ];
}

/** What the winner of an open show writes after the click. */
function owning(uid: string, vaga: string): Write[] {
  return [
    update(`vagas/${vaga}`, { dono: uid }),
    set(winnerPath(roomOf(vaga), uid), { vaga, prova: proofOf(vaga), em: serverTimestamp() }),
  ];
}

/** The path of a winner. Of a room whose link is not protected, it is one that no rule allows. */
function winnerPath(sala: string, uid: string): string {
  return `linksDaSala/${linkOf(sala).split(':')[1]?.replaceAll('/', '-')}/ganhadores/${uid}`;
}

function signUp(uid: string, estado: string): Write[] {
  return [
    set(`users/${uid}`, aProfile(uid, { estado })),
    set(`users/${uid}/privado/consentimento`, { versao: TERMS_VERSION, em: serverTimestamp() }),
  ];
}

function counting(uid: string, estado: string): Write[] {
  return [
    set(`users/${uid}/privado/contagem`, { estado, em: serverTimestamp() }),
    merge(`usuariosPorEstado/${estado}`, { quantidade: increment(1) }),
    merge('usuariosCadastrados/qtdUsuarios', { quantidade: increment(1) }),
  ];
}

function leaving(uid: string): Write[] {
  return [remove(`users/${uid}`), remove(`users/${uid}/privado/consentimento`)];
}

const participationPath = (uid: string, promocao: string) => `promocoes/${promocao}/participacoes/${uid}`;

// Random values.

const anyClient = fc.constantFrom<Client>(null, ...PEOPLE);
const anyPerson = fc.constantFrom(...PEOPLE);
const anyState = fc.constantFrom(...STATES);
const anyRoom = fc.constantFrom(...Object.keys(ROOMS));
const anyTicket = fc.constantFrom(...TICKETS);
const anyPromotion = fc.constantFrom(...Object.keys(PROMOTIONS));
const anyAddress = fc.constantFrom(...ADDRESSES, MISSING_ADDRESS);
const ofProtectedRoom = (vaga: string) => linkOf(roomOf(vaga)).startsWith('protegido:');
const anyProtectedTicket = fc.constantFrom(...TICKETS.filter(ofProtectedRoom));

/** The click of an open show is any client's commit, the others the signed-in user's. */
type ClientWrites = Pick<Commit, 'client' | 'writes'>;

const byAnybody = (writes: fc.Arbitrary<Write[]>): fc.Arbitrary<ClientWrites> =>
  fc.record({ client: anyClient, writes });

function byOwner<T>(
  what: fc.Arbitrary<T>,
  write: (uid: string, what: T) => Write[],
): fc.Arbitrary<ClientWrites> {
  return fc.tuple(anyPerson, what).map(([uid, chosen]) => ({ client: uid, writes: write(uid, chosen) }));
}

const ofProduct: fc.Arbitrary<ClientWrites> = fc.oneof(
  { weight: 3, arbitrary: byAnybody(anyTicket.map((vaga) => click(roomOf(vaga), vaga))) },
  { weight: 1, arbitrary: byAnybody(anyProtectedTicket.map((vaga) => click(roomOf(vaga), vaga))) },
  { weight: 2, arbitrary: byOwner(anyProtectedTicket, owning) },
  { weight: 2, arbitrary: byOwner(anyProtectedTicket, registeredClick) },
  { weight: 1, arbitrary: byAnybody(fc.tuple(anyRoom, anyTicket).map(([sala, vaga]) => click(sala, vaga))) },
  { weight: 1, arbitrary: byAnybody(anyRoom.map((sala) => [remove(`salaDeEspera/${sala}`)])) },
  { weight: 3, arbitrary: byOwner(anyState, signUp) },
  { weight: 3, arbitrary: byOwner(anyState, counting) },
  {
    weight: 1,
    arbitrary: byOwner(anyState, (uid, estado) => [update(`users/${uid}`, { estado, name: 'Ana' })]),
  },
  {
    weight: 1,
    arbitrary: byOwner(fc.constant(null), (uid) => [update(`users/${uid}`, { confirmado: true })]),
  },
  {
    weight: 1,
    arbitrary: byOwner(fc.constantFrom(TERMS_VERSION, OLDER_TERMS), (uid, versao) => [
      set(`users/${uid}/privado/consentimento`, { versao, em: serverTimestamp() }),
    ]),
  },
  { weight: 1, arbitrary: byOwner(fc.constant(null), leaving) },
  {
    weight: 3,
    arbitrary: byOwner(anyPromotion, (uid, promocao) => [
      set(participationPath(uid, promocao), takingPart(uid, promocao)),
    ]),
  },
  {
    weight: 1,
    arbitrary: byOwner(anyPromotion, (uid, promocao) => [remove(participationPath(uid, promocao))]),
  },
);

const anyHow = fc.constantFrom<Write['how']>('set', 'merge', 'update', 'delete');

const anyPath = fc.oneof(
  anyRoom.map((sala) => `salaDeEspera/${sala}`),
  anyTicket.map((vaga) => `vagas/${vaga}`),
  anyPerson.map((uid) => `users/${uid}`),
  anyAddress.map((nome) => `linksDaSala/${nome}`),
  fc.tuple(anyAddress, anyPerson).map(([nome, uid]) => `linksDaSala/${nome}/ganhadores/${uid}`),
  fc.constantFrom(...PEOPLE, 'gil').map((uid) => `equipe/${uid}`),
  fc
    .tuple(anyPerson, fc.constantFrom('consentimento', 'contagem', 'documento'))
    .map(([uid, id]) => `users/${uid}/privado/${id}`),
  fc.constantFrom(...STATES, 'MG', 'ZZ').map((estado) => `usuariosPorEstado/${estado}`),
  fc.tuple(anyPerson, anyPromotion).map(([uid, promocao]) => participationPath(uid, promocao)),
  anyPromotion.map((promocao) => `promocoes/${promocao}`),
  fc.constantFrom(
    'usuariosCadastrados/qtdUsuarios',
    'usuariosCadastrados/outro',
    'configuracoes/salaDeEspera',
    'salaDeEspera/nova',
    'salaDeEspera/vazia/abaixo/documento',
    'vagas/vaga',
    `vagas/${TICKETS[0]}/abaixo/documento`,
    'promocoes/nova',
    'promocoes/nova/participacoes/ana',
    'outra/documento',
    'outra/documento/participacoes/bia',
    'participacoes/ana',
  ),
);

const anyField = fc.oneof(
  fc.constantFrom('cliques', 'ultimaVaga', 'link', 'sala', 'em', 'quantidade', 'versao'),
  fc.constantFrom('uid', 'email', 'name', 'celular', 'estado', 'cidade', 'dataCadastro'),
  fc.constantFrom('promocao', 'titulo', 'publicada', 'regulamento', 'confirmado', 'outro'),
  fc.constantFrom('dono', 'vaga', 'prova', 'nome', 'abreEm', 'paraCadastrados'),
);

const anyValue = fc.oneof(
  fc.constantFrom(...[1, 2, 0, -1, 0.5, NaN].map((n) => increment(n))),
  fc.constantFrom(maximum(6), minimum(0), arrayUnion('x'), serverTimestamp(), deleteField()),
  fc.constantFrom(0, 1, 2, 3, 4, 5, 6, -1, -0, 2.5, NaN, Infinity),
  fc.constantFrom<unknown>(null, true, [], ['SP'], {}, daysFromNow(-1), daysFromNow(1)),
  fc.constantFrom('', ' ', '/', '..', 'x', '3', 'vazia/abaixo/documento', `${TICKETS[0]}/x`),
  fc.oneof(anyRoom, anyTicket, anyPerson, anyState, anyPromotion, anyAddress),
  fc.constantFrom(...PROOFS),
  fc.oneof(anyRoom.map(linkOf), anyPerson.map(emailOf), anyPromotion.map(titleOf)),
);

const anyData = fc.array(fc.tuple(anyField, anyValue), { maxLength: 4 }).map(Object.fromEntries<unknown>);

const anyWrite: fc.Arbitrary<Write> = fc.record({ how: anyHow, path: anyPath, data: anyData });

/** Changes a write. */
type Change = (write: Write) => Write;

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  anyPath.map((path) => (write: Write) => ({ ...write, path })),
  anyHow.map((how) => (write: Write) => ({ ...write, how })),
  fc
    .tuple(anyField, anyValue)
    .map(([field, value]) => (write: Write) => ({ ...write, data: { ...write.data, [field]: value } })),
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(9), anyValue).map(([n, value]) => (write: Write) => {
      const fields = Object.keys(write.data);
      return { ...write, data: { ...write.data, ...(fields.length > 0 && { [pick(fields, n)]: value }) } };
    }),
  },
  fc.nat(9).map((n) => (write: Write) => {
    const fields = Object.entries(write.data);
    return { ...write, data: Object.fromEntries(fields.filter((_, at) => at !== n % fields.length)) };
  }),
);

/** An id for each collection. */
const anyIds: fc.Arbitrary<Record<string, string>> = fc.record({
  salaDeEspera: anyRoom,
  vagas: anyTicket,
  users: anyPerson,
  usuariosPorEstado: anyState,
  usuariosCadastrados: fc.constant('outro'),
  linksDaSala: anyAddress,
  promocoes: anyPromotion,
});

const changed = fc.tuple(ofProduct, fc.nat(9), anyChange).map(([{ client, writes }, n, change]) => ({
  client,
  writes: writes.map((write, at) => (at === n % writes.length ? change(write) : write)),
}));
const withOneLeftOut = fc
  .tuple(ofProduct, fc.nat(9))
  .filter(([{ writes }]) => writes.length > 1)
  .map(([{ client, writes }, n]) => ({ client, writes: writes.filter((_, at) => at !== n % writes.length) }));
const withOneTwice = fc
  .tuple(ofProduct, fc.nat(9))
  .map(([{ client, writes }, n]) => ({ client, writes: [...writes, pick(writes, n)] }));
const withOneElsewhereToo = fc.tuple(ofProduct, fc.nat(9), anyIds).map(([{ client, writes }, n, ids]) => {
  const { how, path, data } = pick(writes, n);
  const [top = '', , ...below] = path.split('/');
  return { client, writes: [...writes, { how, path: [top, ids[top], ...below].join('/'), data }] };
});
const byAnother = fc.tuple(ofProduct, anyClient).map(([{ writes }, client]) => ({ client, writes }));
const twoInOne = fc
  .tuple(ofProduct, ofProduct)
  .map(([one, other]) => ({ client: one.client, writes: [...one.writes, ...other.writes] }));
const free = fc.record({ client: anyClient, writes: fc.array(anyWrite, { minLength: 1, maxLength: 4 }) });

const ofAttacker: fc.Arbitrary<ClientWrites> = fc.oneof(
  { weight: 4, arbitrary: changed },
  { weight: 2, arbitrary: withOneLeftOut },
  { weight: 2, arbitrary: withOneTwice },
  { weight: 2, arbitrary: withOneElsewhereToo },
  { weight: 1, arbitrary: byAnother },
  { weight: 2, arbitrary: twoInOne },
  { weight: 1, arbitrary: free },
);

const anyCommit: fc.Arbitrary<Commit> = fc.oneof(
  ofProduct.map(({ client, writes }): Commit => ({ kind: 'commit', from: 'product', client, writes })),
  ofAttacker.map(({ client, writes }): Commit => ({ kind: 'commit', from: 'attacker', client, writes })),
);

const anyGet: fc.Arbitrary<Get> = fc.record({ kind: fc.constant('get'), client: anyClient, path: anyPath });

const anyFilter = fc.oneof(
  anyPerson.map((value) => ({ field: 'uid', value })),
  fc.constant({ field: 'publicada', value: true }),
  fc.record({ field: anyField, value: anyValue.filter((value) => !(value instanceof FieldValue)) }),
);

type Listed = Pick<List, 'from' | 'filter' | 'most'>;

function listBy(client: Client, { from, filter, most }: Listed): List {
  return { kind: 'list', client, from, filter, most };
}

/** The queries of the product. */
const ofPages: fc.Arbitrary<List> = fc
  .tuple(
    anyPerson,
    fc.constantFrom(
      (): Listed => ({ from: { path: 'salaDeEspera' }, filter: null, most: 20 }),
      (): Listed => ({ from: { path: 'promocoes' }, filter: { field: 'publicada', value: true }, most: 49 }),
      (uid: string): Listed => ({
        from: { path: 'vagas' },
        filter: { field: 'dono', value: uid },
        most: 300,
      }),
      (uid: string): Listed => ({
        from: { group: 'participacoes' },
        filter: { field: 'uid', value: uid },
        most: 100,
      }),
    ),
  )
  .map(([client, listed]) => listBy(client, listed(client)));

const anyListed: fc.Arbitrary<Listed> = fc.record({
  from: fc.oneof(
    anyPath.map((path) => ({ path: path.slice(0, path.lastIndexOf('/')) })),
    fc.constantFrom(...COLLECTIONS).map((group) => ({ group })),
  ),
  filter: fc.option(anyFilter),
  most: fc.constantFrom(null, 1, 20, 50, 300, 1000),
});

const anyList: fc.Arbitrary<List> = fc.oneof(
  ofPages,
  fc.tuple(anyClient, ofPages).map(([client, list]) => listBy(client, list)),
  fc.tuple(anyClient, anyListed).map(([client, listed]) => listBy(client, listed)),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: anyCommit },
  { weight: 1, arbitrary: fc.oneof(anyGet, anyList) },
);

/** 40 steps on average, of which 32 are commits. */
export const anySteps = fc.noBias(fc.array(anyStep, { minLength: 1, maxLength: 79, size: 'max' }));

function pick<T>(list: T[], n: number): T {
  return list[n % list.length] as T;
}
