import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, visitor } from '../support/firestore';
import { ADDRESS } from '../support/links';
import { admin } from '../support/project';
import { commit, get, remove, set, update, type Write } from '../support/rules';
import { ana, aShow, bia, latecomer, outsiders, startTeam, tired, TWO_DAYS_AGO } from '../support/team';

const ROOM = 'salaDeEspera/sala';
const SETTINGS = 'configuracoes/salaDeEspera';
const OLD_PLACE = `vagas/${randomUUID()}`;
const HIDDEN = 'promocoes/natal';

const aPromotion = () => ({ titulo: 'Natal', inicio: at(-1_000), fim: at(1_000), publicada: false });

startTeam('team', () => ({
  [ROOM]: { link: 'protegido:show', cliques: 0 },
  'salaDeEspera/errada': { Link: ADDRESS, cliques: 'zero' },
  'linksDaSala/show': { link: ADDRESS, em: at(-1_000) },
  'linksDaSala/antigo': { link: ADDRESS, em: TWO_DAYS_AGO() },
  'linksDaSala/antigo/ganhadores/maria': { vaga: randomUUID(), em: TWO_DAYS_AGO() },
  [OLD_PLACE]: { sala: 'antiga', link: ADDRESS, em: TWO_DAYS_AGO() },
  [HIDDEN]: aPromotion(),
  'promocoes/natal/participacoes/maria': { uid: 'maria' },
  'usuariosPorEstado/SP': { quantidade: 1 },
}));

const preparing = (name: string, link = ADDRESS) =>
  set(`linksDaSala/${name}`, { link, em: serverTimestamp() });

const wholePromotion = () => ({
  ...aPromotion(),
  descricao: 'Uma ceia.\nPara dez.',
  imagem: '/promocoes/carro.svg',
  resultado: 'Ganhou: Joana P.',
  regulamento: 'https://example.com/regulamento.pdf',
  autorizacao: '04.012345/2026',
  publicada: true,
});

/** What each button of the team's desk writes. */
const WRITES: [what: string, () => Write[]][] = [
  ['releases a room', () => [set('salaDeEspera/nova', { link: ADDRESS, cliques: 0 })]],
  ['releases a protected room', () => [set('salaDeEspera/nova', { link: 'protegido:show', cliques: 0 })]],
  [
    'releases a room in 10 s',
    () => [set('salaDeEspera/nova', { link: 'protegido:show', cliques: 0, abreEm: at(10_000) })],
  ],
  [
    'prepares an address and releases its room at once',
    () => [preparing('novo'), set('salaDeEspera/nova', { link: 'protegido:novo', cliques: 0 })],
  ],
  ["changes a room's link", () => [update(ROOM, { link: ADDRESS })]],
  ["changes a room's time", () => [update(ROOM, { abreEm: at(20_000) })]],
  ['lets a room open at once', () => [update(ROOM, { abreEm: deleteField() })]],
  ['closes a room', () => [remove(ROOM)]],
  ['closes a room that is gone', () => [remove('salaDeEspera/fechada')]],
  ['closes a room that the console made with wrong fields', () => [remove('salaDeEspera/errada')]],
  ['opens another room', () => [remove(ROOM), set('salaDeEspera/outra', { link: ADDRESS, cliques: 0 })]],
  ['prepares an address', () => [preparing('a1-b2')]],
  ['corrects an address', () => [preparing('show', 'https://example.com/certa')]],
  [
    'clears an earlier show away',
    () => [remove('linksDaSala/antigo/ganhadores/maria'), remove('linksDaSala/antigo'), remove(OLD_PLACE)],
  ],
  [
    'clears away what is gone',
    () => [
      remove('linksDaSala/x/ganhadores/maria'),
      remove('linksDaSala/x'),
      remove(`vagas/${randomUUID()}`),
    ],
  ],
  ['writes the whole show', () => [set(SETTINGS, aShow())]],
  ['writes an empty show', () => [set(SETTINGS, {})]],
  ['creates a promotion', () => [set('promocoes/pascoa-2027', aPromotion())]],
  ['creates a whole promotion', () => [set('promocoes/pascoa-2027', wholePromotion())]],
  [
    'changes and publishes a promotion',
    () => [set(HIDDEN, { ...wholePromotion(), titulo: 'Natal premiado' })],
  ],
];

const list = (db: Firestore, path: string, most = 50) => getDocs(query(collection(db, path), limit(most)));

/** What the team's desk reads. */
const READS: [what: string, (db: Firestore) => Promise<unknown>][] = [
  ['the addresses', (db) => list(db, 'linksDaSala')],
  ['an address', (db) => get(db, 'linksDaSala/show')],
  ['the winners', (db) => list(db, 'linksDaSala/antigo/ganhadores')],
  ['the places', (db) => list(db, 'vagas')],
  [
    'the places of a room',
    (db) => getDocs(query(collection(db, 'vagas'), where('sala', '==', 'sala'), limit(50))),
  ],
  ['the promotions', (db) => list(db, 'promocoes')],
  [
    'the promotions in order',
    (db) => getDocs(query(collection(db, 'promocoes'), orderBy('fim', 'desc'), limit(50))),
  ],
  ['a hidden promotion', (db) => get(db, HIDDEN)],
  ['whether an id of a promotion is taken', (db) => get(db, 'promocoes/nenhuma')],
  ['how many take part', (db) => getCount(query(collection(db, HIDDEN, 'participacoes'), limit(100_000)))],
  ['the counters of the states', (db) => list(db, 'usuariosPorEstado')],
];

describe('the team', () => {
  it.each(READS)('reads %s', async (_, read) => {
    await assertSucceeds(read(ana));
  });

  it.each(WRITES)('%s, and may do so again if the answer was lost', async (_, writes) => {
    const repeated = writes();
    for (const member of [ana, bia]) await assertSucceeds(commit(member, ...repeated));
  });

  it('writes until 12 hours after the login', async () => {
    await assertSucceeds(commit(tired(), remove(ROOM)));
  });
});

describe.each(outsiders)('%s', (_who, connect) => {
  it.each(WRITES)('may not do what the team does: %s', async (_what, writes) => {
    await assertFails(commit(connect(), ...writes()));
  });

  it.each(READS)('may not read %s', async (_what, read) => {
    await assertFails(read(connect()));
  });
});

describe('one of the team who logged in 12 hours and a minute ago', () => {
  it.each(WRITES)('may not do what the team does: %s', async (_, writes) => {
    await assertFails(commit(latecomer(), ...writes()));
  });

  it.each(READS)('reads %s', async (_, read) => {
    await assertSucceeds(read(latecomer()));
  });
});

describe('the documents of the team', () => {
  it('are read by their owner, who thereby learns whether there is one', async () => {
    expect((await assertSucceeds(get(ana, 'equipe/ana'))).exists()).toBe(true);
    await assertFails(get(ana, 'equipe/bia'));
    await assertFails(list(ana, 'equipe', 1));
    await assertFails(getCount(collection(ana, 'equipe')));
    await assertFails(get(visitor(), 'equipe/ana'));
  });

  it.each([...outsiders, ['the team', () => ana] as const])('%s may not write one', async (_, connect) => {
    for (const uid of ['ana', 'maria', 'anonymous']) {
      for (const write of [
        set(`equipe/${uid}`, {}),
        update(`equipe/${uid}`, { a: 1 }),
        remove(`equipe/${uid}`),
      ])
        await assertFails(commit(connect(), write));
    }
  });

  it('take the power away as soon as they are gone', async () => {
    await admin.remove('equipe/bia');
    await assertFails(commit(bia, remove(ROOM)));
    await assertFails(list(bia, 'linksDaSala'));
    expect(await admin.read(ROOM)).not.toBeNull();
  });
});
