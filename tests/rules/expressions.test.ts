import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countRegistration } from '../../src/auth/counters';
import { DELETED_AT_ONCE } from '../../src/auth/deletion';
import { confirmPerson } from '../../src/auth/savePerson';
import { acceptTerms } from '../../src/auth/terms';
import { TERMS_VERSION, type Profile } from '../../src/model';
import { participate } from '../../src/promotions/participate';
import { becomeOwner } from '../../src/waiting-room/address';
import { click } from '../../src/waiting-room/click';
import { close } from '../../src/waiting-room/standing';
import { deriveTicket } from '../../src/waiting-room/tickets';
import { aProfile, seed, signedIn, startRules, stored, visitor } from '../support/firestore';

/**
 * Firestore evaluates at most 1,000 expressions for a request. Whether it adds up those of all writes in a commit is not
 * documented, so all of them together have to stay well below.
 * https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits
 */
const LIMIT = 800;

const ADDRESS = 'https://example.com/chamada';
const LINK = 'protegido:show';

let env: RulesTestEnvironment;
let anyone: Firestore;
/** Her address is confirmed. */
let maria: Firestore;

beforeEach(async () => {
  // The emulator counts the expressions of a project, and never starts again at 0.
  env = await startRules(`expressions-${randomUUID()}`);
  anyone = visitor(env);
  maria = signedIn(env, 'maria', 'maria@example.com', true);
});
afterEach(() => env.cleanup());

/** A part of the emulator's report: an expression, with the expressions in it. */
interface Expression {
  values?: { count: number }[];
  children?: Expression[];
}

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

async function expectFew(commit: Promise<unknown>): Promise<void> {
  await commit;
  const evaluated = await evaluations();
  // Without any, the emulator's report would have changed.
  expect(evaluated).toBeGreaterThan(0);
  expect(evaluated).toBeLessThanOrEqual(LIMIT);
}

const aRoom = (link: string, cliques = 4) => seed(env, 'salaDeEspera/sala', { link, cliques });

const register = () => seed(env, 'users/maria', aProfile());

describe('a commit evaluates at most 800 expressions', () => {
  it('of a click', async () => {
    await aRoom(ADDRESS);
    await expectFew(click(anyone, { id: 'sala', link: ADDRESS, cliques: 4 }, randomUUID()));
  });

  it('of a click in a protected room, and of owning the place', async () => {
    await aRoom(LINK);
    await seed(env, 'linksDaSala/show', { link: ADDRESS });
    const { vaga, prova } = await deriveTicket(randomUUID(), 'sala', LINK);
    await expectFew(
      click(anyone, { id: 'sala', link: LINK, cliques: 4 }, vaga).then(() =>
        becomeOwner(maria, 'maria', { link: LINK, vaga, prova }),
      ),
    );
    expect(await stored(env, 'linksDaSala/show/ganhadores/maria')).not.toBeNull();
  });

  it('of a click in a show for registered people', async () => {
    await aRoom(LINK);
    await seed(env, 'linksDaSala/show', { link: ADDRESS });
    await seed(env, 'configuracoes/salaDeEspera', { paraCadastrados: true });
    await register();
    const person = { ...(aProfile() as Profile), confirmado: false };
    await expectFew(click(maria, { id: 'sala', link: LINK, cliques: 4 }, randomUUID(), person));
    expect(await stored(env, 'linksDaSala/show/ganhadores/maria')).not.toBeNull();
  });

  it('of closing a room', async () => {
    await aRoom(ADDRESS, 5);
    await expectFew(close(anyone, 'sala'));
    expect(await stored(env, 'salaDeEspera/sala')).toBeNull();
  });

  it('of a sign-up', async () => {
    const batch = writeBatch(maria);
    batch.set(doc(maria, 'users/maria'), aProfile());
    batch.set(doc(maria, 'users/maria/privado/consentimento'), {
      versao: TERMS_VERSION,
      em: serverTimestamp(),
    });
    await expectFew(batch.commit());
  });

  it('of counting it', async () => {
    await register();
    await seed(env, 'usuariosPorEstado/SP', { quantidade: 1 });
    await seed(env, 'usuariosCadastrados/qtdUsuarios', { quantidade: 2 });
    await expectFew(countRegistration(maria, aProfile() as Profile));
    expect(await stored(env, 'usuariosCadastrados/qtdUsuarios')).toEqual({ quantidade: 3 });
  });

  it('of a change of the whole profile', async () => {
    await register();
    const person = { name: 'Maria Souza', celular: '2123456789', estado: 'RJ', cidade: 'Niterói' };
    await expectFew(confirmPerson(maria, 'maria', person));
  });

  it("of taking over the account's new address", async () => {
    await seed(env, 'users/maria', { ...aProfile(), email: 'antes@example.com', confirmado: true });
    await expectFew(updateDoc(doc(maria, 'users/maria'), { email: 'maria@example.com' }));
    expect(await stored(env, 'users/maria')).toMatchObject({ email: 'maria@example.com' });
  });

  it('of accepting newer terms', async () => {
    await register();
    await seed(env, 'users/maria/privado/consentimento', { versao: '2026-11-23', em: Timestamp.now() });
    await expectFew(acceptTerms(maria, 'maria'));
    expect(await stored(env, 'users/maria/privado/consentimento')).toMatchObject({ versao: TERMS_VERSION });
  });

  it('of taking part', async () => {
    const promotion = { titulo: 'Natal premiado', regulamento: 'https://example.com/regulamento.pdf' };
    const [inicio, fim] = [-60_000, 60_000].map((ms) => Timestamp.fromMillis(Date.now() + ms));
    await seed(env, 'promocoes/natal', { ...promotion, publicada: true, inicio, fim });
    await register();
    await expectFew(participate(maria, { id: 'natal', ...promotion }, 'maria'));
  });

  it('of deleting the profile', async () => {
    await register();
    const batch = writeBatch(maria);
    batch.delete(doc(maria, 'users/maria'));
    batch.delete(doc(maria, 'users/maria/privado/consentimento'));
    await expectFew(batch.commit());
  });

  it('of deleting the participations', async () => {
    const batch = writeBatch(maria);
    for (let each = 0; each < DELETED_AT_ONCE; each++)
      batch.delete(doc(maria, `promocoes/${each}/participacoes/maria`));
    await expectFew(batch.commit());
  });
});
