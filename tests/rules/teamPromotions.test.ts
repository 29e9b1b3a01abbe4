import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  getCount,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { PROMOTION_LIMITS } from '../../src/backstage/limits';
import { DAY_MS } from '../../src/base/durations';
import { at, without } from '../support/firestore';
import { ODD_PICTURES, ODD_RULES, PICTURES } from '../support/links';
import { admin } from '../support/project';
import { expectAllowed, expectDenied, get, remove, set, update } from '../support/rules';
import { ana, bia, startTeam } from '../support/team';

const NEW = 'promocoes/pascoa';
const PUBLISHED = 'promocoes/natal';
const PARTICIPATIONS = `${PUBLISHED}/participacoes`;

const aPromotion = (changed: DocumentData = {}): DocumentData => ({
  titulo: 'Natal premiado',
  descricao: 'Uma ceia.\n\nPara dez famílias.',
  imagem: '/promocoes/carro.svg',
  inicio: at(-1_000),
  fim: at(DAY_MS),
  regulamento: 'https://example.com/regulamento.pdf',
  autorizacao: '04.012345/2026',
  resultado: 'Ganhou: Joana P.',
  publicada: true,
  ...changed,
});

startTeam('team-promotions', () => ({
  [PUBLISHED]: aPromotion(),
  'promocoes/oculta': aPromotion({ publicada: false }),
  [`${PARTICIPATIONS}/maria`]: { uid: 'maria', titulo: 'Natal premiado' },
  [`${PARTICIPATIONS}/joao`]: { uid: 'joao', titulo: 'Natal premiado' },
}));

/** The fields that contain an address, and the beginning that the rules require. */
const BEGINNINGS: Record<string, string> = { imagem: '/', regulamento: 'https://' };

/** Expects that the rules refuse the promotion, both as a new one and as a change. */
async function expectRefused(promotion: DocumentData): Promise<void> {
  for (const path of [NEW, PUBLISHED]) await expectDenied(ana, set(path, promotion));
}

async function expectAccepted(promotion: DocumentData): Promise<void> {
  for (const path of [NEW, PUBLISHED]) await expectAllowed(ana, set(path, promotion));
}

describe('a promotion that the team writes', () => {
  it.each(['descricao', 'imagem', 'regulamento', 'autorizacao', 'resultado'])(
    'may lack %s',
    async (field) => {
      await expectAccepted(without(aPromotion(), field));
    },
  );

  it.each(['titulo', 'inicio', 'fim', 'publicada'])('may not lack %s', async (field) => {
    await expectRefused(without(aPromotion(), field));
    await expectDenied(ana, update(PUBLISHED, { [field]: deleteField() }));
  });

  describe.each(['descricao', 'imagem', 'autorizacao', 'resultado', 'titulo', 'regulamento'])(
    'has a text in %s',
    (field) => {
      it.each([null, 7, true, ['https://example.com'], {}, at(0)])('which may not be %j', async (value) => {
        await expectRefused(aPromotion({ [field]: value }));
      });
    },
  );

  const { titulo: longestTitle, ...limits } = PROMOTION_LIMITS;

  it.each(Object.entries(limits))(
    'may have a text in %s that is %d characters long, but none that is longer',
    async (field, longest) => {
      const text = (BEGINNINGS[field] ?? '').padEnd(longest + 1, 'é');
      await expectAccepted(aPromotion({ [field]: text.slice(0, -1) }));
      await expectRefused(aPromotion({ [field]: text }));
    },
  );

  it.each(PICTURES)('may have the picture %j', async (imagem) => {
    await expectAccepted(aPromotion({ imagem }));
  });

  it.each(ODD_PICTURES)('may not have the picture %j', async (imagem) => {
    await expectRefused(aPromotion({ imagem }));
  });

  it(`has a title of 1 to ${longestTitle} characters`, async () => {
    await expectAllowed(ana, set(NEW, aPromotion({ titulo: 'é'.repeat(longestTitle) })));
    await expectAllowed(ana, set('promocoes/a', aPromotion({ titulo: 'é' })));
  });

  it.each(['', ' ', '\n', 'é'.repeat(longestTitle + 1)])('may not have the title %j', async (titulo) => {
    await expectDenied(ana, set(NEW, aPromotion({ titulo })));
    await expectDenied(ana, set('promocoes/oculta', aPromotion({ titulo })));
  });

  it.each(ODD_RULES)('may not have its rules at %j', async (regulamento) => {
    await expectRefused(aPromotion({ regulamento }));
  });

  describe.each(['inicio', 'fim'])('has a time in %s', (field) => {
    it.each([null, 0, 1_900_000_000_000, '2026-12-24', true])('which may not be %j', async (value) => {
      await expectRefused(aPromotion({ [field]: value }));
    });
  });

  it.each([0, -1_000])('does not end %d ms after it begins', async (ms) => {
    const inicio = at(0);
    const fim = Timestamp.fromMillis(inicio.toMillis() + ms);
    await expectRefused(aPromotion({ inicio, fim }));
  });

  it.each([null, 'true', 'false', 0, 1, [true]])('may not have %j in publicada', async (publicada) => {
    await expectRefused(aPromotion({ publicada }));
  });

  it.each(['Titulo', 'uid', 'participantes'])('may not have a field %s', async (field) => {
    await expectRefused(aPromotion({ [field]: 'x' }));
    await expectDenied(ana, update(PUBLISHED, { [field]: 'x' }));
  });

  it.each(['a', '7', 'natal-2026', 'x'.repeat(60)])('may have the id %s', async (id) => {
    await expectAllowed(ana, set(`promocoes/${id}`, aPromotion()));
  });

  it.each(['Natal', 'x'.repeat(61), 'é', 'a_b', 'a b', 'a.b', ' a', 'a\n'])(
    'may not have the id %j',
    async (id) => {
      await expectDenied(ana, set(`promocoes/${id}`, aPromotion()));
    },
  );

  it('is changed also under an id that the console has chosen', async () => {
    await admin.write('promocoes/Natal_2025', aPromotion());
    await expectAllowed(ana, update('promocoes/Natal_2025', { resultado: 'Ganhou: João.' }));
  });

  it.each([PUBLISHED, 'promocoes/oculta', 'promocoes/nenhuma'])('is never removed: %s', async (path) => {
    await expectDenied(ana, remove(path));
  });
});

describe('the title of a promotion', () => {
  const otherTitle = { titulo: 'Natal' };

  it('stays while it can be seen, which participations repeat', async () => {
    await expectDenied(ana, update(PUBLISHED, otherTitle));
    await expectDenied(ana, set(PUBLISHED, aPromotion(otherTitle)));
    await expectDenied(ana, update(PUBLISHED, { ...otherTitle, publicada: false }));
  });

  it('changes while it is hidden, also together with its publication', async () => {
    await expectAllowed(ana, update('promocoes/oculta', otherTitle));
    await expectAllowed(ana, update('promocoes/oculta', { titulo: 'Natal premiado', publicada: true }));
    await expectDenied(bia, update('promocoes/oculta', otherTitle));
  });

  it.each([undefined, '', 5, null])('is given to a published promotion that had %j', async (titulo) => {
    const { titulo: _, ...rest } = aPromotion();
    await admin.write(PUBLISHED, titulo === undefined ? rest : { ...rest, titulo });
    await expectAllowed(ana, update(PUBLISHED, otherTitle));
    await expectDenied(ana, update(PUBLISHED, { titulo: 'Páscoa' }));
  });

  it.each([undefined, 'true', 1, null])('changes if publicada was %j', async (publicada) => {
    const { publicada: _, ...rest } = aPromotion();
    await admin.write(PUBLISHED, publicada === undefined ? rest : { ...rest, publicada });
    await expectAllowed(ana, set(PUBLISHED, aPromotion(otherTitle)));
  });
});

const participations = () => collection(ana, PARTICIPATIONS);

describe('participations', () => {
  it('can be counted up to a limit of 100,000', async () => {
    const counted = await assertSucceeds(getCount(query(participations(), limit(100_000))));
    expect(counted.data().count).toBe(2);
  });

  it('cannot be counted without a limit of at most 100,000', async () => {
    await assertFails(getCount(participations()));
    await assertFails(getCount(query(participations(), limit(100_001))));
  });

  // The rules cannot tell a count from a list, so a list must reveal no names.
  it('do not let the team read the names of the people whose ids they list', async () => {
    const { docs } = await getDocs(query(participations(), limit(100_000)));
    for (const { id } of docs) await assertFails(get(ana, `users/${id}`));
  });

  it('cannot be read one by one, made, changed or removed for others', async () => {
    const path = `${PARTICIPATIONS}/maria`;
    await assertFails(get(ana, path));
    await expectDenied(ana, update(path, { titulo: 'Natal' }));
    await expectDenied(ana, remove(path));
    const other = { uid: 'eva', promocao: 'natal', titulo: 'Natal premiado', em: serverTimestamp() };
    await expectDenied(ana, set(`${PARTICIPATIONS}/eva`, other));
  });
});
