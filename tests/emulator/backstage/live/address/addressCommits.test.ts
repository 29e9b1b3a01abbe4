import { describe, expect, it, vi } from 'vitest';
import {
  correctAddress,
  GoneRoomError,
  OtherAddressError,
  UsedAddressError,
} from '../../../../../src/backstage/live/address/addressCommits';
import {
  newPhone,
  phoneOf,
  preparedPhone,
  releasedRoom,
  rooms,
  startPhones,
} from '../../../../support/deskPhones';
import type { TeamPhone } from '../../../../support/desks';
import { ADDRESS } from '../../../../support/links';
import { admin } from '../../../../support/project';
import { keepNextCommit, lose, onNextCommit } from '../../../../support/requests';

startPhones('address-commits');

describe('the address of a room that is open', () => {
  const CORRECT = 'https://example.com/certa';
  const correct = async ({ team, view: { address, room } }: TeamPhone, link = CORRECT) => {
    const open = room?.open === true && room.id === address?.name;
    const typed = { link, seen: address?.link ?? '', by: await team.account.email() };
    await team.run((db) => correctAddress(db, address?.name ?? '', typed, open));
  };

  it('is corrected for its winners and for the next room, on both phones, and the seconds stay', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.live.release(0);
    const [name = ''] = await rooms();
    await other.expectView({ address: { name, link: ADDRESS } });
    await one.expectView({ room: { id: name, open: true } });
    const { opensAt = 0 } = one.view.room ?? {};
    await correct(other);
    expect(await admin.read(`linksDaSala/${name}`)).toMatchObject({ link: CORRECT });
    const right = { address: { name, link: CORRECT }, next: { link: CORRECT, reused: true } };
    for (const phone of [one, other]) await phone.expectView({ ...right, room: { id: name, open: true } });
    expect(Math.abs((one.view.room?.opensAt ?? 0) - (opensAt ?? 0))).toBeLessThan(5_000);
    await one.live.remove(name);
    await one.expectView({ ...right, room: { open: false } });
    await correct(one, 'https://example.com/depois');
    const late = { link: 'https://example.com/atrasada', seen: CORRECT, by: 'bia@example.com' };
    await expect(other.team.run((db) => correctAddress(db, name, late, false))).rejects.toThrow(
      OtherAddressError,
    );
    expect(await admin.read(`linksDaSala/${name}`)).toMatchObject({ link: 'https://example.com/depois' });
  });

  it('is that of the last correction, also if an earlier one arrives after it, or twice', async () => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone);
    await phone.expectView({ address: { link: ADDRESS } });
    const sendLate = keepNextCommit(lose);
    await correct(phone, 'https://example.com/atrasada');
    await phone.expectView({ address: { link: 'https://example.com/atrasada' } });
    await correct(phone);
    for (let times = 0; times < 2; times++) expect((await sendLate()).status).not.toBe(200);
    expect(await admin.read(`linksDaSala/${name}`)).toMatchObject({ link: CORRECT });
  });

  it('stays corrected if the room is postponed by a phone that has not heard of the correction', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.live.release(20_000);
    for (const phone of [one, other]) await phone.expectView({ address: { link: ADDRESS } });
    onNextCommit(async (send) => {
      await correct(other);
      return send();
    });
    const before = one.view.address?.name ?? '';
    await one.live.postpone(10_000);
    expect(await admin.read(`linksDaSala/${before}`)).toMatchObject({ link: CORRECT });
    for (const name of await rooms())
      expect(await admin.read(`linksDaSala/${name}`)).toMatchObject({ link: CORRECT });
  });

  it.each(['before', 'while'])(
    'is not called corrected if the room is postponed %s it is sent',
    async (when) => {
      const [one, other] = [await preparedPhone(), await phoneOf('bia')];
      await one.live.release(20_000);
      for (const phone of [one, other]) await phone.expectView({ address: { link: ADDRESS } });
      const { name = '' } = other.view.address ?? {};
      const typed = { link: CORRECT, seen: ADDRESS, by: 'bia@example.com' };
      const send = () => other.team.run((db) => correctAddress(db, name, typed, true));
      const postpone = () => one.live.postpone(10_000);
      if (when === 'before') await postpone();
      else
        onNextCommit(async (commit) => {
          await postpone();
          return commit();
        });
      await expect(send()).rejects.toThrow(GoneRoomError);
      for (const address of [...(await rooms()), 'proxima-sala'])
        expect(await admin.read(`linksDaSala/${address}`)).toMatchObject({ link: ADDRESS });
      await other.expectView({ address: { name: (await rooms())[0] } });
      await correct(other);
      await one.expectView({ address: { link: CORRECT } });
    },
  );

  it('is called corrected if the room is postponed before a lost answer is asked for again', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.live.release(20_000);
    for (const phone of [one, other]) await phone.expectView({ address: { link: ADDRESS } });
    onNextCommit(async (send) => {
      await send();
      await one.live.postpone(10_000);
      return lose();
    });
    await correct(other);
    for (const name of [...(await rooms()), 'proxima-sala'])
      expect(await admin.read(`linksDaSala/${name}`)).toMatchObject({ link: CORRECT });
  });

  it('is corrected while somebody takes a place', async () => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone);
    await phone.expectView({ address: { name } });
    onNextCommit(async (commit) => {
      await admin.write(`salaDeEspera/${name}`, { link: `protegido:${name}`, cliques: 1 });
      return commit();
    });
    await correct(phone);
    expect(await admin.read(`linksDaSala/${name}`)).toMatchObject({ link: CORRECT });
  });

  it('is corrected without the address that somebody has prepared for the next room', async () => {
    const phone = await preparedPhone();
    await phone.live.release(0);
    await phone.expectView({ address: { link: ADDRESS } });
    await phone.prepare('https://example.com/proxima');
    await phone.expectView({ next: { link: 'https://example.com/proxima' } });
    await correct(phone);
    await phone.expectView({ address: { link: CORRECT } });
    expect(phone.view.next?.link).toBe('https://example.com/proxima');
  });

  it('is named as missing in a room made in the console, and stored by the desk', async () => {
    await admin.write('salaDeEspera/a', { link: 'protegido:natla', cliques: 0 });
    const phone = await phoneOf();
    const missing = [expect.stringContaining('“natla”, que não está guardado')];
    await phone.expectView({ room: { broken: true }, problems: { shown: missing } });
    await admin.write('salaDeEspera/a', { link: 'protegido:natal', cliques: 0 });
    await phone.expectView({ room: { broken: true }, address: { name: 'natal', link: '' } });
    await correct(phone);
    await phone.expectView({ room: { broken: false }, problems: { shown: [] }, address: { link: CORRECT } });
    expect(await admin.read('linksDaSala/natal')).toMatchObject({ link: CORRECT });
  });

  it('is never called missing on a phone that comes later', async () => {
    await admin.write('linksDaSala/natal', { link: ADDRESS });
    await admin.write('salaDeEspera/a', { link: 'protegido:natal', cliques: 0 });
    const phone = newPhone('bia');
    const wrong = vi.fn<(problems: string[]) => void>();
    phone.live.subscribe(() => phone.view.problems.shown.length > 0 && wrong(phone.view.problems.shown));
    await phone.expectView({ known: true, address: { name: 'natal', link: ADDRESS } });
    expect(wrong).not.toHaveBeenCalled();
  });
});

describe('the address of the next room', () => {
  const RIGHT = 'https://example.com/certa';

  it('is not stored if a room has opened with the address before it, unless the phone has heard of that', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await other.expectView({ next: { link: ADDRESS } });
    const shown = other.view.next;
    await one.live.release(0);
    await expect(other.prepare(RIGHT, ADDRESS, shown)).rejects.toThrow(UsedAddressError);
    expect(await admin.read('linksDaSala/proxima-sala')).toMatchObject({ link: ADDRESS });
    await other.expectView({ room: { open: true }, next: { by: '' } });
    await other.prepare(RIGHT);
    expect(await admin.read('linksDaSala/proxima-sala')).toMatchObject({ link: RIGHT });
  });

  it('replaces the one that this phone has just stored, before it has heard of that', async () => {
    const phone = await preparedPhone();
    const shown = phone.view.next;
    await phone.prepare(ADDRESS);
    await phone.prepare(RIGHT, ADDRESS, shown);
    expect(await admin.read('linksDaSala/proxima-sala')).toMatchObject({ link: RIGHT });
  });
});
