import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProfile, asAdmin, seed, signedIn, startRules, visitor, without } from '../support/firestore';
import { ALLOWED_LINKS } from '../support/links';

const ADDRESS = 'https://example.com/chamada';
const LINK = 'protegido:show';
const PUBLIC_LINK = 'https://example.com/aberta';

let env: RulesTestEnvironment;
/** A visitor without any user. */
let anyone: Firestore;
let maria: Firestore;
let joao: Firestore;

beforeAll(async () => {
  env = await startRules('protected-rooms');
  anyone = visitor(env);
  maria = signedIn(env, 'maria', 'maria@example.com');
  joao = signedIn(env, 'joao', 'joao@example.com');
});
beforeEach(async () => {
  await env.clearFirestore();
  await seed(env, 'salaDeEspera/sala', { link: LINK, cliques: 2 });
  await seed(env, 'linksDaSala/show', { link: ADDRESS });
});
afterAll(() => env.cleanup());

/** A secret and the id of the ticket that it proves. */
function newTicket(): { vaga: string; prova: string } {
  return ticketOfProof(randomBytes(32).toString('hex'));
}

function ticketOfProof(prova: string): { vaga: string; prova: string } {
  const hash = createHash('sha256').update(prova).digest('hex');
  const vaga = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return { vaga, prova };
}

const ticketOf = (db: Firestore, vaga: string) => doc(db, 'vagas', vaga);
const winnerOf = (db: Firestore, uid: string, nome = 'show') =>
  doc(db, `linksDaSala/${nome}/ganhadores/${uid}`);

interface Writes {
  /** What the commit writes to the room, the ticket and the winner; null: nothing. */
  room?: DocumentData | null;
  ticket?: DocumentData | null;
  winner?: DocumentData | null;
  /** The ticket's id. */
  vaga?: string;
  /** The winner's uid. */
  uid?: string;
  nome?: string;
}

const clickOf = (vaga: string): DocumentData => ({ cliques: increment(1), ultimaVaga: vaga });
const aTicket = (): DocumentData => ({ sala: 'sala', link: LINK, em: serverTimestamp() });
const ownTicket = (): DocumentData => ({ ...aTicket(), dono: 'maria' });

/** A commit of a click in an open show that is valid except for what is given. */
function clickIn(db: Firestore, { room, ticket, vaga = randomUUID() }: Writes = {}) {
  const batch = writeBatch(db);
  if (room !== null) batch.update(doc(db, 'salaDeEspera/sala'), { ...clickOf(vaga), ...room });
  if (ticket !== null) batch.set(ticketOf(db, vaga), ticket ?? aTicket());
  return batch.commit();
}

describe('a click in a room with a protected link', () => {
  it.each(ALLOWED_LINKS)('takes a place if the address is %j', async (link) => {
    await seed(env, 'linksDaSala/show', { link });
    await assertSucceeds(clickIn(anyone));
  });

  it.each(ALLOWED_LINKS)('takes a place if it has the ordinary link %j', async (link) => {
    await seed(env, 'salaDeEspera/sala', { link, cliques: 2 });
    await assertSucceeds(clickIn(anyone, { ticket: { ...aTicket(), link } }));
  });

  it.each([
    'nobody',
    'with-an-empty-address',
    'with-another-field',
    'with-a-number',
    'with-another-scheme',
    'with-http',
    'with-a-space',
  ])('takes no place if the address is prepared by %s', async (nome) => {
    const link = `protegido:${nome}`;
    await seed(env, 'salaDeEspera/sala', { link, cliques: 2 });
    await seed(env, 'linksDaSala/with-an-empty-address', { link: '' });
    await seed(env, 'linksDaSala/with-another-field', { endereco: ADDRESS });
    await seed(env, 'linksDaSala/with-a-number', { link: 5 });
    await seed(env, 'linksDaSala/with-another-scheme', { link: 'javascript:alert(1)' });
    await seed(env, 'linksDaSala/with-http', { link: 'http://example.com/' });
    await seed(env, 'linksDaSala/with-a-space', { link: 'https://exam ple.com/' });
    await assertFails(clickIn(anyone, { ticket: { ...aTicket(), link } }));
  });

  it.each([
    'protegido:',
    'protegido',
    'protegido: show',
    'Protegido:show',
    ' protegido:show',
    'http://example.com/',
    'example.com',
    'protegido:Show',
    'protegido:show ',
    'protegido:show/x',
    'protegido:show\n',
    'protegido:../show',
    `protegido:${'x'.repeat(41)}`,
    'protegido:show:x',
    5,
    null,
    ['protegido:show'],
  ])('takes no place if the link is %j', async (link) => {
    await seed(env, 'salaDeEspera/sala', { link, cliques: 2 });
    await assertFails(clickIn(anyone, { ticket: { ...aTicket(), link } }));
  });

  it('may not already name an owner', async () => {
    await assertFails(clickIn(maria, { ticket: { ...aTicket(), dono: 'maria' } }));
  });

  it('may not make the visitor a winner', async () => {
    const { vaga, prova } = newTicket();
    const batch = writeBatch(maria);
    batch.update(doc(maria, 'salaDeEspera/sala'), clickOf(vaga));
    batch.set(ticketOf(maria, vaga), { ...aTicket(), dono: 'maria' });
    batch.set(winnerOf(maria, 'maria'), { vaga, prova, em: serverTimestamp() });
    await assertFails(batch.commit());
  });
});

describe('owning a place in an open show', () => {
  let vaga: string;
  let prova: string;
  beforeEach(async () => {
    ({ vaga, prova } = newTicket());
    await clickIn(anyone, { vaga });
  });

  const aWinner = (): DocumentData => ({ vaga, prova, em: serverTimestamp() });

  /** A valid commit except for what is given. */
  function own(db: Firestore, { ticket, winner, uid = 'maria', nome }: Writes = {}) {
    const batch = writeBatch(db);
    if (ticket !== null) batch.update(ticketOf(db, vaga), ticket ?? { dono: uid });
    if (winner !== null) batch.set(winnerOf(db, uid, nome), winner ?? aWinner());
    return batch.commit();
  }

  it('the winner owns the place and reads the address', async () => {
    await assertSucceeds(own(maria));
    const address = await assertSucceeds(getDoc(doc(maria, 'linksDaSala/show')));
    expect(address.data()).toEqual({ link: ADDRESS });
  });

  it('a winner whom the team has removed does not come back', async () => {
    await assertSucceeds(own(maria));
    await asAdmin(env, (admin) => deleteDoc(winnerOf(admin, 'maria')));
    await assertFails(own(maria, { ticket: null }));
    await assertFails(own(maria));
  });

  it('the winner owns the place after the room has been deleted', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'salaDeEspera/sala')));
    await assertSucceeds(own(maria));
  });

  it.each([
    ['without a user', () => own(anyone)],
    ['for another user', () => own(joao)],
    ['in the ticket only', () => own(maria, { winner: null })],
    ['in the winner only', () => own(maria, { ticket: null })],
    ['under another name', () => own(maria, { nome: 'outro' })],
    ['with another user in the ticket', () => own(maria, { ticket: { dono: 'joao' } })],
    ['with another change of the ticket', () => own(maria, { ticket: { dono: 'maria', link: PUBLIC_LINK } })],
    ['with another room in the ticket', () => own(maria, { ticket: { dono: 'maria', sala: 'outra' } })],
    ['with another time', () => own(maria, { ticket: { dono: 'maria', em: Timestamp.fromMillis(0) } })],
    ['with another field', () => own(maria, { ticket: { dono: 'maria', nome: 'Maria' } })],
    ['without a proof', () => own(maria, { winner: without(aWinner(), 'prova') })],
    ['with another proof', () => own(maria, { winner: { ...aWinner(), prova: newTicket().prova } })],
    ["with the ticket's id as its proof", () => own(maria, { winner: { ...aWinner(), prova: vaga } })],
    [
      'with a proof of another length',
      async () => {
        const short = ticketOfProof('curta');
        await seed(env, `vagas/${short.vaga}`, { sala: 'sala', link: LINK, em: Timestamp.now() });
        const batch = writeBatch(maria);
        batch.update(ticketOf(maria, short.vaga), { dono: 'maria' });
        batch.set(winnerOf(maria, 'maria'), { ...short, em: serverTimestamp() });
        return batch.commit();
      },
    ],
    ['with a proof that is no string', () => own(maria, { winner: { ...aWinner(), prova: [prova] } })],
    ['with another field', () => own(maria, { winner: { ...aWinner(), nome: 'Maria' } })],
    ['without the time', () => own(maria, { winner: without(aWinner(), 'em') })],
    ['with another time', () => own(maria, { winner: { ...aWinner(), em: Timestamp.fromMillis(0) } })],
    ['without the ticket', () => own(maria, { winner: without(aWinner(), 'vaga') })],
    ['with another ticket', () => own(maria, { winner: { ...aWinner(), vaga: randomUUID() } })],
    ['with a path as the ticket', () => own(maria, { winner: { ...aWinner(), vaga: `${vaga}/x/y` } })],
  ])('nobody owns a place %s', async (_, commit) => {
    await assertFails(commit());
  });

  it('nobody owns a place with the wrong digit of a ticket at any position', async () => {
    const digits = [...vaga.matchAll(/[0-9a-f]/g)].map(({ index }) => index);
    // The digits that every version 4 UUID has there.
    const fixed = new Set([14, 19]);
    for (const at of digits.filter((index) => !fixed.has(index))) {
      const other = vaga.slice(0, at) + (vaga[at] === '0' ? '1' : '0') + vaga.slice(at + 1);
      await seed(env, `vagas/${other}`, { sala: 'sala', link: LINK, em: Timestamp.now() });
      const batch = writeBatch(maria);
      batch.update(ticketOf(maria, other), { dono: 'maria' });
      batch.set(winnerOf(maria, 'maria'), { ...aWinner(), vaga: other });
      await assertFails(batch.commit());
    }
  });

  it('nobody owns a place that has an owner', async () => {
    await own(maria);
    await assertFails(own(joao, { uid: 'joao' }));
    await assertFails(own(maria));
  });

  it('nobody becomes a winner of another name in the commit that owns the place', async () => {
    const batch = writeBatch(maria);
    batch.update(ticketOf(maria, vaga), { dono: 'maria' });
    batch.set(winnerOf(maria, 'maria'), aWinner());
    batch.set(winnerOf(maria, 'maria', 'outro'), aWinner());
    await assertFails(batch.commit());
  });

  it('nobody owns two places under one name', async () => {
    await own(maria);
    const second = newTicket();
    await clickIn(anyone, { vaga: second.vaga });
    const batch = writeBatch(maria);
    batch.update(ticketOf(maria, second.vaga), { dono: 'maria' });
    batch.set(winnerOf(maria, 'maria'), { ...second, em: serverTimestamp() });
    await assertFails(batch.commit());
    await assertFails(updateDoc(ticketOf(maria, second.vaga), { dono: 'maria' }));
  });

  it('nobody owns two places in one commit', async () => {
    const second = newTicket();
    await clickIn(anyone, { vaga: second.vaga });
    const batch = writeBatch(maria);
    batch.update(ticketOf(maria, vaga), { dono: 'maria' });
    batch.update(ticketOf(maria, second.vaga), { dono: 'maria' });
    batch.set(winnerOf(maria, 'maria'), aWinner());
    await assertFails(batch.commit());
  });

  it('nobody owns a place in a room with a public link', async () => {
    const other = newTicket();
    await seed(env, `vagas/${other.vaga}`, { sala: 'sala', link: PUBLIC_LINK, em: Timestamp.now() });
    const batch = writeBatch(maria);
    batch.update(ticketOf(maria, other.vaga), { dono: 'maria' });
    batch.set(winnerOf(maria, 'maria'), { ...other, em: serverTimestamp() });
    await assertFails(batch.commit());
  });

  it('the owner may not give the place away or leave it', async () => {
    await own(maria);
    await assertFails(updateDoc(ticketOf(maria, vaga), { dono: 'joao' }));
    await assertFails(updateDoc(ticketOf(maria, vaga), { dono: deleteField() }));
    await assertFails(deleteDoc(ticketOf(maria, vaga)));
    await assertFails(updateDoc(winnerOf(maria, 'maria'), { vaga: randomUUID() }));
    await assertFails(deleteDoc(winnerOf(maria, 'maria')));
  });
});

describe('a show for registered people', () => {
  let vaga: string;
  beforeEach(async () => {
    vaga = randomUUID();
    await seed(env, 'configuracoes/salaDeEspera', { paraCadastrados: true });
    await seed(env, 'users/maria', aProfile());
  });

  const aWinner = (): DocumentData => ({
    vaga,
    em: serverTimestamp(),
    nome: 'Maria da Silva',
    celular: '11912345678',
    confirmado: false,
  });

  /** A valid commit except for what is given. */
  function register(db: Firestore, { room, ticket, winner, uid = 'maria', nome }: Writes = {}) {
    const batch = writeBatch(db);
    if (room !== null) batch.update(doc(db, 'salaDeEspera/sala'), { ...clickOf(vaga), ...room });
    if (ticket !== null) batch.set(ticketOf(db, vaga), ticket ?? ownTicket());
    if (winner !== null) batch.set(winnerOf(db, uid, nome), winner ?? aWinner());
    return batch.commit();
  }

  it('a registered person takes a place in one commit and reads the address', async () => {
    await assertSucceeds(register(maria));
    await assertSucceeds(getDoc(doc(maria, 'linksDaSala/show')));
  });

  it.each([
    ['without a user', () => register(anyone)],
    ['for another user', () => register(joao)],
    ['without the room', () => register(maria, { room: null })],
    ['without the ticket', () => register(maria, { ticket: null })],
    ['without the winner', () => register(maria, { winner: null })],
    ['without an owner', () => register(maria, { ticket: aTicket() })],
    ['without an owner and a winner', () => register(maria, { ticket: aTicket(), winner: null })],
    ['with another owner', () => register(maria, { ticket: { ...ownTicket(), dono: 'joao' } })],
    [
      'with an owner that is no string',
      () => register(maria, { ticket: { ...ownTicket(), dono: ['maria'] } }),
    ],
    [
      'with another field in the ticket',
      () => register(maria, { ticket: { ...ownTicket(), nome: 'Maria' } }),
    ],
    ['under another name', () => register(maria, { nome: 'outro' })],
    [
      'with another name than in the profile',
      () => register(maria, { winner: { ...aWinner(), nome: 'Ana' } }),
    ],
    ['with another phone', () => register(maria, { winner: { ...aWinner(), celular: '11900000000' } })],
    ['without a name', () => register(maria, { winner: without(aWinner(), 'nome') })],
    ['without a phone', () => register(maria, { winner: without(aWinner(), 'celular') })],
    ['as if she had confirmed it', () => register(maria, { winner: { ...aWinner(), confirmado: true } })],
    ['with another field', () => register(maria, { winner: { ...aWinner(), email: 'maria@example.com' } })],
    ['with another time', () => register(maria, { winner: { ...aWinner(), em: Timestamp.fromMillis(0) } })],
    ['with another ticket', () => register(maria, { winner: { ...aWinner(), vaga: randomUUID() } })],
  ])('nobody takes a place %s', async (_, commit) => {
    await assertFails(commit());
  });

  it.each([false, true])('a page of before `confirmado`, which is %j, takes a place', async (confirmado) => {
    await seed(env, 'users/maria', confirmado ? { ...aProfile(), confirmado } : aProfile());
    await assertSucceeds(register(maria, { winner: without(aWinner(), 'confirmado') }));
  });

  it('the winner says whether the person has confirmed the profile', async () => {
    await seed(env, 'users/maria', { ...aProfile(), confirmado: true });
    await assertFails(register(maria));
    await assertSucceeds(register(maria, { winner: { ...aWinner(), confirmado: true } }));
  });

  it('nobody becomes a winner of another name in the commit of the click', async () => {
    const batch = writeBatch(maria);
    batch.update(doc(maria, 'salaDeEspera/sala'), clickOf(vaga));
    batch.set(ticketOf(maria, vaga), ownTicket());
    batch.set(winnerOf(maria, 'maria'), aWinner());
    batch.set(winnerOf(maria, 'maria', 'outro'), aWinner());
    await assertFails(batch.commit());
  });

  it('nobody takes a place without a profile', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'users/maria')));
    await assertFails(register(maria));
  });

  it('nobody takes a second place', async () => {
    await register(maria);
    vaga = randomUUID();
    await assertFails(register(maria));
    await assertFails(register(maria, { winner: null }));
    await seed(env, 'salaDeEspera/outra', { link: LINK, cliques: 0 });
    const batch = writeBatch(maria);
    batch.update(doc(maria, 'salaDeEspera/outra'), clickOf(vaga));
    batch.set(ticketOf(maria, vaga), { ...ownTicket(), sala: 'outra' });
    batch.set(winnerOf(maria, 'maria'), aWinner());
    await assertFails(batch.commit());
  });

  it('nobody takes two places in one commit', async () => {
    await seed(env, 'salaDeEspera/outra', { link: LINK, cliques: 0 });
    const second = randomUUID();
    const batch = writeBatch(maria);
    batch.update(doc(maria, 'salaDeEspera/sala'), clickOf(vaga));
    batch.set(ticketOf(maria, vaga), ownTicket());
    batch.update(doc(maria, 'salaDeEspera/outra'), clickOf(second));
    batch.set(ticketOf(maria, second), { ...ownTicket(), sala: 'outra' });
    batch.set(winnerOf(maria, 'maria'), aWinner());
    await assertFails(batch.commit());
  });

  it('nobody takes a place in a room with a public link', async () => {
    await seed(env, 'salaDeEspera/sala', { link: PUBLIC_LINK, cliques: 2 });
    await assertFails(clickIn(anyone, { ticket: { ...aTicket(), link: PUBLIC_LINK } }));
    await assertFails(register(maria, { ticket: { ...ownTicket(), link: PUBLIC_LINK } }));
  });

  it.each(['nobody', 'with-an-empty-address', 'with-another-scheme'])(
    'nobody takes a place if the address is prepared by %s',
    async (nome) => {
      const link = `protegido:${nome}`;
      await seed(env, 'salaDeEspera/sala', { link, cliques: 2 });
      await seed(env, 'linksDaSala/with-an-empty-address', { link: '' });
      await seed(env, 'linksDaSala/with-another-scheme', { link: 'javascript:alert(1)' });
      await assertFails(register(maria, { nome, ticket: { ...ownTicket(), link } }));
      await seed(env, `linksDaSala/${nome}`, { link: ADDRESS });
      await assertSucceeds(register(maria, { nome, ticket: { ...ownTicket(), link } }));
    },
  );

  it.each(['true', 'false', 1, null])('is one, too, if paraCadastrados is %j', async (paraCadastrados) => {
    await seed(env, 'configuracoes/salaDeEspera', { paraCadastrados });
    await assertFails(clickIn(anyone));
    await assertSucceeds(register(maria));
  });

  it.each([{ paraCadastrados: false }, { video: '' }])('is none if the settings are %j', async (settings) => {
    await seed(env, 'configuracoes/salaDeEspera', settings);
    await assertFails(register(maria));
    await assertSucceeds(clickIn(anyone));
  });

  it('a place that was taken before the admin changed the setting can still be owned', async () => {
    const ticket = newTicket();
    await seed(env, `vagas/${ticket.vaga}`, { sala: 'sala', link: LINK, em: Timestamp.now() });
    const batch = writeBatch(joao);
    batch.update(ticketOf(joao, ticket.vaga), { dono: 'joao' });
    batch.set(winnerOf(joao, 'joao'), { ...ticket, em: serverTimestamp() });
    await assertSucceeds(batch.commit());
  });
});

describe('the addresses and the winners', () => {
  beforeEach(() => seed(env, 'linksDaSala/show/ganhadores/maria', { vaga: randomUUID() }));

  it('a winner gets the address', async () => {
    await assertSucceeds(getDoc(doc(maria, 'linksDaSala/show')));
  });

  it('others may not get it', async () => {
    await assertFails(getDoc(doc(anyone, 'linksDaSala/show')));
    await assertFails(getDoc(doc(joao, 'linksDaSala/show')));
  });

  it('a winner may not get that of another name', async () => {
    await seed(env, 'linksDaSala/outro', { link: ADDRESS });
    await assertFails(getDoc(doc(maria, 'linksDaSala/outro')));
  });

  it('nobody may list or write addresses', async () => {
    for (const db of [anyone, maria]) {
      await assertFails(getDocs(query(collection(db, 'linksDaSala'), limit(1))));
      await assertFails(setDoc(doc(db, 'linksDaSala/novo'), { link: ADDRESS }));
      await assertFails(updateDoc(doc(db, 'linksDaSala/show'), { link: PUBLIC_LINK }));
      await assertFails(deleteDoc(doc(db, 'linksDaSala/show')));
    }
  });

  it('a person learns whether they are a winner, and nothing of others', async () => {
    await assertSucceeds(getDoc(winnerOf(maria, 'maria')));
    expect((await assertSucceeds(getDoc(winnerOf(joao, 'joao')))).exists()).toBe(false);
    await assertFails(getDoc(winnerOf(joao, 'maria')));
    await assertFails(getDoc(winnerOf(anyone, 'maria')));
    await assertFails(getDocs(query(collection(maria, 'linksDaSala/show/ganhadores'), limit(1))));
  });
});
