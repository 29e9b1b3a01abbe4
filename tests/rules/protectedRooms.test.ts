import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  Bytes,
  collection,
  deleteField,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../src/base/durations';
import { errorOf } from '../../src/base/errors';
import { sleep } from '../../src/base/timeouts';
import { at, without } from '../support/firestore';
import { ADDRESS, ALLOWED_LINKS, PROTECTED } from '../support/links';
import { aProfile } from '../support/person';
import { admin, deleteDocuments } from '../support/project';
import {
  expectAllowed,
  anonymous,
  clicking,
  commit,
  expectDenied,
  get,
  joao,
  maria,
  PROFILE,
  remove,
  set,
  update,
  startClients,
  ticketOf,
  type Write,
} from '../support/rules';

const PUBLIC_LINK = 'https://example.com/aberta';
const LONG_AGO = Timestamp.fromMillis(0);

const ROOM = 'salaDeEspera/sala';
const OTHER_ROOM = 'salaDeEspera/outra';
const PREPARED = 'linksDaSala/show';
const WINNER = `${PREPARED}/ganhadores/maria`;
const WINNER_OF_OTHER_NAME = 'linksDaSala/outro/ganhadores/maria';

startClients('protected-rooms');
beforeEach(async () => {
  await deleteDocuments();
  await admin.write(ROOM, { link: PROTECTED, cliques: 2 });
  await admin.write(PREPARED, { link: ADDRESS });
});

interface Ticket {
  vaga: string;
  prova: string;
}

/** Makes a secret, and the ticket's id that it proves. */
function newTicket(prova = randomBytes(32).toString('hex')): Ticket {
  return { vaga: ticketOf(prova), prova };
}

const pathOf = ({ vaga }: { vaga: string }) => `vagas/${vaga}`;

/** What a click in an open show writes to its ticket, with these fields changed. */
const aTicket = (changed: DocumentData = {}): DocumentData => ({
  sala: 'sala',
  link: PROTECTED,
  em: serverTimestamp(),
  ...changed,
});

/** The commit of a click in an open show: the room's update and the ticket. */
const takingPlace = (changed?: DocumentData, vaga: string = randomUUID()) => [
  clicking(vaga),
  set(pathOf({ vaga }), aTicket(changed)),
];

/** Documents of `linksDaSala` without an address that can be opened, by name; null: no document. */
const UNREADY: Record<string, DocumentData | null> = {
  nobody: null,
  'with-an-empty-address': { link: '' },
  'with-another-field': { endereco: ADDRESS },
  'with-a-number': { link: 5 },
  'with-another-scheme': { link: 'javascript:alert(1)' },
  'with-http': { link: 'http://example.com/' },
  'with-a-space': { link: 'https://exam ple.com/' },
};

const opensAt = (abreEm: unknown, link = PROTECTED) => admin.write(ROOM, { link, cliques: 2, abreEm });

describe('a click in a room that opens at a time', () => {
  it.each([0, -1_000, -DAY_MS])('takes a place %d ms after it', async (ms) => {
    await opensAt(at(ms));
    await expectAllowed(anonymous, ...takingPlace());
  });

  it.each([30_000, MINUTE_MS, 1_000 * DAY_MS])('takes none %d ms before it', async (ms) => {
    await opensAt(at(ms));
    await expectDenied(anonymous, ...takingPlace());
    await expectDenied(maria, ...takingPlace());
  });

  it('takes one as soon as it has come', async () => {
    let opens: Timestamp;
    let early: unknown;
    // On a busy machine, the time may have come before the answer: then with a later time.
    do {
      opens = at(700);
      await opensAt(opens);
      early = await errorOf(commit(anonymous, ...takingPlace()));
    } while (Date.now() >= opens.toMillis());
    expect(early).toMatchObject({ code: 'permission-denied' });
    await sleep(opens.toMillis() - Date.now() + 5);
    await expectAllowed(anonymous, ...takingPlace());
  });

  it.each([null, 0, 1, '2020-01-01', true, [], {}, Bytes.fromUint8Array(new Uint8Array(1))])(
    'takes none if the time is %j',
    async (abreEm) => {
      await opensAt(abreEm);
      await expectDenied(anonymous, ...takingPlace());
    },
  );

  it('takes none with an ordinary link, which everybody could have read before', async () => {
    await opensAt(at(-1_000), PUBLIC_LINK);
    await expectDenied(anonymous, ...takingPlace({ link: PUBLIC_LINK }));
  });

  it.each<[string, () => DocumentData]>([
    ['moves the time', () => ({ abreEm: at(-MINUTE_MS) })],
    ['removes the time', () => ({ abreEm: deleteField() })],
    ['sets the time of the request', () => ({ abreEm: serverTimestamp() })],
  ])('takes none with a commit that %s, and nobody does only that', async (_, change) => {
    await opensAt(at(MINUTE_MS));
    const vaga = randomUUID();
    const room = { cliques: increment(1), ultimaVaga: vaga, ...change() };
    await expectDenied(anonymous, update(ROOM, room), set(pathOf({ vaga }), aTicket()));
    await expectDenied(anonymous, update(ROOM, change()));
    await expectDenied(anonymous, update(ROOM, change()), ...takingPlace());
  });
});

describe('a click in a room with a protected link', () => {
  it.each(ALLOWED_LINKS)('takes a place if the address, or the ordinary link, is %j', async (link) => {
    await admin.write(PREPARED, { link });
    await expectAllowed(anonymous, ...takingPlace());
    await admin.write(ROOM, { link, cliques: 2 });
    await expectAllowed(anonymous, ...takingPlace({ link }));
  });

  it('takes no place under the name of the address that the team keeps for the next room', async () => {
    await admin.write('linksDaSala/proxima-sala', { link: ADDRESS });
    await admin.write(ROOM, { link: 'protegido:proxima-sala', cliques: 2 });
    await expectDenied(anonymous, ...takingPlace({ link: 'protegido:proxima-sala' }));
  });

  it.each(Object.entries(UNREADY))('takes no place if the address is prepared by %s', async (nome, data) => {
    const link = `protegido:${nome}`;
    await admin.write(ROOM, { link, cliques: 2 });
    if (data) await admin.write(`linksDaSala/${nome}`, data);
    await expectDenied(anonymous, ...takingPlace({ link }));
  });

  it.each([
    'protegido:',
    'protegido',
    'protegido: show',
    'Protegido:show',
    ' protegido:show',
    'protegido:Show',
    'protegido:show ',
    'protegido:show/x',
    'protegido:show\n',
    'protegido:../show',
    'protegido:show:x',
    `protegido:${'x'.repeat(41)}`,
    'http://example.com/',
    'example.com',
    5,
    null,
    ['protegido:show'],
  ])('takes no place if the link is %j', async (link) => {
    await admin.write(ROOM, { link, cliques: 2 });
    await expectDenied(anonymous, ...takingPlace({ link }));
  });

  it('may not already name an owner, or make the visitor a winner', async () => {
    const { vaga, prova } = newTicket();
    const owned = takingPlace({ dono: 'maria' }, vaga);
    await expectDenied(maria, ...owned);
    await expectDenied(maria, ...owned, set(WINNER, { vaga, prova, em: serverTimestamp() }));
  });
});

describe('owning a place in an open show', () => {
  const ticket = newTicket();
  beforeEach(() => commit(anonymous, ...takingPlace({}, ticket.vaga)));

  const owned = (of = ticket, written: DocumentData = { dono: 'maria' }) => update(pathOf(of), written);

  const aWinner = (changed: DocumentData = {}): DocumentData => ({
    ...ticket,
    em: serverTimestamp(),
    ...changed,
  });
  const winning = (changed?: DocumentData, path = WINNER) => set(path, aWinner(changed));

  /** The commit by which Maria becomes the owner of a ticket's place. */
  const owning = (of = ticket) => [owned(of), winning({ ...of })];

  it('the winner owns the place and reads the address', async () => {
    await expectAllowed(maria, ...owning());
    expect((await assertSucceeds(get(maria, PREPARED))).data()).toEqual({ link: ADDRESS });
  });

  it('a winner whom the team has removed does not come back', async () => {
    await expectAllowed(maria, ...owning());
    await admin.remove(WINNER);
    await expectDenied(maria, winning());
    await expectDenied(maria, ...owning());
  });

  it('the winner owns the place after the room has been deleted', async () => {
    await admin.remove(ROOM);
    await expectAllowed(maria, ...owning());
  });

  it.each<[string, Write[]]>([
    ['in the ticket only', [owned()]],
    ['in the winner only', [winning()]],
    ['under another name', [owned(), winning({}, WINNER_OF_OTHER_NAME)]],
    ['also under another name', [...owning(), winning({}, WINNER_OF_OTHER_NAME)]],
    ...Object.entries<DocumentData>({
      'another user': { dono: 'joao' },
      'another link': { dono: 'maria', link: PUBLIC_LINK },
      'another room': { dono: 'maria', sala: 'outra' },
      'another time': { dono: 'maria', em: LONG_AGO },
      'another field': { dono: 'maria', nome: 'Maria' },
    }).map(([what, written]): [string, Write[]] => [
      `with ${what} in the ticket`,
      [owned(ticket, written), winning()],
    ]),
    ...Object.entries<DocumentData>({
      'without a proof': without(aWinner(), 'prova'),
      'with another proof': aWinner({ prova: newTicket().prova }),
      "with the ticket's id as its proof": aWinner({ prova: ticket.vaga }),
      'with a proof that is no string': aWinner({ prova: [ticket.prova] }),
      'with another field': aWinner({ nome: 'Maria' }),
      'without the time': without(aWinner(), 'em'),
      'with another time': aWinner({ em: LONG_AGO }),
      'without the ticket': without(aWinner(), 'vaga'),
      'with another ticket': aWinner({ vaga: randomUUID() }),
      'with a path as the ticket': aWinner({ vaga: `${ticket.vaga}/x/y` }),
    }).map(([what, written]): [string, Write[]] => [what, [owned(), set(WINNER, written)]]),
  ])('nobody owns a place %s', async (_, writes) => {
    await expectDenied(maria, ...writes);
  });

  it('nobody owns a place without a user, or for another user', async () => {
    for (const db of [anonymous, joao]) await expectDenied(db, ...owning());
  });

  it('nobody owns a place with a proof of another length', async () => {
    const short = newTicket('curta');
    await admin.write(pathOf(short), aTicket());
    await expectDenied(maria, ...owning(short));
  });

  const digits = [...ticket.vaga.matchAll(/[0-9a-f]/g)].map(({ index }) => index);
  // The positions whose characters a version 4 UUID prescribes.
  const fixed = new Set([14, 19]);

  it.each(digits.filter((digit) => !fixed.has(digit)))(
    'nobody owns a place whose ticket has another character at %d',
    async (index) => {
      const { vaga, prova } = ticket;
      const other = vaga.slice(0, index) + (vaga[index] === '0' ? '1' : '0') + vaga.slice(index + 1);
      await admin.write(`vagas/${other}`, aTicket());
      await expectDenied(maria, ...owning({ vaga: other, prova }));
    },
  );

  it('nobody owns a place that has an owner', async () => {
    await commit(maria, ...owning());
    await expectDenied(maria, ...owning());
    const joaos = winning({}, `${PREPARED}/ganhadores/joao`);
    await expectDenied(joao, owned(ticket, { dono: 'joao' }), joaos);
  });

  it('nobody owns two places under one name, at once or one after the other', async () => {
    const second = newTicket();
    await commit(anonymous, ...takingPlace({}, second.vaga));
    await expectDenied(maria, ...owning(), owned(second));
    await commit(maria, ...owning());
    await expectDenied(maria, ...owning(second));
    await expectDenied(maria, owned(second));
  });

  it('nobody owns a place in a room with a public link', async () => {
    const other = newTicket();
    await admin.write(pathOf(other), aTicket({ link: PUBLIC_LINK }));
    await expectDenied(maria, ...owning(other));
  });

  it('the owner may not give the place away or leave it', async () => {
    await commit(maria, ...owning());
    await expectDenied(maria, owned(ticket, { dono: 'joao' }));
    await expectDenied(maria, owned(ticket, { dono: deleteField() }));
    await expectDenied(maria, remove(pathOf(ticket)));
    await expectDenied(maria, update(WINNER, { vaga: randomUUID() }));
    await expectDenied(maria, remove(WINNER));
  });

  it('a place that was taken before the show became one for registered people can still be owned', async () => {
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    await admin.write(PROFILE, aProfile());
    await expectAllowed(maria, ...owning());
  });
});

describe('a show for registered people', () => {
  const vaga = randomUUID();
  beforeEach(async () => {
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    await admin.write(PROFILE, aProfile());
  });

  const created = (changed: DocumentData = {}, id = vaga) =>
    set(pathOf({ vaga: id }), aTicket({ dono: 'maria', ...changed }));
  const withoutOwner = set(pathOf({ vaga }), aTicket());

  const aWinner = (changed: DocumentData = {}): DocumentData => ({
    vaga,
    em: serverTimestamp(),
    nome: 'Maria da Silva',
    celular: '11912345678',
    confirmado: false,
    ...changed,
  });
  const winning = (changed?: DocumentData, path = WINNER) => set(path, aWinner(changed));

  /** The commit of Maria's click in a show for registered people. */
  const registering = (ofTicket?: DocumentData, ofWinner?: DocumentData) => [
    clicking(vaga),
    created(ofTicket),
    winning(ofWinner),
  ];

  it('a registered person takes a place in one commit and reads the address', async () => {
    await expectAllowed(maria, ...registering());
    await assertSucceeds(get(maria, PREPARED));
  });

  it('has no places before the room opens', async () => {
    await opensAt(at(MINUTE_MS));
    await expectDenied(maria, ...registering());
    await opensAt(at(0));
    await expectAllowed(maria, ...registering());
  });

  it.each<[string, Write[]]>([
    ['without the room', [created(), winning()]],
    ['without the ticket', [clicking(vaga), winning()]],
    ['without the winner', [clicking(vaga), created()]],
    ['without an owner', [clicking(vaga), withoutOwner, winning()]],
    ['without an owner and a winner', [clicking(vaga), withoutOwner]],
    ['with another owner', registering({ dono: 'joao' })],
    ['with an owner that is no string', registering({ dono: ['maria'] })],
    ['with another field in the ticket', registering({ nome: 'Maria' })],
    ['under another name', [clicking(vaga), created(), winning({}, WINNER_OF_OTHER_NAME)]],
    ['also under another name', [...registering(), winning({}, WINNER_OF_OTHER_NAME)]],
    ['with another name than in the profile', registering({}, { nome: 'Ana' })],
    ['with another phone', registering({}, { celular: '11900000000' })],
    ['without a name', [clicking(vaga), created(), set(WINNER, without(aWinner(), 'nome'))]],
    ['without a phone', [clicking(vaga), created(), set(WINNER, without(aWinner(), 'celular'))]],
    ['as if she had confirmed it', registering({}, { confirmado: true })],
    ['with another field', registering({}, { email: 'maria@example.com' })],
    ['with another time', registering({}, { em: LONG_AGO })],
    ['with another ticket', registering({}, { vaga: randomUUID() })],
  ])('nobody takes a place %s', async (_, writes) => {
    await expectDenied(maria, ...writes);
  });

  it('nobody takes a place without a user, for another user, or without a profile', async () => {
    for (const db of [anonymous, joao]) await expectDenied(db, ...registering());
    await admin.remove(PROFILE);
    await expectDenied(maria, ...registering());
  });

  it.each([
    ['celular', 'celular', 11912345678],
    ['celular', 'celular', null],
    ['name', 'nome', 7],
  ])('a person whose %s is not a text in the profile wins with an empty %s: %j', async (of, as, value) => {
    await admin.write(PROFILE, { ...aProfile(), [of]: value });
    await expectDenied(maria, ...registering());
    await expectAllowed(maria, ...registering({}, { [as]: '' }));
  });

  it.each([false, true])('a page of before `confirmado`, which is %j, takes a place', async (confirmado) => {
    await admin.write(PROFILE, confirmado ? { ...aProfile(), confirmado } : aProfile());
    await expectAllowed(maria, clicking(vaga), created(), set(WINNER, without(aWinner(), 'confirmado')));
  });

  it.each([null, 'true', 1])(
    'a mark %j, typed by hand, confirms nothing and costs no place',
    async (confirmado) => {
      await admin.write(PROFILE, { ...aProfile(), confirmado });
      await expectDenied(maria, ...registering({}, { confirmado }));
      await expectAllowed(maria, ...registering({}, { confirmado: false }));
    },
  );

  it('the winner says whether the person has confirmed the profile', async () => {
    await admin.write(PROFILE, { ...aProfile(), confirmado: true });
    await expectDenied(maria, ...registering());
    await expectAllowed(maria, ...registering({}, { confirmado: true }));
  });

  it('nobody takes two places, in one commit or one after the other, also in two rooms', async () => {
    await admin.write(OTHER_ROOM, { link: PROTECTED, cliques: 0 });
    const second = randomUUID();
    const inRoom = [clicking(second), created({}, second)];
    const inOtherRoom = [clicking(second, OTHER_ROOM), created({ sala: 'outra' }, second)];
    await expectDenied(maria, ...registering(), ...inOtherRoom);
    await commit(maria, ...registering());
    for (const writes of [inRoom, inOtherRoom]) {
      await expectDenied(maria, ...writes, winning({ vaga: second }));
      await expectDenied(maria, ...writes);
    }
  });

  it('nobody takes a place in a room with a public link', async () => {
    await admin.write(ROOM, { link: PUBLIC_LINK, cliques: 2 });
    await expectDenied(anonymous, ...takingPlace({ link: PUBLIC_LINK }));
    await expectDenied(maria, ...registering({ link: PUBLIC_LINK }));
  });

  it.each(['nobody', 'with-an-empty-address', 'with-another-scheme'])(
    'nobody takes a place if the address is prepared by %s',
    async (nome) => {
      const link = `protegido:${nome}`;
      const writes = [clicking(vaga), created({ link }), winning({}, `linksDaSala/${nome}/ganhadores/maria`)];
      await admin.write(ROOM, { link, cliques: 2 });
      const unready = UNREADY[nome];
      if (unready) await admin.write(`linksDaSala/${nome}`, unready);
      await expectDenied(maria, ...writes);
      await admin.write(`linksDaSala/${nome}`, { link: ADDRESS });
      await expectAllowed(maria, ...writes);
    },
  );

  it.each(['true', 'false', 1, null])(
    'a show is for registered people if paraCadastrados is %j',
    async (paraCadastrados) => {
      await admin.write('configuracoes/salaDeEspera', { paraCadastrados });
      await expectDenied(anonymous, ...takingPlace());
      await expectAllowed(maria, ...registering());
    },
  );

  it.each([{ paraCadastrados: false }, { video: '' }])(
    'a show is open to all if the settings are %j',
    async (settings) => {
      await admin.write('configuracoes/salaDeEspera', settings);
      await expectDenied(maria, ...registering());
      await expectAllowed(anonymous, ...takingPlace());
    },
  );
});

describe('the addresses and the winners', () => {
  beforeEach(() => admin.write(WINNER, { vaga: randomUUID() }));

  it('only a winner gets the address, and not that of another name', async () => {
    await assertSucceeds(get(maria, PREPARED));
    for (const db of [anonymous, joao]) await assertFails(get(db, PREPARED));
    await admin.write('linksDaSala/outro', { link: ADDRESS });
    await assertFails(get(maria, 'linksDaSala/outro'));
  });

  it('nobody may list or write addresses', async () => {
    for (const db of [anonymous, maria]) {
      await assertFails(getDocs(query(collection(db, 'linksDaSala'), limit(1))));
      await expectDenied(db, set('linksDaSala/novo', { link: ADDRESS }));
      await expectDenied(db, update(PREPARED, { link: PUBLIC_LINK }));
      await expectDenied(db, remove(PREPARED));
    }
  });

  it('a person learns whether they are a winner, and nothing of others', async () => {
    await assertSucceeds(get(maria, WINNER));
    const joaos = await assertSucceeds(get(joao, `${PREPARED}/ganhadores/joao`));
    expect(joaos.exists()).toBe(false);
    for (const db of [joao, anonymous]) await assertFails(get(db, WINNER));
    await assertFails(getDocs(query(collection(maria, PREPARED, 'ganhadores'), limit(1))));
  });
});
