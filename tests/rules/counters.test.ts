import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  increment,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile } from '../support/person';
import { admin, deleteDocuments } from '../support/project';
import { restName, restStatus } from '../support/rest';
import {
  aConsent,
  expectAllowed,
  commit,
  CONSENT,
  DELETION,
  expectDenied,
  everyClient,
  get,
  joao,
  maria,
  merge,
  otherClients,
  otherTimes,
  PROFILE,
  registration,
  remove,
  set,
  update,
  startClients,
  type Write,
} from '../support/rules';

const MARKER = 'users/maria/privado/contagem';
const STATE = 'usuariosPorEstado/SP';
const OTHER_STATE = 'usuariosPorEstado/RJ';
const TOTAL = 'usuariosCadastrados/qtdUsuarios';

startClients('counters');
beforeEach(async () => {
  await deleteDocuments();
  await admin.write(PROFILE, aProfile());
});

const aMarker = (estado = 'SP'): DocumentData => ({ estado, em: serverTimestamp() });

const oneMore = (): DocumentData => ({ quantidade: increment(1) });

/** Stores both counters before a test; undefined leaves a counter out. */
async function seedCounters(state: DocumentData | undefined, total: DocumentData | undefined) {
  if (state) await admin.write(STATE, state);
  if (total) await admin.write(TOTAL, total);
}

const seedCounted = () => admin.write(MARKER, { estado: 'SP', em: Timestamp.now() });

const quantityOf = async (path: string) => (await admin.read(path))?.['quantidade'];

/**
 * The product's three writes that count a person.
 * @param given writes that replace or supplement these; null leaves one out
 */
function counting(given: Record<string, DocumentData | null> = {}): Write[] {
  const writes = { [MARKER]: aMarker(), [STATE]: oneMore(), [TOTAL]: oneMore(), ...given };
  return Object.entries(writes).flatMap(([path, data]) => (data ? [merge(path, data)] : []));
}

/** The three writes that count a person in another state than the profile's. */
const countingIn = (estado: string) =>
  counting({ [MARKER]: aMarker(estado), [STATE]: null, [`usuariosPorEstado/${estado}`]: oneMore() });

/** A write that moves Maria's profile to another state. */
const movedTo = (estado: string) => update(PROFILE, { estado });

describe('counting a new user', () => {
  const before: [string, DocumentData | undefined, number][] = [
    ['does not exist', undefined, 1],
    ['has no quantity', {}, 1],
    ['has a string quantity', { quantidade: 'sete' }, 1],
    ['has a null quantity', { quantidade: null }, 1],
    ['is at 0', { quantidade: 0 }, 1],
    ['is at 7', { quantidade: 7 }, 8],
    ['is at 7, with a field of an admin,', { quantidade: 7, nota: 'a' }, 8],
  ];

  it.each(before)('Maria is counted if the counter of her state %s', async (_, state, after) => {
    await seedCounters(state, { quantidade: 41 });
    await expectAllowed(maria, ...counting());
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([after, 42]);
  });

  it.each(before)('Maria is counted if the total %s', async (_, total, after) => {
    await seedCounters({ quantidade: 41 }, total);
    await expectAllowed(maria, ...counting());
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([42, after]);
  });

  it('Maria is counted if neither counter exists, and then João', async () => {
    await expectAllowed(maria, ...counting());
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([1, 1]);
    await admin.write('users/joao', { ...aProfile(), uid: 'joao', email: 'joao@example.com' });
    await expectAllowed(joao, ...counting({ [MARKER]: null, 'users/joao/privado/contagem': aMarker() }));
    expect([await quantityOf(STATE), await quantityOf(TOTAL)]).toEqual([2, 2]);
  });
});

// Each test runs with counters that do not exist yet, and with existing ones.
describe.each([
  ['the first user', undefined],
  ['a later user', { quantidade: 7 }],
])('%s', (_, before) => {
  const due = before ? 8 : 1;
  beforeEach(async () => {
    await seedCounters(before, before);
    if (before) await admin.write(OTHER_STATE, before);
  });

  describe.each([STATE, TOTAL])('in %s', (counter) => {
    const withCounter = (data: DocumentData) => counting({ [counter]: data });

    it.each<[string, Write[]]>([
      ['add 2', withCounter({ quantidade: increment(2) })],
      ['add 0', withCounter({ quantidade: increment(0) })],
      ['subtract 1', withCounter({ quantidade: increment(-1) })],
      ['add 1.5', withCounter({ quantidade: increment(1.5) })],
      ['write 1.5', withCounter({ quantidade: 1.5 })],
      ['write 0', withCounter({ quantidade: 0 })],
      ['write 100', withCounter({ quantidade: 100 })],
      ['write the expected number as a string', withCounter({ quantidade: String(due) })],
      ['write null', withCounter({ quantidade: null })],
      ['remove the quantity', withCounter({ quantidade: deleteField() })],
      ['add a field', withCounter({ ...oneMore(), nome: 'Maria' })],
      ['add 1 twice in one commit', [...counting(), merge(counter, oneMore())]],
      [
        'write two successive numbers in one commit',
        [
          ...counting({ [STATE]: { quantidade: due }, [TOTAL]: { quantidade: due } }),
          merge(counter, { quantidade: due + 1 }),
        ],
      ],
    ])('may not %s', async (_what, writes) => {
      await expectDenied(maria, ...writes);
    });

    // Sent by the REST API, because the JavaScript SDK always writes whole numbers as integers.
    it('may not make the quantity a floating-point number', async () => {
      expect(await countOverRest({ [counter]: { doubleValue: 1 } })).toBe(403);
    });
  });

  it('is counted with another SDK', async () => {
    expect(await countOverRest({})).toBe(200);
  });

  it.each<[string, Write[]]>([
    ['leave out the marker', counting({ [MARKER]: null })],
    ['leave out the counter of the state', counting({ [STATE]: null })],
    ['leave out the total', counting({ [TOTAL]: null })],
    ['write only the marker', counting({ [STATE]: null, [TOTAL]: null })],
    ['write only the counter of the state', counting({ [MARKER]: null, [TOTAL]: null })],
    ['write only the total', counting({ [MARKER]: null, [STATE]: null })],
    ['count in two states', counting({ [OTHER_STATE]: oneMore() })],
    ['count in a state other than that of the marker', counting({ [STATE]: null, [OTHER_STATE]: oneMore() })],
    ['count in a state other than that of the profile', countingIn('RJ')],
    ['create a marker with a state other than the counted one', counting({ [MARKER]: aMarker('RJ') })],
    ['count in the state that the commit first removes from the profile', [movedTo('RJ'), ...counting()]],
    ['count in the state that the commit then removes from the profile', [...counting(), movedTo('RJ')]],
    [
      'count in a state that the profile has only within the commit',
      [movedTo('RJ'), ...countingIn('RJ'), movedTo('SP')],
    ],
  ])('may not %s', async (_what, writes) => {
    await expectDenied(maria, ...writes);
  });

  it('is counted in the state that the same commit writes to the profile', async () => {
    await expectAllowed(maria, movedTo('RJ'), ...countingIn('RJ'));
    expect([await quantityOf(OTHER_STATE), await quantityOf(TOTAL)]).toEqual([due, due]);
    expect(await quantityOf(STATE)).toBe(before?.quantidade);
  });

  it.each(otherClients)('%s may not change the counters without a marker', async (_who, connect) => {
    for (const counter of [STATE, TOTAL]) await expectDenied(connect(), merge(counter, oneMore()));
  });
});

describe('counting', () => {
  it('is denied to a user without a profile, also in the commit that creates it', async () => {
    await admin.remove(PROFILE);
    await expectDenied(maria, ...counting());
    await expectDenied(maria, ...counting(), ...registration());
  });

  it('is denied in the commit that deletes the account', async () => {
    await admin.write(CONSENT, aConsent());
    await expectDenied(maria, ...counting(), ...DELETION);
    await expectDenied(maria, ...DELETION, ...counting());
  });

  it('is denied to a user whose profile has no state', async () => {
    await admin.write(PROFILE, { uid: 'maria' });
    await expectDenied(maria, ...counting());
    await expectDenied(maria, ...counting({ [MARKER]: { em: serverTimestamp() } }));
  });

  it.each(otherClients)('Maria is denied to %s', async (_, connect) => {
    await expectDenied(connect(), ...counting());
  });

  it("João is denied if the commit also creates Maria's marker", async () => {
    await admin.write('users/joao', { ...aProfile(), uid: 'joao', email: 'joao@example.com' });
    await expectDenied(joao, ...counting({ 'users/joao/privado/contagem': aMarker() }));
  });

  it.each<[string, DocumentData]>([
    ['another field', { ...aMarker(), nome: 'Maria' }],
    ['no state', { em: serverTimestamp() }],
    ['no time', { estado: 'SP' }],
    ...['RJ', 'sp', 'XX', '', 'SP/x/y', 5, null, true, ['SP']].map((estado): [string, DocumentData] => [
      `the state ${JSON.stringify(estado)}`,
      { ...aMarker(), estado },
    ]),
    ...otherTimes.map(([what, em]): [string, DocumentData] => [`a time ${what}`, { ...aMarker(), em }]),
  ])('is denied with a marker that has %s', async (_, marker) => {
    await expectDenied(maria, ...counting({ [MARKER]: marker }));
  });
});

describe('after Maria has been counted', () => {
  beforeEach(async () => {
    await seedCounters({ quantidade: 7 }, { quantidade: 41 });
    await seedCounted();
  });

  it.each<[string, Write[]]>([
    ['be counted again', counting()],
    ['count with the existing marker', counting({ [MARKER]: null })],
    ['count in her state with the existing marker', counting({ [MARKER]: null, [TOTAL]: null })],
    ['count in the total with the existing marker', counting({ [MARKER]: null, [STATE]: null })],
    ['delete the marker and count again in one commit', [remove(MARKER), ...counting()]],
  ])('she may not %s', async (_, writes) => {
    await expectDenied(maria, ...writes);
  });

  it('she may not be counted again after changing her state', async () => {
    await expectAllowed(maria, update(PROFILE, { estado: 'RJ' }));
    await expectDenied(maria, ...countingIn('RJ'));
  });

  it.each(everyClient)('%s may not change or delete the marker', async (_, connect) => {
    await expectDenied(connect(), update(MARKER, { estado: 'RJ' }));
    await expectDenied(connect(), update(MARKER, { em: serverTimestamp() }));
    await expectDenied(connect(), set(MARKER, aMarker()));
    await expectDenied(connect(), remove(MARKER));
  });
});

describe('when Maria deletes her account', () => {
  beforeEach(async () => {
    await admin.write(CONSENT, aConsent());
    await commit(maria, ...counting());
  });

  it('the marker remains: she may not delete it in the same commit, or afterwards', async () => {
    await expectDenied(maria, ...DELETION, remove(MARKER));
    await expectAllowed(maria, ...DELETION);
    await expectDenied(maria, remove(MARKER));
    expect(await admin.read(MARKER)).not.toBeNull();
  });

  it.each(['SP', 'RJ'])('she can register again in %s but may not be counted again', async (estado) => {
    await commit(maria, ...DELETION);
    await expectAllowed(maria, ...registration({ ...aProfile(), estado }));
    await expectDenied(maria, ...countingIn(estado));
    expect(await quantityOf(TOTAL)).toBe(1);
  });
});

describe('existing counters', () => {
  beforeEach(() => seedCounters({ quantidade: 7, nota: 'a' }, { quantidade: 41, nota: 'b' }));

  it.each([STATE, TOTAL])('no client may delete or overwrite %s', async (counter) => {
    for (const [, connect] of everyClient) {
      await expectDenied(connect(), remove(counter));
      await expectDenied(connect(), set(counter, { quantidade: 0 }));
      await expectDenied(connect(), update(counter, { quantidade: 1000 }));
      await expectDenied(connect(), merge(counter, oneMore()));
    }
  });

  it.each([
    [STATE, 8],
    [TOTAL, 42],
  ])('Maria may not delete %s, or change what an admin added to it, while counting', async (counter, due) => {
    await expectDenied(maria, ...counting(), remove(counter));
    await expectDenied(maria, ...counting({ [counter]: null }), set(counter, { quantidade: due }));
    await expectDenied(maria, ...counting({ [counter]: { ...oneMore(), nota: 'c' } }));
  });

  it.each(['usuariosCadastrados/outro', 'usuariosPorEstado/XX'])(
    'Maria may not create the unknown counter %s while counting',
    async (counter) => {
      await expectDenied(maria, ...counting({ [counter]: oneMore() }));
    },
  );
});

describe('reading counters and markers', () => {
  beforeEach(() => seedCounters({ quantidade: 7 }, { quantidade: 41 }));

  it.each(everyClient)('%s gets the total, and no counter of a state', async (_, connect) => {
    expect((await assertSucceeds(get(connect(), TOTAL))).get('quantidade')).toBe(41);
    await assertFails(get(connect(), STATE));
  });

  it('Maria gets her marker, or learns that she has none', async () => {
    expect((await assertSucceeds(get(maria, MARKER))).exists()).toBe(false);
    await seedCounted();
    expect((await assertSucceeds(get(maria, MARKER))).get('estado')).toBe('SP');
  });

  it.each(otherClients)('%s may not get the marker of Maria', async (_, connect) => {
    await assertFails(get(connect(), MARKER));
    await seedCounted();
    await assertFails(get(connect(), MARKER));
  });
});

/**
 * Sends Maria's count by the REST API.
 * @param added how much to add to each counter, if not 1
 */
function countOverRest(added: Record<string, object>): Promise<number> {
  const writes = [
    {
      update: { name: restName(MARKER), fields: { estado: { stringValue: 'SP' } } },
      updateTransforms: [{ fieldPath: 'em', setToServerValue: 'REQUEST_TIME' }],
    },
    ...[STATE, TOTAL].map((counter) => ({
      update: { name: restName(counter), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'quantidade', increment: added[counter] ?? { integerValue: '1' } }],
    })),
  ];
  return restStatus('maria', 'commit', { writes });
}
