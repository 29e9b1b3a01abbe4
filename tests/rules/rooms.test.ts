import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  getCount,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { PLACES } from '../../src/model';
import { ADDRESS } from '../support/links';
import { admin, deleteDocuments } from '../support/project';
import { isOffsetRefused, restName, restStatus } from '../support/rest';
import {
  expectAllowed,
  anonymous,
  byAdmin,
  clicking,
  expectDenied,
  get,
  remove,
  set,
  update,
  startClients,
  type Write,
} from '../support/rules';

const EARLIER_TICKET = randomUUID();
const ROOM = 'salaDeEspera/sala';
const OTHER_ROOM = 'salaDeEspera/outra';

startClients('rooms');
beforeEach(deleteDocuments);

function seedRoom(cliques: unknown, path = ROOM) {
  const counted = cliques === undefined ? {} : { cliques };
  return admin.write(path, { link: ADDRESS, ultimaVaga: EARLIER_TICKET, ...counted });
}

const aTicket = (sala = 'sala') => ({ sala, link: ADDRESS, em: serverTimestamp() });

const creating = (ticket: string, sala?: string) => set(`vagas/${ticket}`, aTicket(sala));

/**
 * The commit of a valid click.
 * @param change fields of the room that differ or are added
 */
const takingPlace = (change: DocumentData = {}, ticket: string = randomUUID()) => [
  update(ROOM, { cliques: increment(1), ultimaVaga: ticket, ...change }),
  creating(ticket),
];

const rooms = () => collection(anonymous, 'salaDeEspera');

describe('reading rooms', () => {
  it('a visitor gets a room, or learns that it does not exist', async () => {
    await seedRoom(0);
    await assertSucceeds(get(anonymous, ROOM));
    await assertSucceeds(get(anonymous, 'salaDeEspera/apagada'));
  });

  it('a visitor lists at most 20 rooms', async () => {
    await assertSucceeds(getDocs(query(rooms(), limit(20))));
    await assertFails(getDocs(query(rooms(), limit(21))));
    await assertFails(getDocs(rooms()));
    await assertFails(getCount(rooms()));
  });

  it('a visitor may not skip rooms, which are billed, too', async () => {
    await seedRoom(0);
    const listed = { from: [{ collectionId: 'salaDeEspera' }], limit: 20 };
    expect(await isOffsetRefused(null, listed)).toBe(true);
  });
});

it('a visitor may not create a room, also not by taking a place in it', async () => {
  const ticket = randomUUID();
  await expectDenied(anonymous, set(ROOM, { link: ADDRESS, cliques: 0 }));
  await expectDenied(
    anonymous,
    set(ROOM, { link: ADDRESS, cliques: 1, ultimaVaga: ticket }),
    creating(ticket),
  );
});

describe('taking a place: the clicks', () => {
  it.each([
    ...[0, 1, 2, 3, 4].map((cliques): [unknown, number] => [cliques, cliques + 1]),
    ...[undefined, null, '0', '3', true].map((cliques): [unknown, number] => [cliques, 1]),
  ])('a visitor takes a place if cliques is %j, which is then %d', async (cliques, after) => {
    await seedRoom(cliques);
    await expectAllowed(anonymous, ...takingPlace());
    expect(await admin.read(ROOM)).toMatchObject({ cliques: after });
  });

  it.each([5, 6, -1, -1000, 2.5, -0.5, NaN, Infinity])(
    'a visitor may not take a place if cliques is %d',
    async (cliques) => {
      await seedRoom(cliques);
      await expectDenied(anonymous, ...takingPlace());
    },
  );

  it('a visitor may not take a place if cliques is 2.0, which would be refused by adding 1', async () => {
    // Stored as a sum of floating-point numbers, because the SDK would write 2.0 as an integer.
    await seedRoom(2.5);
    await byAdmin(update(ROOM, { cliques: increment(-0.5) }));
    await expectDenied(anonymous, ...takingPlace());
    await expectDenied(anonymous, ...takingPlace({ cliques: 3 }));
  });

  it('a visitor takes a place with an absolute value instead of an increment', async () => {
    await seedRoom(2);
    await expectAllowed(anonymous, ...takingPlace({ cliques: 3 }));
  });

  // Sent by the REST API, because the JavaScript SDK always writes whole numbers as integers. A
  // floating-point number must be refused: it would block the room, whose clicks and deletion the rules would
  // then refuse.
  it.each([
    ['by adding 1', { increment: { integerValue: '1' } }, 200],
    ['not by adding 1.0', { increment: { doubleValue: 1 } }, 403],
    ['not by raising the clicks to 3.0', { maximum: { doubleValue: 3 } }, 403],
  ])('a visitor with another SDK takes a place %s', async (_, click, status) => {
    await seedRoom(2);
    expect(await takePlaceOverRest({ fieldPath: 'cliques', ...click })).toBe(status);
  });
});

describe('taking a place', () => {
  beforeEach(() => seedRoom(2));

  const uuid = randomUUID();
  const second = randomUUID();

  it.each<[string, Write[]]>([
    ['count two clicks', takingPlace({ cliques: increment(2) })],
    ['count no click', takingPlace({ cliques: increment(0) })],
    ['subtract a click', takingPlace({ cliques: increment(-1) })],
    ['count half a click', takingPlace({ cliques: increment(0.5) })],
    ['set the clicks to 0', takingPlace({ cliques: 0 })],
    ['fill the room', takingPlace({ cliques: 5 })],
    ['write the clicks as a string', takingPlace({ cliques: '3' })],
    ['remove the clicks', takingPlace({ cliques: deleteField() })],
    ['leave the clicks unchanged', [update(ROOM, { ultimaVaga: uuid }), creating(uuid)]],
    ['change the link', takingPlace({ link: 'https://example.com/outra' })],
    ['remove the link', takingPlace({ link: deleteField() })],
    ['add a field', takingPlace({ nome: 'Maria' })],
    ['write a room without its link', [set(ROOM, { cliques: 3, ultimaVaga: uuid }), creating(uuid)]],
    ['click without setting ultimaVaga', [update(ROOM, { cliques: increment(1) }), creating(uuid)]],
    ['remove ultimaVaga', takingPlace({ ultimaVaga: deleteField() })],
    ['take a place with a document below a ticket', [clicking(`${uuid}/x/y`), creating(`${uuid}/x/y`)]],
    ['click without creating the ticket', [clicking(uuid)]],
    ['click and delete the ticket in one commit', [...takingPlace({}, uuid), remove(`vagas/${uuid}`)]],
    ['take two places in one commit', [...takingPlace({}, uuid), ...takingPlace({}, second)]],
    ['click twice for one ticket', [clicking(uuid), ...takingPlace({}, uuid)]],
    [
      'click twice with absolute values for one ticket',
      [update(ROOM, { cliques: 3, ultimaVaga: uuid }), ...takingPlace({ cliques: 4 }, uuid)],
    ],
    ['fill the room and close it in one commit', [...takingPlace({ cliques: 5 }, uuid), remove(ROOM)]],
  ])('a visitor may not %s', async (_, writes) => {
    await expectDenied(anonymous, ...writes);
  });

  it.each([
    'vaga',
    uuid.toUpperCase(),
    uuid.replaceAll('-', ''),
    `${uuid}0`,
    '00000000-0000-1000-8000-000000000000',
    '00000000-0000-4000-c000-000000000000',
  ])('a visitor may not take a place with the ticket id %s', async (ticket) => {
    await expectDenied(anonymous, ...takingPlace({}, ticket));
  });

  it.each(['a/b', 'a/b/c', `${uuid}/x`, `${uuid}/x/y`, '', '..', 5, null, true, [uuid], { id: uuid }])(
    'a visitor may not write %j to ultimaVaga',
    async (ultimaVaga) => {
      await expectDenied(anonymous, ...takingPlace({ ultimaVaga }, uuid));
    },
  );

  it('a visitor may not click with an existing ticket, or overwrite it', async () => {
    await admin.write(`vagas/${uuid}`, { sala: 'sala', link: ADDRESS });
    await expectDenied(anonymous, clicking(uuid));
    await expectDenied(anonymous, ...takingPlace({}, uuid));
  });

  it.each(['sala', 'outra'])('a visitor may not click in two rooms with one ticket of %j', async (sala) => {
    await seedRoom(2, OTHER_ROOM);
    await expectDenied(anonymous, clicking(uuid), clicking(uuid, OTHER_ROOM), creating(uuid, sala));
  });
});

it('a room has as many places as the page says', async () => {
  await seedRoom(PLACES - 1);
  await expectDenied(anonymous, remove(ROOM));
  await expectAllowed(anonymous, ...takingPlace());
  await expectDenied(anonymous, ...takingPlace());
  await expectAllowed(anonymous, remove(ROOM));
});

describe('deleting a room', () => {
  it.each([5, 6, 5.5])('a visitor deletes a room with %d clicks', async (cliques) => {
    await seedRoom(cliques);
    await expectAllowed(anonymous, remove(ROOM));
  });

  it.each([4, 0, -7, undefined, null, '7'])(
    'a visitor may not delete a room with %j clicks',
    async (cliques) => {
      await seedRoom(cliques);
      await expectDenied(anonymous, remove(ROOM));
    },
  );

  it('a visitor may not delete a room that does not exist, or in the commit of the fifth click', async () => {
    await expectDenied(anonymous, remove(ROOM));
    await seedRoom(4);
    await expectDenied(anonymous, ...takingPlace(), remove(ROOM));
  });
});

/**
 * Sends a click by the REST API.
 * @param click the transform of `cliques`
 */
function takePlaceOverRest(click: object): Promise<number> {
  const ticket = randomUUID();
  const fields = { sala: { stringValue: 'sala' }, link: { stringValue: ADDRESS } };
  const writes = [
    {
      update: { name: restName(ROOM), fields: { ultimaVaga: { stringValue: ticket } } },
      updateMask: { fieldPaths: ['ultimaVaga'] },
      updateTransforms: [click],
    },
    {
      update: { name: restName(`vagas/${ticket}`), fields },
      updateTransforms: [{ fieldPath: 'em', setToServerValue: 'REQUEST_TIME' }],
    },
  ];
  return restStatus(null, 'commit', { writes });
}
