import {
  deleteField,
  GeoPoint,
  increment,
  serverTimestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/base/durations';
import { at, visitor, without } from '../support/firestore';
import { ADDRESS, ODD_ADDRESSES, PLAIN_ADDRESSES, PROTECTED } from '../support/links';
import { admin } from '../support/project';
import { clicking, commit, expectAllowed, expectDenied, remove, set, update } from '../support/rules';
import { ana, bia, startTeam } from '../support/team';

const ROOM = 'salaDeEspera/sala';
const NEW_ROOM = 'salaDeEspera/nova';

startTeam('team-rooms', () => ({
  [ROOM]: { link: PROTECTED, cliques: 0 },
  'linksDaSala/show': { link: ADDRESS },
  'linksDaSala/outro': { link: ADDRESS },
  'linksDaSala/errado': { link: 'http://example.com' },
  'linksDaSala/proxima-sala': { link: ADDRESS },
}));

const forRegistered = (value: unknown) =>
  admin.write('configuracoes/salaDeEspera', { paraCadastrados: value });

const takingPlace = (vaga = randomUUID(), room = ROOM, link = PROTECTED) => [
  clicking(vaga, room),
  set(`vagas/${vaga}`, { sala: room.split('/')[1], link, em: serverTimestamp() }),
];

const aRoom = (changed: DocumentData = {}): DocumentData => ({ link: PROTECTED, cliques: 0, ...changed });

/** Links that nobody can open. */
const BAD_LINKS = [
  '',
  'protegido:',
  'protegido:nenhum',
  'protegido:errado',
  'protegido:proxima-sala',
  'protegido:Show',
  'protegido:show/x',
  'protegido:show ',
  'http://example.com',
  'javascript:alert(1)',
  'example.com',
  'https://',
  'https://exam ple.com',
  5,
  null,
  [PROTECTED],
];

const BAD_TIMES = [null, 0, 1_900_000_000_000, '20:15', true, [], {}, new GeoPoint(0, 0)];

describe('a room that the team opens', () => {
  it.each(['a'.repeat(101), 'a b', 'á', 'a"b'])('may not have the id %j', async (id) => {
    await expectDenied(ana, set(`salaDeEspera/${id}`, aRoom()));
  });

  it.each(PLAIN_ADDRESSES)('may lead to %j', async (link) => {
    await expectAllowed(ana, set(NEW_ROOM, aRoom({ link })));
  });

  it.each([...BAD_LINKS, ...ODD_ADDRESSES])('may not lead to %j', async (link) => {
    await expectDenied(ana, set(NEW_ROOM, aRoom({ link })));
  });

  it.each([0, 1, 4])('may begin with %d clicks', async (cliques) => {
    await expectAllowed(ana, set(NEW_ROOM, aRoom({ cliques })));
  });

  it.each([5, 6, -1, 0.5, NaN, Infinity, '0', null, true, []])(
    'may not begin with %j clicks',
    async (cliques) => {
      await expectDenied(ana, set(NEW_ROOM, aRoom({ cliques })));
    },
  );

  it.each(['link', 'cliques'])('may not lack %s', async (field) => {
    await expectDenied(ana, set(NEW_ROOM, without(aRoom(), field)));
  });

  it.each([{ ultimaVaga: randomUUID() }, { nome: 'Show' }, { Link: PROTECTED }, { clique: 0 }])(
    'may not have %j, too',
    async (extra) => {
      await expectDenied(ana, set(NEW_ROOM, aRoom(extra)));
    },
  );

  it.each(BAD_TIMES)('may not open at %j', async (abreEm) => {
    await expectDenied(ana, set(NEW_ROOM, aRoom({ abreEm })));
  });

  it('may open at a time only with a protected link, which everybody reads before', async () => {
    await expectDenied(ana, set(NEW_ROOM, { link: ADDRESS, cliques: 0, abreEm: at(10_000) }));
  });

  it.each([true, 'false', null])('needs a protected link if paraCadastrados is %j', async (value) => {
    await forRegistered(value);
    await expectDenied(ana, set(NEW_ROOM, aRoom({ link: ADDRESS })));
    await expectAllowed(ana, set(NEW_ROOM, aRoom()));
  });

  it('may not lead to an address that the same commit removes or breaks', async () => {
    await admin.write('linksDaSala/show', { link: ADDRESS, em: at(-2 * DAY_MS) });
    await expectDenied(ana, remove('linksDaSala/show'), set(NEW_ROOM, aRoom()));
  });
});

describe('a change of a room by the team', () => {
  it.each(BAD_LINKS)('may not lead it to %j', async (link) => {
    await expectDenied(ana, update(ROOM, { link }));
  });

  it.each(BAD_TIMES)('may not let it open at %j', async (abreEm) => {
    await expectDenied(ana, update(ROOM, { abreEm }));
  });

  it.each<[string, () => DocumentData]>([
    ['count a click', () => ({ cliques: 1 })],
    ['count a click with another link', () => ({ cliques: 1, link: 'protegido:outro' })],
    ['add a click', () => ({ cliques: increment(1) })],
    ['remove the clicks', () => ({ cliques: deleteField() })],
    ['write the clicks as a fraction', () => ({ cliques: 0.5 })],
    ['remove the link', () => ({ link: deleteField() })],
    ['name a place', () => ({ ultimaVaga: randomUUID() })],
    ['name a place with another link', () => ({ ultimaVaga: randomUUID(), link: 'protegido:outro' })],
    ['add a field', () => ({ nome: 'Show' })],
    ['add a field with another link', () => ({ nome: 'Show', link: 'protegido:outro' })],
    ['give it a time with an address', () => ({ link: ADDRESS, abreEm: at(10_000) })],
  ])('may not %s', async (_, change) => {
    await expectDenied(ana, update(ROOM, change()));
  });

  it.each(['0', null, 1, 2, 5, -1])('is refused if there are %j clicks', async (cliques) => {
    await admin.write(ROOM, { link: PROTECTED, cliques });
    for (const change of [{ link: 'protegido:outro' }, { abreEm: at(10_000) }, { cliques: 0 }])
      await expectDenied(ana, update(ROOM, change));
  });

  it('is refused in a room that the console made with another field, or without clicks', async () => {
    for (const room of [{ link: PROTECTED }, { link: PROTECTED, cliques: 0, Link: PROTECTED }]) {
      await admin.write(ROOM, room);
      await expectDenied(ana, update(ROOM, { link: 'protegido:outro' }));
    }
  });

  it('is refused after a click, whose winner would not find the way', async () => {
    await expectAllowed(ana, update(ROOM, { link: 'protegido:outro' }));
    await expectAllowed(visitor(), ...takingPlace(randomUUID(), ROOM, 'protegido:outro'));
    await expectDenied(bia, update(ROOM, { link: PROTECTED }));
    await expectDenied(bia, update(ROOM, { abreEm: at(10_000) }));
    await expectDenied(bia, set(ROOM, aRoom()));
    expect(await admin.read(ROOM)).toMatchObject({ link: 'protegido:outro', cliques: 1 });
  });

  it('is refused in the commit of a click', async () => {
    const vaga = randomUUID();
    await expectDenied(ana, update(ROOM, { link: 'protegido:outro' }), ...takingPlace(vaga));
    await expectDenied(
      ana,
      update(ROOM, { link: 'protegido:outro' }),
      ...takingPlace(vaga, ROOM, 'protegido:outro'),
    );
  });
});

describe('two team members', () => {
  it('who open the same room at once have opened one room', async () => {
    await Promise.allSettled([ana, bia].map((db) => commit(db, set(NEW_ROOM, aRoom()))));
    expect(await admin.read(NEW_ROOM)).toEqual(aRoom());
  });

  it('who open it again after a click change nothing', async () => {
    await commit(ana, set(NEW_ROOM, aRoom()));
    await commit(visitor(), ...takingPlace(randomUUID(), NEW_ROOM));
    await expectDenied(bia, set(NEW_ROOM, aRoom()));
    expect(await admin.read(NEW_ROOM)).toMatchObject({ cliques: 1 });
  });

  it('may write nothing below a room', async () => {
    await expectDenied(ana, set(`${ROOM}/abaixo/documento`, {}));
  });
});
