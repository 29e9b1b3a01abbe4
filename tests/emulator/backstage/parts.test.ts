import { describe, expect, it } from 'vitest';
import { countParticipants, readAllPromotions } from '../../../src/backstage/promotions/promotionDocuments';
import { readRegistrations } from '../../../src/backstage/registrations/readRegistrations';
import { readSettings } from '../../../src/backstage/show/readSettings';
import { newPhone, startPhones } from '../../support/deskPhones';
import { at } from '../../support/firestore';
import { admin, deleteDocuments } from '../../support/project';
import { byAdmin, set } from '../../support/rules';
import { ana } from '../../support/team';

const promotion = { titulo: 'Uma', inicio: at(0), fim: at(9e6), publicada: false };

startPhones('desk-parts', () => ({
  'usuariosCadastrados/qtdUsuarios': { quantidade: 12 },
  'usuariosPorEstado/SP': { quantidade: 2 },
  'usuariosPorEstado/BA': { quantidade: 7 },
  'usuariosPorEstado/RJ': { quantidade: 2 },
  'usuariosPorEstado/AC': { quantidade: 'um' },
}));

it('all promotions are read, the hidden ones and those beyond one query, too', async () => {
  const ids = Array.from({ length: 103 }, (_, index) => `p-${String(index).padStart(3, '0')}`);
  await byAdmin(...ids.map((id) => set(`promocoes/${id}`, promotion)));
  expect((await readAllPromotions(ana)).map(({ id }) => id)).toEqual(ids);
});

it('registrations are read in all and by state, those with the most first', async () => {
  expect(await readRegistrations(ana)).toEqual({
    total: 12,
    states: [
      { code: 'BA', people: 7 },
      { code: 'RJ', people: 2 },
      { code: 'SP', people: 2 },
    ],
    unusable: ['AC'],
  });
});

it.each([-5, 0.5, '12', null])(
  'a counter that somebody has changed to %j counts nobody',
  async (quantidade) => {
    await byAdmin(
      set('usuariosCadastrados/qtdUsuarios', { quantidade }),
      set('usuariosPorEstado/SP', { quantidade }),
    );
    expect(await readRegistrations(ana)).toMatchObject({ total: null, unusable: ['AC', 'SP'] });
  },
);

it('before anybody has registered, and before the show has settings, nothing is there', async () => {
  await deleteDocuments();
  await admin.write('equipe/ana', {});
  expect(await readRegistrations(ana)).toEqual({ total: 0, states: [], unusable: [] });
  expect(await readSettings(ana)).toEqual({});
  expect(await readAllPromotions(ana)).toEqual([]);
});

describe('participants', () => {
  it('are counted for the team', async () => {
    const { account } = newPhone('ana').team;
    const count = async () => countParticipants(account.db, await account.headers(), 'natal');
    expect(await count()).toBe(0);
    await byAdmin(
      ...['maria', 'joao', 'jose'].map((uid) => set(`promocoes/natal/participacoes/${uid}`, { uid })),
    );
    expect(await count()).toBe(3);
  });

  it('are not counted for anybody else', async () => {
    await expect(countParticipants(ana, {}, 'natal')).rejects.toThrow('HTTP 403');
    const { account } = newPhone('maria').team;
    const counted = countParticipants(account.db, await account.headers(), 'natal');
    await expect(counted).rejects.toThrow('HTTP 403');
  });
});
