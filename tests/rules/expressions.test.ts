import { Timestamp, type Firestore } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { countRegistration } from '../../src/auth/profile/counters';
import { MAX_DELETED_PARTICIPATIONS } from '../../src/auth/profile/deletion';
import { confirmPerson, savePerson } from '../../src/auth/profile/savePerson';
import { acceptTerms } from '../../src/auth/terms/terms';
import { correctAddress } from '../../src/backstage/live/address/addressCommits';
import { MAX_DELETIONS } from '../../src/backstage/live/earlier/earlierData';
import { commitRelease, replaceRoom } from '../../src/backstage/live/liveCommits';
import { MINUTE_MS, SECOND_MS } from '../../src/base/durations';
import { TERMS_VERSION, type Profile } from '../../src/model';
import { participate } from '../../src/promotions/participations/participate';
import { click } from '../../src/waiting-room/session/click';
import { becomeOwner } from '../../src/waiting-room/session/protectedAddress';
import { deriveTicket } from '../../src/waiting-room/session/tickets';
import { ANYBODY } from '../support/crowd';
import { at, visitor, withToken } from '../support/firestore';
import { ADDRESS, PROTECTED } from '../support/links';
import { aProfile, MARIA } from '../support/person';
import { admin, deleteDocuments, env, startProject } from '../support/project';
import { commit, CONSENT, DELETION, PROFILE, registration, remove, set, update } from '../support/rules';

/**
 * Firestore evaluates at most 1,000 expressions for a request. Whether it adds up those of all writes in a
 * commit is not documented, so the sum must stay well below.
 * https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits
 */
const LIMIT = 800;

let anyone: Firestore;
/** A member of the team with a confirmed e-mail address, who has just logged in. */
let maria: Firestore;

startProject('expressions');
beforeEach(async () => {
  await deleteDocuments();
  anyone = visitor();
  const auth_time = Math.floor(Date.now() / SECOND_MS);
  maria = withToken({ sub: 'maria', email: 'maria@example.com', email_verified: true, auth_time });
});

/** A part of the emulator's coverage report: an expression with its subexpressions. */
interface Expression {
  values?: { count: number }[];
  children?: Expression[];
}

/** How many expressions have been evaluated in the project so far. */
async function evaluations(): Promise<number> {
  const { projectId } = env;
  const report = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const answer = (await (await fetch(report)).json()) as { report?: Expression[] };
  return sumOf(answer.report ?? []);
}

function sumOf(expressions: Expression[]): number {
  return expressions
    .flatMap(({ values = [], children = [] }) => [...values.map(({ count }) => count), sumOf(children)])
    .reduce((before, count) => before + count, 0);
}

/** Expects that a request evaluates few expressions. */
async function expectFew(request: () => Promise<unknown>): Promise<void> {
  const before = await evaluations();
  await request();
  const evaluated = (await evaluations()) - before;
  // Zero would mean that the format of the emulator's report has changed.
  expect(evaluated).toBeGreaterThan(0);
  expect(evaluated).toBeLessThanOrEqual(LIMIT);
}

const aRoom = (link: string, cliques = 4) => admin.write('salaDeEspera/sala', { link, cliques });

/** A room with an opening time that has passed, for which the rules evaluate the most. */
const openedRoom = () => admin.write('salaDeEspera/sala', { link: PROTECTED, cliques: 4, abreEm: at(-1) });

const register = () => admin.write(PROFILE, aProfile());

describe('at most 800 expressions are evaluated by the commit', () => {
  it('of a click', async () => {
    await aRoom(ADDRESS);
    await expectFew(() =>
      click(anyone, { id: 'sala', link: ADDRESS, cliques: 4, abreEm: null }, randomUUID(), ANYBODY),
    );
  });

  it('of a click in a protected room, and of owning the place', async () => {
    await openedRoom();
    await admin.write('linksDaSala/show', { link: ADDRESS });
    const { vaga, prova } = await deriveTicket(randomUUID(), { id: 'sala', link: PROTECTED });
    await expectFew(() =>
      click(anyone, { id: 'sala', link: PROTECTED, cliques: 4, abreEm: null }, vaga, ANYBODY),
    );
    await expectFew(() => becomeOwner(maria, 'maria', { link: PROTECTED, vaga, prova }));
    expect(await admin.read('linksDaSala/show/ganhadores/maria')).not.toBeNull();
  });

  it('of a click in a show for registered people', async () => {
    await openedRoom();
    await admin.write('linksDaSala/show', { link: ADDRESS });
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    await register();
    const person = { ...(aProfile() as Profile), confirmado: false };
    await expectFew(() =>
      click(maria, { id: 'sala', link: PROTECTED, cliques: 4, abreEm: null }, randomUUID(), {
        ...ANYBODY,
        person,
      }),
    );
    expect(await admin.read('linksDaSala/show/ganhadores/maria')).not.toBeNull();
  });

  it('of closing a room', async () => {
    await aRoom(ADDRESS, 5);
    await expectFew(() => commit(anyone, remove('salaDeEspera/sala')));
    expect(await admin.read('salaDeEspera/sala')).toBeNull();
  });

  it('of a sign-up', async () => {
    await expectFew(() => commit(maria, ...registration()));
  });

  it('of a sign-up over a consent that was left without a profile', async () => {
    await admin.write(CONSENT, { versao: '2026-11-23', em: Timestamp.now() });
    await expectFew(() => commit(maria, ...registration()));
  });

  it('of counting the first of a state, and of all', async () => {
    await register();
    await expectFew(() => countRegistration(maria, aProfile() as Profile));
    expect(await admin.read('usuariosPorEstado/SP')).toEqual({ quantidade: 1 });
  });

  it('of counting another', async () => {
    await register();
    await admin.write('usuariosPorEstado/SP', { quantidade: 1 });
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 2 });
    await expectFew(() => countRegistration(maria, aProfile() as Profile));
    expect(await admin.read('usuariosCadastrados/qtdUsuarios')).toEqual({ quantidade: 3 });
  });

  it.each([
    ['a change of the whole profile', savePerson],
    ['the same, by which the owner of the address confirms it', confirmPerson],
  ])('of %s', async (_, save) => {
    await register();
    const person = {
      email: MARIA.email,
      name: 'Maria Souza',
      celular: '2123456789',
      estado: 'RJ',
      cidade: 'Niterói',
    };
    await expectFew(() => save(maria, 'maria', person));
    expect(await admin.read(PROFILE)).toMatchObject(person);
  });

  it("of taking over the account's new address", async () => {
    await admin.write(PROFILE, { ...aProfile(), email: 'antes@example.com', confirmado: true });
    await expectFew(() => commit(maria, update(PROFILE, { email: 'maria@example.com' })));
    expect(await admin.read(PROFILE)).toMatchObject({ email: 'maria@example.com' });
  });

  it('of accepting newer terms', async () => {
    await register();
    await admin.write(CONSENT, { versao: '2026-11-23', em: Timestamp.now() });
    await expectFew(() => acceptTerms(maria, 'maria'));
    expect(await admin.read(CONSENT)).toMatchObject({ versao: TERMS_VERSION });
  });

  it('of taking part', async () => {
    const promotion = { titulo: 'Natal premiado', regulamento: 'https://example.com/regulamento.pdf' };
    const [inicio, fim] = [-MINUTE_MS, MINUTE_MS].map(at);
    await admin.write('promocoes/natal', { ...promotion, publicada: true, inicio, fim });
    await register();
    await expectFew(() => participate(maria, { id: 'natal', ...promotion }, 'maria'));
  });

  it('of deleting the profile', async () => {
    await register();
    await expectFew(() => commit(maria, ...DELETION));
  });

  it('of deleting the participations', async () => {
    const ids = Array.from({ length: MAX_DELETED_PARTICIPATIONS }, (_, promotion) => promotion);
    await expectFew(() => commit(maria, ...ids.map((id) => remove(`promocoes/${id}/participacoes/maria`))));
  });

  describe('of the team', () => {
    beforeEach(async () => {
      await admin.write('equipe/maria', {});
      await admin.write('linksDaSala/show', { link: ADDRESS });
    });

    const opensAt = Date.now() + MINUTE_MS;

    it('to release a room at a time', async () => {
      const em = Timestamp.now();
      await admin.write('linksDaSala/proxima-sala', { link: ADDRESS, em });
      const release = { link: ADDRESS, preparedAt: em.toMillis(), name: 'novo', opensAt };
      await expectFew(() => commitRelease(maria, release));
      expect(await admin.read('salaDeEspera/novo')).not.toBeNull();
    });

    it('to postpone a room', async () => {
      await aRoom(PROTECTED, 0);
      await admin.write('linksDaSala/sala', { link: ADDRESS });
      await expectFew(() =>
        replaceRoom(maria, { before: 'sala', name: 'novo', opensAt, untilOpen: () => MINUTE_MS }),
      );
      expect(await admin.read('salaDeEspera/novo')).not.toBeNull();
    });

    it('to correct the address of a room and of the next one', async () => {
      await admin.write('linksDaSala/proxima-sala', { link: ADDRESS });
      const typed = { link: `${ADDRESS}?certa`, seen: ADDRESS, by: 'maria@example.com' };
      await expectFew(() => correctAddress(maria, 'show', typed, false));
      expect(await admin.read('linksDaSala/proxima-sala')).toMatchObject({ link: typed.link });
    });

    it('to write the whole show', async () => {
      const [inicio, fim] = [Timestamp.fromMillis(0), Timestamp.fromMillis(MINUTE_MS)];
      const texts = {
        premio: 'Um carro',
        foto: '/a.svg',
        regulamento: ADDRESS,
        apresentador: 'Ana',
        retrato: '/b.svg',
        recado: 'Já vai!',
      };
      const show = { ...texts, video: 'https://youtu.be/dQw4w9WgXcQ', paraCadastrados: true, inicio, fim };
      await expectFew(() => commit(maria, set('configuracoes/salaDeEspera', show)));
    });

    it('to write a whole promotion', async () => {
      const [inicio, fim] = [Timestamp.fromMillis(0), Timestamp.fromMillis(MINUTE_MS)];
      const texts = {
        titulo: 'Natal',
        descricao: 'a',
        imagem: '/a.svg',
        autorizacao: '1',
        resultado: 'Joana',
      };
      const promotion = { ...texts, regulamento: ADDRESS, inicio, fim, publicada: true };
      await expectFew(() => commit(maria, set('promocoes/natal', promotion)));
      await expectFew(() => commit(maria, set('promocoes/natal', promotion)));
    });

    it('to correct a room', async () => {
      await aRoom(ADDRESS, 0);
      await expectFew(() => commit(maria, update('salaDeEspera/sala', { link: PROTECTED })));
    });

    it('to clear an earlier show away', async () => {
      const ids = Array.from({ length: MAX_DELETIONS }, (_, place) => `vagas/${place}`);
      for (const id of ids) await admin.write(id, { em: Timestamp.fromMillis(0) });
      await expectFew(() => commit(maria, ...ids.map((id) => remove(id))));
    });
  });
});
