import type { Timestamp } from 'firebase/firestore/lite';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteEarlierData, readEarlierData } from '../../../../src/backstage/live/earlier/earlierData';
import { earlierDays } from '../../../../src/backstage/live/earlier/earlierDays';
import { drawRoomName } from '../../../../src/backstage/live/roomName';
import { HOUR_MS } from '../../../../src/base/durations';
import { at } from '../../../support/firestore';
import { ADDRESS } from '../../../support/links';
import { admin } from '../../../support/project';
import { lose, onRequests } from '../../../support/requests';
import { byAdmin, set } from '../../../support/rules';
import { ana, bia, latecomer, outsiders, startTeam, TWO_DAYS_AGO } from '../../../support/team';

startTeam('earlier-shows', () => ({ 'linksDaSala/proxima-sala': { link: ADDRESS, em: TWO_DAYS_AGO() } }));
afterEach(() => vi.unstubAllGlobals());

/** Stores what a closed room of the desk leaves in the database. */
async function leaveRoom(
  em: Timestamp,
  places: number,
  name = drawRoomName(em.toMillis(), null),
): Promise<string> {
  const tickets = Array.from({ length: places }, (_, index) => `${name}-${index}`);
  const link = `protegido:${name}`;
  await byAdmin(
    set(`linksDaSala/${name}`, { link: ADDRESS, em }),
    ...tickets.map((vaga) => set(`vagas/${vaga}`, { sala: name, link, em })),
    ...tickets.map((vaga) => set(`linksDaSala/${name}/ganhadores/${vaga}`, { vaga, em, nome: 'Maria' })),
  );
  return name;
}

const left = async (name: string) => [
  (await admin.ids('linksDaSala')).includes(name),
  (await admin.ids(`linksDaSala/${name}/ganhadores`)).length,
  (await admin.ids('vagas')).filter((vaga) => vaga.startsWith(name)).length,
];

it('the data of shows older than a day are deleted, and those of today stay', async () => {
  const [old, older] = [await leaveRoom(TWO_DAYS_AGO(), 5), await leaveRoom(at(-9e8), 60)];
  const today = await leaveRoom(at(-HOUR_MS), 5);
  const found = await readEarlierData(ana);
  expect(found.tickets).toHaveLength(65);
  expect(found.addresses.map(({ id }) => id).sort()).toEqual([old, older].sort());
  const days = earlierDays(found, new Date());
  expect(days[0]?.ago).toBe(2);
  expect(days.map(({ rooms, places }) => [rooms, places])).toEqual([
    [1, 5],
    [1, 60],
  ]);
  await deleteEarlierData(ana);
  expect(await left(old)).toEqual([false, 0, 0]);
  expect(await left(older)).toEqual([false, 0, 0]);
  expect(await left(today)).toEqual([true, 5, 5]);
  expect(await readEarlierData(ana)).toMatchObject({ tickets: [], addresses: [] });
});

it('the next address, one that was prepared by hand, and a room that is open for days stay', async () => {
  const open = await leaveRoom(TWO_DAYS_AGO(), 2);
  await admin.write(`salaDeEspera/${open}`, { link: `protegido:${open}`, cliques: 2 });
  await leaveRoom(TWO_DAYS_AGO(), 0, 'natal');
  expect(await readEarlierData(ana)).toMatchObject({ tickets: [], addresses: [] });
  await deleteEarlierData(ana);
  expect(await left(open)).toEqual([true, 2, 2]);
  expect((await admin.ids('linksDaSala')).sort()).toEqual(['natal', 'proxima-sala', open].sort());
});

it('the winners of a show by hand are deleted, and its address stays', async () => {
  await leaveRoom(TWO_DAYS_AGO(), 3, 'natal');
  await deleteEarlierData(ana);
  expect(await left('natal')).toEqual([true, 0, 0]);
});

it('an address stays as long as one of its winners is of today', async () => {
  const name = await leaveRoom(TWO_DAYS_AGO(), 1);
  await admin.write(`linksDaSala/${name}/ganhadores/hoje`, { vaga: 'x', em: at(0) });
  await deleteEarlierData(ana);
  expect(await left(name)).toEqual([true, 1, 0]);
});

it('a ticket stays, and is counted, as long as its winner at an address by hand is of today', async () => {
  const vaga = `${await leaveRoom(TWO_DAYS_AGO(), 2, 'natal')}-0`;
  await admin.write(`linksDaSala/natal/ganhadores/${vaga}`, { vaga, em: at(0) });
  await deleteEarlierData(ana);
  expect(await left('natal')).toEqual([true, 1, 1]);
  expect((await readEarlierData(ana)).tickets.map(({ id }) => id)).toEqual([vaga]);
});

it('a deletion that is interrupted, or that two of the team want at once, is finished by the next', async () => {
  const name = await leaveRoom(TWO_DAYS_AGO(), 10);
  // All three attempts to commit fail.
  onRequests((address) => address.includes(':commit'), lose, 3);
  await expect(deleteEarlierData(ana)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await left(name)).toEqual([true, 10, 10]);
  await Promise.all([deleteEarlierData(ana), deleteEarlierData(bia)]);
  expect(await left(name)).toEqual([false, 0, 0]);
});

it.each([...outsiders, ['one of the team who logged in too long ago', latecomer] as const])(
  '%s deletes nothing',
  async (_, connect) => {
    const name = await leaveRoom(TWO_DAYS_AGO(), 1);
    await expect(deleteEarlierData(connect())).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await left(name)).toEqual([true, 1, 1]);
  },
);
