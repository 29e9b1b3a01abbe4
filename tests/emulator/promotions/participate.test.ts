// @vitest-environment jsdom
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  Timestamp,
  updateDoc,
  type DocumentData,
  type Unsubscribe,
} from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '../../../src/auth/registration';
import { auth } from '../../../src/firebase/auth';
import { db } from '../../../src/firebase/firestore';
import type { Participation, Promotion } from '../../../src/model';
import {
  participate,
  readPromotion,
  readPromotions,
  takesPart,
  subscribeToParticipations,
} from '../../../src/promotions/data';
import { leaveDevices, newcomer, newDevice, PASSWORD, uidOf } from '../../support/accounts';
import { asAdmin, seed, startRules, stored } from '../../support/firestore';

const TITLE = 'Natal premiado';
const DAY_MS = 86_400_000;
const REFUSED = { code: 'permission-denied' };

let env: RulesTestEnvironment;
/** Open, and of one test only. */
let id: string;
let watches: Unsubscribe[] = [];

beforeAll(async () => {
  // The app's own project, which other files of tests use at the same time.
  env = await startRules('sala-de-espera');
});
beforeEach(async () => {
  id = randomUUID();
  await seedPromotion();
});
afterEach(async () => {
  watches.forEach((stop) => stop());
  watches = [];
  await signOut(auth);
  await leaveDevices();
  // Other tests list what is published.
  await asAdmin(env, (admin) => deleteDoc(doc(admin, 'promocoes', id)));
});
afterAll(() => env.cleanup());

const inMs = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

function seedPromotion(changed: DocumentData = {}, at = id): Promise<void> {
  const promotion = {
    titulo: TITLE,
    descricao: '',
    inicio: inMs(-DAY_MS),
    fim: inMs(DAY_MS),
    publicada: true,
  };
  return seed(env, `promocoes/${at}`, { ...promotion, ...changed });
}

function removePromotion(): Promise<void> {
  return asAdmin(env, (admin) => deleteDoc(doc(admin, 'promocoes', id)));
}

/** Somebody with a complete account, signed in in the app; the uid. */
async function registered(): Promise<string> {
  await register(auth, db, newcomer());
  return uidOf({ auth });
}

/** As the promotion's page has it. */
async function shown(): Promise<Promotion> {
  const promotion = await readPromotion(db, id);
  if (!promotion) throw new Error(`The promotion ${id} is not shown.`);
  return promotion;
}

const participation = (uid: string) => stored(env, `promocoes/${id}/participacoes/${uid}`);

/** How many take part. */
function participants(): Promise<number> {
  return asAdmin(env, async (admin) => {
    const all = await getCountFromServer(collection(admin, 'promocoes', id, 'participacoes'));
    return all.data().count;
  });
}

/** What a person's profile lists, each time that it changes. */
function watch(uid: string) {
  const lists: Participation[][] = [];
  const stop = subscribeToParticipations(db, uid, (participations) => lists.push(participations));
  watches.push(stop);
  const promotions = () => lists.at(-1)?.map(({ promocao }) => promocao);
  return { stop, lists, promotions };
}

describe('taking part', () => {
  it("is stored once, under the server's time, and known from then on", async () => {
    const uid = await registered();
    expect(await takesPart(db, id, uid)).toBe(false);
    expect(await participate(db, await shown(), uid)).toBe('joined');
    expect(await takesPart(db, id, uid)).toBe(true);
    const written = await participation(uid);
    expect(written).toEqual({ uid, promocao: id, titulo: TITLE, em: expect.any(Timestamp) });
  });

  it('a second time says so, and leaves the first as it is', async () => {
    const uid = await registered();
    const promotion = await shown();
    await participate(db, promotion, uid);
    const first = await participation(uid);
    expect(await participate(db, promotion, uid)).toBe('already');
    expect(await participation(uid)).toEqual(first);
    expect(await participants()).toBe(1);
  });

  it('a second time says so also where the promotion is over, hidden or gone', async () => {
    const uid = await registered();
    const promotion = await shown();
    await participate(db, promotion, uid);
    await seedPromotion({ fim: inMs(-1000) });
    expect(await participate(db, promotion, uid)).toBe('already');
    await seedPromotion({ publicada: false });
    expect(await participate(db, promotion, uid)).toBe('already');
    await removePromotion();
    expect(await participate(db, promotion, uid)).toBe('already');
  });

  it.each<[string, () => DocumentData]>([
    ['has not begun', () => ({ inicio: inMs(30_000) })],
    ['is over', () => ({ fim: inMs(-1000) })],
    ['is hidden', () => ({ publicada: false })],
    ['has another title', () => ({ titulo: 'Páscoa premiada' })],
  ])('is refused where the promotion %s by now', async (_, changed) => {
    const uid = await registered();
    const promotion = await shown();
    await seedPromotion(changed());
    await expect(participate(db, promotion, uid)).rejects.toMatchObject(REFUSED);
    expect(await participants()).toBe(0);
  });

  it('is refused where the promotion is gone', async () => {
    const uid = await registered();
    const promotion = await shown();
    await removePromotion();
    await expect(participate(db, promotion, uid)).rejects.toMatchObject(REFUSED);
  });

  it('does not heed the clock of this device, nor write its time', async () => {
    const uid = await registered();
    const promotion = await shown();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * DAY_MS });
    try {
      expect(await participate(db, promotion, uid)).toBe('joined');
    } finally {
      vi.useRealTimers();
    }
    const em = (await participation(uid))?.['em'];
    expect(em instanceof Timestamp && Math.abs(em.toMillis() - Date.now())).toBeLessThan(60_000);
  });

  it('is refused to a visitor, for themselves and for others', async () => {
    const promotion = await shown();
    await expect(participate(db, promotion, 'ninguem')).rejects.toMatchObject(REFUSED);
    const uid = await registered();
    await signOut(auth);
    await expect(participate(db, promotion, uid)).rejects.toMatchObject(REFUSED);
    expect(await participants()).toBe(0);
  });

  it('is refused for somebody else, and does not tell whether they take part', async () => {
    const promotion = await shown();
    const other = await registered();
    await participate(db, promotion, other);
    await registered();
    await expect(participate(db, promotion, other)).rejects.toMatchObject(REFUSED);
    expect(await participants()).toBe(1);
  });

  it('is refused without a profile', async () => {
    const { email, password } = newcomer();
    await createUserWithEmailAndPassword(auth, email, password);
    await expect(participate(db, await shown(), uidOf({ auth }))).rejects.toMatchObject(REFUSED);
    expect(await participants()).toBe(0);
  });
});

describe('at once', () => {
  it('one person joins 20 times: one participation, and every answer is a yes', async () => {
    const uid = await registered();
    const promotion = await shown();
    const answers = await Promise.all(Array.from({ length: 20 }, () => participate(db, promotion, uid)));
    expect(new Set(answers)).toEqual(new Set(['joined', 'already']));
    expect(await participants()).toBe(1);
  });

  it('one person joins on five devices, four times each: the same', async () => {
    const person = newcomer();
    await register(auth, db, person);
    const promotion = await shown();
    const devices = Array.from({ length: 5 }, () => newDevice(env));
    await Promise.all(devices.map((own) => signInWithEmailAndPassword(own.auth, person.email, PASSWORD)));
    const clicks = [...devices, ...devices, ...devices, ...devices];
    const answers = await Promise.all(clicks.map((own) => participate(own.db, promotion, uidOf(own))));
    expect(new Set(answers)).toEqual(new Set(['joined', 'already']));
    expect(await participants()).toBe(1);
  });

  it('100 people join, each with an SDK of their own: 100 participations', async () => {
    const promotion = await shown();
    const people = Array.from({ length: 100 }, () => newDevice(env));
    await Promise.all(people.map((person) => register(person.auth, person.db, newcomer())));
    const answers = await Promise.all(
      people.map((person) => participate(person.db, promotion, uidOf(person))),
    );
    expect(answers).toEqual(people.map(() => 'joined'));
    expect(await participants()).toBe(100);
    expect(new Set(people.map(uidOf)).size).toBe(100);
    for (const uid of people.map(uidOf))
      expect(await participation(uid)).toMatchObject({ uid, promocao: id });
  }, 180_000);
});

describe('a promotion', () => {
  it('is shown with all that an admin has written', async () => {
    const [inicio, fim] = [inMs(-1000), inMs(60_000)];
    const written = {
      titulo: 'Um carro',
      descricao: 'Zero\n\nquilômetro',
      imagem: '/promocoes/carro.svg',
      regulamento: 'https://example.com/regulamento',
    };
    await seedPromotion({ ...written, inicio, fim });
    expect(await readPromotion(db, id)).toEqual({
      ...written,
      id,
      inicio: inicio.toDate(),
      fim: fim.toDate(),
    });
  });

  it('that is hidden is none, as is one that is missing', async () => {
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
  ])('with the malformed or unusual id %j is none', async (malformed) => {
    expect(await readPromotion(db, malformed)).toBeNull();
  });

  it('is listed while it is published, the one that ends last first', async () => {
    const later = randomUUID();
    await seedPromotion({ fim: inMs(2 * DAY_MS) }, later);
    const listed = async () =>
      (await readPromotions(db))
        .map((promotion) => promotion.id)
        .filter((one) => one === id || one === later);
    expect(await listed()).toEqual([later, id]);
    await seedPromotion({ publicada: false }, later);
    expect(await listed()).toEqual([id]);
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'promocoes', later)));
  });
});

describe('the participations of a person', () => {
  it('are followed live, the newest first, and only their own', async () => {
    const promotion = await shown();
    const other = await registered();
    await participate(db, promotion, other);
    const uid = await registered();
    const { lists, promotions } = watch(uid);
    await vi.waitFor(() => expect(lists).toEqual([[]]), { timeout: 10_000 });
    await participate(db, promotion, uid);
    await vi.waitFor(() => expect(promotions()).toEqual([id]), { timeout: 10_000 });

    const second = { uid, promocao: 'pascoa', titulo: 'Páscoa', em: inMs(60_000) };
    const path = `promocoes/pascoa/participacoes/${uid}`;
    await seed(env, path, second);
    await vi.waitFor(() => expect(promotions()).toEqual(['pascoa', id]), { timeout: 10_000 });
    expect(lists.at(-1)?.[0]).toEqual({ promocao: 'pascoa', titulo: 'Páscoa', em: second.em.toDate() });

    await asAdmin(env, (admin) => deleteDoc(doc(admin, path)));
    await vi.waitFor(() => expect(promotions()).toEqual([id]), { timeout: 10_000 });
  });

  it('are followed no more once that is ended', async () => {
    const uid = await registered();
    const { stop, lists } = watch(uid);
    const witness = watch(uid);
    await vi.waitFor(() => expect(lists).toEqual([[]]), { timeout: 10_000 });
    stop();
    await participate(db, await shown(), uid);
    await vi.waitFor(() => expect(witness.promotions()).toEqual([id]), { timeout: 10_000 });
    expect(lists).toEqual([[]]);
  });

  it('have no time while an admin has written none that is one', async () => {
    const uid = await registered();
    await participate(db, await shown(), uid);
    const path = `promocoes/${id}/participacoes/${uid}`;
    await asAdmin(env, (admin) => updateDoc(doc(admin, path), { em: 'ontem', titulo: 5 }));
    const { lists } = watch(uid);
    await vi.waitFor(() => expect(lists.at(-1)).toEqual([{ promocao: id, titulo: '', em: null }]), {
      timeout: 10_000,
    });
  });
});
