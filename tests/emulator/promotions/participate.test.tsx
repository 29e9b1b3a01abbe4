import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../../src/auth/profile/registration';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../src/base/durations';
import { auth } from '../../../src/firebase/auth';
import { db } from '../../../src/firebase/firestore';
import type { Participation, Promotion } from '../../../src/model';
import {
  leave,
  participate,
  readPromotion,
  readPromotions,
  readSomeEndingAfter,
  takesPart,
} from '../../../src/promotions/firebase';
import { joinBySignUp, readOpenPromotion } from '../../../src/promotions/panel/signUpPart';
import { cachedParticipations } from '../../../src/promotions/participations/participationsCache';
import { realtimeDb, subscribeToParticipations } from '../../../src/promotions/realtime';
import { closeDevices, newRegistration, newDevice, PASSWORD, uidOf } from '../../support/accounts';
import { at } from '../../support/firestore';
import { admin, startProject } from '../../support/project';
import { lose, onNextCommit } from '../../support/requests';
import { eventually } from '../../support/timers';

const TITLE = 'Natal premiado';
const RULES = 'https://example.com/regulamento';
const REFUSED = { code: 'permission-denied' };

/** The id of the current test's open promotion. */
let id: string;
let watches: (() => void)[] = [];

// The app's own Firebase project, which other test files use at the same time.
startProject('sala-de-espera');
beforeEach(async () => {
  id = randomUUID();
  await seedPromotion();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  watches.forEach((stop) => stop());
  watches = [];
  await signOut(auth);
  await closeDevices();
  // Otherwise this promotion would appear in the lists of other test files.
  await removePromotion();
});

function seedPromotion(changed: DocumentData = {}, of = id): Promise<void> {
  const promotion = {
    titulo: TITLE,
    descricao: '',
    inicio: at(-DAY_MS),
    fim: at(DAY_MS),
    publicada: true,
  };
  return admin.write(`promocoes/${of}`, { ...promotion, ...changed });
}

const removePromotion = (of = id) => admin.remove(`promocoes/${of}`);

/** Registers a new user, who is then signed in in the app. Resolves with the uid. */
function registered(): Promise<string> {
  return register(auth, db, newRegistration());
}

/** Registers a new user, who is then signed in in the app and on some more devices. */
async function registeredOn(amount: number) {
  const person = newRegistration();
  await register(auth, db, person);
  const devices = Array.from({ length: amount }, () => newDevice());
  await Promise.all(devices.map((own) => signInWithEmailAndPassword(own.auth, person.email, PASSWORD)));
  return { devices, uid: uidOf({ auth }) };
}

async function shown(): Promise<Promotion> {
  const promotion = await readPromotion(db, id);
  if (!promotion) throw new Error(`The promotion ${id} is not shown.`);
  return promotion;
}

const participation = (uid: string) => admin.read(`promocoes/${id}/participacoes/${uid}`);

const participants = async () => (await admin.ids(`promocoes/${id}/participacoes`)).length;

/** Records the lists of participations that the profile page receives. */
function watch(uid: string) {
  const lists: Participation[][] = [];
  const stop = subscribeToParticipations(realtimeDb, uid, (participations) => lists.push(participations));
  watches.push(stop);
  const promotions = () => lists.at(-1)?.map(({ promocao }) => promocao);
  return { stop, lists, promotions };
}

describe('the sign-up for a promotion', () => {
  it('shows the promotion only while it is open', async () => {
    expect(await readOpenPromotion(id)).toMatchObject({ id, titulo: TITLE });
    for (const change of [{ inicio: at(DAY_MS / 2) }, { fim: at(-SECOND_MS) }, { publicada: false }]) {
      await seedPromotion(change);
      expect(await readOpenPromotion(id)).toBeNull();
    }
  });

  it('takes part by the rules that it has shown, and the device knows it', async () => {
    await seedPromotion({ regulamento: RULES });
    const uid = await register(auth, db, newRegistration());
    await joinBySignUp(await shown(), uid);
    expect(await participation(uid)).toMatchObject({ uid, promocao: id, regulamento: RULES });
    expect(cachedParticipations(uid)).toMatchObject([{ promocao: id, titulo: TITLE, regulamento: RULES }]);
  });

  it('takes part in nothing by rules that it has not shown, and keeps the registration', async () => {
    const promotion = await shown();
    await seedPromotion({ regulamento: RULES });
    const uid = await register(auth, db, newRegistration());
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await joinBySignUp(promotion, uid);
    // The refusal is no error of the app.
    expect(log).not.toHaveBeenCalled();
    expect(await participation(uid)).toBeNull();
    expect(await admin.read(`users/${uid}`)).toMatchObject({ uid });
    expect(cachedParticipations(uid)).toBeNull();
  });
});

describe('taking part', () => {
  it("is stored once, with the server's time, and can be read afterwards", async () => {
    const uid = await registered();
    expect(await takesPart(db, id, uid)).toBe(false);
    expect(await participate(db, await shown(), uid)).toBe('joined');
    expect(await takesPart(db, id, uid)).toBe(true);
    const written = await participation(uid);
    expect(written).toEqual({ uid, promocao: id, titulo: TITLE, em: expect.any(Timestamp) });
  });

  it("a second time returns 'already' and changes nothing, also if the promotion has ended, is hidden or is deleted", async () => {
    const uid = await registered();
    const promotion = await shown();
    await participate(db, promotion, uid);
    const first = await participation(uid);
    for (const change of [
      async () => {},
      () => seedPromotion({ fim: at(-SECOND_MS) }),
      () => seedPromotion({ publicada: false }),
      () => removePromotion(),
    ]) {
      await change();
      expect(await participate(db, promotion, uid)).toBe('already');
    }
    expect(await participation(uid)).toEqual(first);
    expect(await participants()).toBe(1);
  });

  it('does not depend on the clock of the device', async () => {
    const uid = await registered();
    const promotion = await shown();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * DAY_MS });
    try {
      expect(await participate(db, promotion, uid)).toBe('joined');
    } finally {
      vi.useRealTimers();
    }
    const em = (await participation(uid))?.['em'];
    expect(em instanceof Timestamp && Math.abs(em.toMillis() - Date.now())).toBeLessThan(MINUTE_MS);
  });
});

describe('taking part in a promotion with rules', () => {
  it('keeps which rules were accepted, also for the list of the profile', async () => {
    await seedPromotion({ regulamento: RULES });
    const uid = await registered();
    expect(await participate(db, await shown(), uid)).toBe('joined');
    expect(await participation(uid)).toMatchObject({ regulamento: RULES });
    const { lists } = watch(uid);
    await eventually(() => expect(lists.at(-1)).toMatchObject([{ promocao: id, regulamento: RULES }]));
    // The accepted rules stay stored when the team changes the promotion's rules afterwards.
    await seedPromotion({ regulamento: `${RULES}-2` });
    expect(await participate(db, await shown(), uid)).toBe('already');
    expect(await participation(uid)).toMatchObject({ regulamento: RULES });
  });

  it.each<[string, DocumentData, DocumentData]>([
    ['changes', { regulamento: RULES }, { regulamento: `${RULES}-2` }],
    ['adds', {}, { regulamento: RULES }],
    ['removes', { regulamento: RULES }, {}],
  ])('is denied if the team %s them meanwhile, and then accepts the new ones', async (_, before, after) => {
    await seedPromotion(before);
    const uid = await registered();
    const promotion = await shown();
    await seedPromotion(after);
    await expect(participate(db, promotion, uid)).rejects.toMatchObject(REFUSED);
    expect(await participation(uid)).toBeNull();
    expect(await participate(db, await shown(), uid)).toBe('joined');
    expect((await participation(uid))?.['regulamento']).toBe(after['regulamento']);
  });
});

describe('leaving a promotion', () => {
  it('deletes the participation and can be repeated; taking part again is a new one', async () => {
    const uid = await registered();
    const promotion = await shown();
    await participate(db, promotion, uid);
    const { promotions } = watch(uid);
    await eventually(() => expect(promotions()).toEqual([id]));
    await leave(db, id, uid);
    expect(await participation(uid)).toBeNull();
    expect(await takesPart(db, id, uid)).toBe(false);
    await eventually(() => expect(promotions()).toEqual([]));
    await leave(db, id, uid);
    expect(await participate(db, promotion, uid)).toBe('joined');
    expect(await participants()).toBe(1);
  });

  it('at the same time on several devices ends with no participation and no error', async () => {
    const { devices, uid } = await registeredOn(3);
    await participate(db, await shown(), uid);
    await Promise.all([...devices, ...devices].map((own) => leave(own.db, id, uid)));
    expect(await participants()).toBe(0);
  });
});

it('taking part and leaving are done though their answers are lost', async () => {
  const uid = await registered();
  const promotion = await shown();
  onNextCommit((send) => send().then(lose));
  expect(await participate(db, promotion, uid)).toBe('joined');
  expect(await participants()).toBe(1);
  onNextCommit((send) => send().then(lose));
  await leave(db, id, uid);
  expect(await participants()).toBe(0);
});

describe('taking part concurrently', () => {
  it('creates one participation of a user on five devices, four times each', async () => {
    const { devices } = await registeredOn(5);
    const promotion = await shown();
    const clicks = [...devices, ...devices, ...devices, ...devices];
    const answers = await Promise.all(clicks.map((own) => participate(own.db, promotion, uidOf(own))));
    expect(new Set(answers)).toEqual(new Set(['joined', 'already']));
    expect(await participants()).toBe(1);
  });
});

describe('a promotion', () => {
  it('is read with all fields that an admin has written', async () => {
    const [inicio, fim] = [at(-SECOND_MS), at(MINUTE_MS)];
    const written = {
      titulo: 'Um carro',
      descricao: 'Zero\n\nquilômetro',
      imagem: '/promocoes/carro.svg',
      regulamento: RULES,
      autorizacao: '04.012345/2026',
      resultado: 'Quem ganhou: Ana.',
    };
    await seedPromotion({ ...written, inicio, fim });
    expect(await readPromotion(db, id)).toEqual({
      ...written,
      id,
      inicio: inicio.toDate(),
      fim: fim.toDate(),
    });
  });

  it('is null if it is hidden or missing', async () => {
    await seedPromotion({ publicada: false });
    expect(await readPromotion(db, id)).toBeNull();
    expect(await readPromotion(db, randomUUID())).toBeNull();
  });

  it.each([
    'a/b',
    'a/b/c',
    '/',
    '.',
    '..',
    '__id__',
    'x'.repeat(1501),
    '\u0000',
    '%',
    'Promoção 1 😀',
    '\ud800',
  ])('is null if its id is malformed or unusual: %j', async (malformed) => {
    expect(await readPromotion(db, malformed)).toBeNull();
  });

  it('is listed while it is published, sorted by the end, the latest first', async () => {
    const later = randomUUID();
    await seedPromotion({ fim: at(2 * DAY_MS) }, later);
    const listed = async () =>
      (await readPromotions(db))
        .map((promotion) => promotion.id)
        .filter((one) => one === id || one === later);
    expect(await listed()).toEqual([later, id]);
    await seedPromotion({ publicada: false }, later);
    expect(await listed()).toEqual([id]);
    await removePromotion(later);
  });

  it('is among those that end after a time, until its end', async () => {
    const end = Number((await shown()).fim);
    expect(await idsEndingAfter(end - 1)).toContain(id);
    expect(await idsEndingAfter(end)).not.toContain(id);
  });
});

async function idsEndingAfter(timeMs: number): Promise<string[]> {
  const promotions = await readSomeEndingAfter(db, new Date(timeMs));
  return promotions.map((promotion) => promotion.id);
}

describe('the participations of a user', () => {
  it("are updated live, sorted by time, the latest first, and exclude other users'", async () => {
    const promotion = await shown();
    const other = await registered();
    await participate(db, promotion, other);
    const uid = await registered();
    const { lists, promotions } = watch(uid);
    await eventually(() => expect(lists).toEqual([[]]));
    await participate(db, promotion, uid);
    await eventually(() => expect(promotions()).toEqual([id]));

    const second = { uid, promocao: 'pascoa', titulo: 'Páscoa', em: at(MINUTE_MS) };
    const path = `promocoes/pascoa/participacoes/${uid}`;
    await admin.write(path, second);
    await eventually(() => expect(promotions()).toEqual(['pascoa', id]));
    const old = { promocao: 'pascoa', titulo: 'Páscoa', em: second.em.toDate(), regulamento: null };
    expect(lists.at(-1)?.[0]).toEqual(old);

    await admin.remove(path);
    await eventually(() => expect(promotions()).toEqual([id]));
  });

  it('are not updated after unsubscribing', async () => {
    const uid = await registered();
    const { stop, lists } = watch(uid);
    const witness = watch(uid);
    await eventually(() => expect(lists).toEqual([[]]));
    stop();
    await participate(db, await shown(), uid);
    await eventually(() => expect(witness.promotions()).toEqual([id]));
    expect(lists).toEqual([[]]);
  });
});
