import { serverTimestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { correctAddress } from '../../../../src/backstage/live/address/addressCommits';
import { addressIssue } from '../../../../src/backstage/live/address/addressIssue';
import { setMessage } from '../../../../src/backstage/live/liveCommits';
import { drawRoomName, openingOf, postponedName } from '../../../../src/backstage/live/roomName';
import { readPlaces } from '../../../../src/backstage/live/takenPlaces';
import { HOUR_MS } from '../../../../src/base/durations';
import { errorOf } from '../../../../src/base/errors';
import {
  aborted,
  phoneOf,
  preparedPhone,
  releasedRoom,
  rooms,
  startPhones,
  takePlace,
} from '../../../support/deskPhones';
import { at } from '../../../support/firestore';
import { ADDRESS } from '../../../support/links';
import { admin } from '../../../support/project';
import { keepNextCommit, lose, onNextCommit } from '../../../support/requests';
import { ana } from '../../../support/team';

startPhones('live-desk');

const NEXT = 'linksDaSala/proxima-sala';

describe('the next address', () => {
  it('has to be there before anything is released', async () => {
    const phone = await phoneOf();
    expect(phone.view).toMatchObject({
      next: null,
      room: null,
      problems: { shown: [], others: [] },
      show: { recado: '' },
    });
    await phone.live.release(0);
    expect(await rooms()).toEqual([]);
  });

  it("is on everybody's phone when one of the team has prepared or corrected it", async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await other.expectView({ next: { link: ADDRESS } });
    await other.prepare('https://example.com/certa');
    for (const phone of [one, other]) await phone.expectView({ next: { link: 'https://example.com/certa' } });
    expect(one.view.next).toEqual(other.view.next);
  });

  it('is not replaced without a word if somebody else has changed it since it was seen', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await other.prepare('https://example.com/bia');
    const refused = await errorOf(one.prepare('https://example.com/ana', ADDRESS));
    expect(addressIssue(refused).message).toMatch(
      /^bia@example\.com mudou este endereço \(.*às?.*\): agora abre example\.com\/bia\. O que você digitou continua/,
    );
    expect(await admin.read(NEXT)).toMatchObject({ link: 'https://example.com/bia' });
    await one.prepare('https://example.com/ana', 'https://example.com/bia');
    await other.expectView({ next: { link: 'https://example.com/ana', by: 'ana@example.com' } });
  });

  it('is saved again without a word if the answer was lost, or both have typed the same', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.prepare('https://example.com/nova', ADDRESS);
    await other.prepare('https://example.com/nova', ADDRESS);
    await expect(one.prepare('https://example.com/nova', ADDRESS)).resolves.toBeUndefined();
  });

  it('does not replace the one that was saved since if it arrives late, or twice', async () => {
    const phone = await preparedPhone();
    const sendLate = keepNextCommit(lose);
    await expect(phone.prepare('https://example.com/atrasada')).rejects.toBeInstanceOf(Error);
    await phone.prepare('https://example.com/depois', ADDRESS);
    for (let times = 0; times < 2; times++) expect((await sendLate()).status).not.toBe(200);
    expect(await admin.read(NEXT)).toMatchObject({
      link: 'https://example.com/depois',
    });
  });
});

describe('during a show', () => {
  it('places have code, seconds, name and phone, also after the room is gone and on a phone that comes later', async () => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone, 10_000);
    const opensAt = openingOf(name, 0);
    const maria = await takePlace(name, opensAt + 900, { nome: 'Maria', celular: '11912345678' });
    // Wait before the next write: the emulator may garble snapshots of two writes in a row.
    await phone.expectView({ places: [{ name: 'Maria' }] });
    await takePlace(name, opensAt + 400);
    const places = [
      { at: opensAt + 400, name: null },
      {
        at: opensAt + 900,
        name: 'Maria',
        phone: '11912345678',
        confirmed: true,
        code: expect.stringMatching(/^[0-9A-F]{4} [0-9A-F]{4}$/),
        ticket: maria,
      },
    ];
    await phone.expectView({ places });
    await admin.remove(`salaDeEspera/${name}`);
    await phone.expectView({ room: { id: name, open: false, opensAt }, places });
    const later = await phoneOf('bia');
    await later.expectView({ room: { id: name, open: false, opensAt }, places });
    later.live.finish();
    expect(later.view).toMatchObject({ room: null, places: [], next: { link: ADDRESS } });
    expect(phone.view.room?.id).toBe(name);
  });

  it('the winners of earlier rooms stay on every phone, and their address can be corrected', async () => {
    const [phone, other] = [await preparedPhone(), await phoneOf('bia')];
    const first = await releasedRoom(phone);
    await other.expectView({ room: { id: first } });
    const winner = { nome: 'Maria', celular: '11912345678' };
    const ticket = await takePlace(first, Date.now() + 900, winner);
    // Waits between the writes: of two writes in a row, the emulator may send garbled snapshots.
    for (const one of [phone, other]) await one.expectView({ places: [{ name: 'Maria' }] });
    await phone.live.remove(first);
    for (const one of [phone, other]) await one.expectView({ room: { open: false }, earlier: [] });
    phone.live.finish();
    expect(phone.view.earlier).toMatchObject([{ name: first, link: ADDRESS }]);
    await phone.live.release(0);
    for (const one of [phone, other])
      await one.expectView({ room: { open: true }, places: [], earlier: [{ name: first }] });
    for (const { team } of [phone, other])
      expect(await team.run((db) => readPlaces(db, first))).toMatchObject([{ ticket, name: 'Maria' }]);
    const [second = ''] = await rooms();
    const by = await other.team.account.email();
    const typed = { link: 'https://example.com/certa', seen: ADDRESS, by };
    await other.team.run((db) => correctAddress(db, first, typed, false));
    await phone.expectView({ room: { id: second }, earlier: [{ name: first, link: typed.link }] });
    await phone.live.remove(second);
    await phone.expectView({ room: { id: second, open: false }, earlier: [{ name: first }] });
  });

  it('the rooms and the next address stay after many rooms, of which each postponement leaves an address', async () => {
    const now = Date.now();
    const [first, late] = [drawRoomName(now - HOUR_MS, null), drawRoomName(now, now)];
    await admin.write(NEXT, { link: ADDRESS, em: at(-HOUR_MS) });
    await admin.write(`linksDaSala/${first}`, { link: ADDRESS, em: at(-HOUR_MS) });
    const postponed = Array.from({ length: 40 }, (_, index) => postponedName(late, now + index * 10_000));
    await Promise.all(
      postponed.map((name) => admin.write(`linksDaSala/${name}`, { link: ADDRESS, em: at(0) })),
    );
    const phone = await phoneOf();
    expect(phone.view).toMatchObject({ next: { link: ADDRESS }, earlier: [{ name: first }] });
  });

  it('a second room and one with wrong fields are named, and removed', async () => {
    await admin.write('salaDeEspera/a', { Link: ADDRESS, cliques: -1 });
    await admin.write('salaDeEspera/b', { link: ADDRESS, cliques: 0 });
    const phone = await phoneOf();
    expect(phone.view.room).toMatchObject({ id: 'a', broken: true });
    expect(phone.view.problems).toEqual({
      shown: [
        expect.stringMatching(/^A contagem dos cliques/),
        expect.stringMatching(/^O link da sala não é/),
        expect.stringMatching(/^“Link”, um campo escrito à mão/),
      ],
      others: ['b'],
    });
    await phone.live.remove('a');
    await phone.expectView({
      room: { id: 'b', open: true, broken: false, opensAt: null },
      problems: { shown: [], others: [] },
    });
  });

  it('without the server, what is shown stays and is called old', async () => {
    const phone = await preparedPhone();
    phone.goes('offline');
    expect(phone.view).toMatchObject({ connected: false, next: { link: ADDRESS } });
    phone.goes('online');
    expect(phone.view.connected).toBe(true);
  });

  it('a room that two people close at once is closed, without a word', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.live.release(0);
    const [name = ''] = await rooms();
    for (const phone of [one, other]) await phone.expectView({ room: { id: name } });
    // The other's commit reaches the server after the first's. Of two commits at the very same moment, the
    // emulator sends garbled snapshots.
    onNextCommit(async (send) => {
      await one.live.remove(name);
      for (const phone of [one, other]) await phone.expectView({ room: { open: false } });
      return send();
    });
    await other.live.remove(name);
    for (const phone of [one, other]) await phone.expectView({ room: { open: false }, issue: '' });
    expect(await rooms()).toEqual([]);
  });

  it.each([
    ['whose answer is lost', lose],
    ['that is refused because somebody else removes the room at that moment', aborted],
  ])('a removal %s closes the room without a word', async (_, answer) => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone);
    await phone.expectView({ room: { id: name } });
    onNextCommit(async (send) => {
      await send();
      // The snapshot without the room must come before the error, because a later snapshot removes the
      // error's text.
      await phone.expectView({ room: { open: false } });
      return answer();
    });
    await phone.live.remove(name);
    expect(phone.view).toMatchObject({ room: { open: false }, issue: '' });
  });

  it('a removal that is lost says what to do, and the next press closes the room', async () => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone);
    await phone.expectView({ room: { id: name } });
    onNextCommit(lose);
    await phone.live.remove(name);
    expect(phone.view.issue).toMatch(/tente de novo/);
    expect(await rooms()).toEqual([name]);
    await phone.live.remove(name);
    expect(await rooms()).toEqual([]);
  });

  it('a removal that arrives twice, or late, leaves the next room open', async () => {
    const phone = await preparedPhone();
    const first = await releasedRoom(phone);
    const sendAgain = keepNextCommit((send) => send());
    await phone.live.remove(first);
    await phone.expectView({ room: { open: false } });
    phone.live.finish();
    await phone.live.release(0);
    const [second = ''] = await rooms();
    expect((await sendAgain()).status).toBe(200);
    expect(await rooms()).toEqual([second]);
  });

  it('one of two messages sent at once is on air, and both phones show it', async () => {
    const [one, other] = [await phoneOf(), await phoneOf('bia')];
    await Promise.all([
      one.team.run((db) => setMessage(db, 'De Ana')),
      other.team.run((db) => setMessage(db, 'De Bia')),
    ]);
    const { recado } = (await admin.read('configuracoes/salaDeEspera')) ?? {};
    expect(recado).toMatch(/^De (Ana|Bia)$/);
    for (const phone of [one, other]) await phone.expectView({ show: { recado } });
  });

  it('a message that arrives twice, or late, does not come back after it was removed', async () => {
    const sendAgain = keepNextCommit((send) => send());
    await setMessage(ana, 'Já voltamos!');
    await setMessage(ana, '');
    expect((await sendAgain()).status).not.toBe(200);
    expect(await admin.read('configuracoes/salaDeEspera')).toEqual({ recado: '' });
  });

  it('a removal that is refused because of an old password says so, and the room stays', async () => {
    await admin.write('linksDaSala/show', { link: ADDRESS, em: serverTimestamp() });
    await admin.write('salaDeEspera/show', { link: 'protegido:show', cliques: 0 });
    const phone = await phoneOf('ana', 13 * HOUR_MS);
    await phone.live.remove('show');
    expect(phone.view).toMatchObject({ busy: null, issue: expect.stringMatching(/Digite a sua senha/) });
    expect(await rooms()).toEqual(['show']);
  });
});
