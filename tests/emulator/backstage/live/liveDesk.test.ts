import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { correctAddress, OtherAddressError } from '../../../../src/backstage/live/address/addressCommits';
import { readPlaces } from '../../../../src/backstage/live/earlier/earlierRooms';
import { commitRelease, replaceRoom, setMessage, TooLateError } from '../../../../src/backstage/live/liveCommits';
import { LiveDesk } from '../../../../src/backstage/live/liveDesk';
import { formIssue } from '../../../../src/backstage/live/liveIssues';
import { OtherRoomError, releaseRoom } from '../../../../src/backstage/live/liveRelease';
import { openingOf } from '../../../../src/backstage/live/roomName';
import { TeamSession } from '../../../../src/backstage/teamSession';
import { HOUR_MS } from '../../../../src/base/durations';
import { TeamPhone } from '../../../support/desks';
import { asAdmin, seed, stored } from '../../../support/firestore';
import { env } from '../../../support/project';
import { askRest } from '../../../support/rest';
import { ana, at, startTeam } from '../../../support/team';
import { eventually, keepNextCommit, lose, onNextCommit, onRequests, Visit } from '../../../support/visits';

const ADDRESS = 'https://example.com/chamada';

startTeam('live-desk', () => ({}));

const phones: TeamPhone[] = [];
const visits: Visit[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([
    ...phones.splice(0).map((phone) => phone.close()),
    ...visits.splice(0).map((visit) => visit.end()),
  ]);
});

/** A phone that knows what is on the server. */
async function phoneOf(uid = 'ana', loginAge = 0): Promise<TeamPhone> {
  const phone = new TeamPhone(env, uid, loginAge);
  phones.push(phone);
  await phone.expectView({ known: true, connected: true });
  return phone;
}

async function preparedPhone(): Promise<TeamPhone> {
  const phone = await phoneOf();
  await phone.prepare(ADDRESS);
  await phone.expectView({ next: { link: ADDRESS } });
  return phone;
}

const rooms = async (): Promise<string[]> =>
  asAdmin(env, async (admin) => {
    return (await getDocs(collection(admin, 'salaDeEspera'))).docs.map(({ id }) => id);
  });

/** The answer to a commit that a lock keeps from being made. */
const aborted = () =>
  Response.json({ error: { code: 409, message: 'Locked.', status: 'ABORTED' } }, { status: 409 });

/**
 * Locks the rooms as a stranger can, with a transaction that is not ended. Resolves with the function that
 * ends it.
 */
async function lockRooms(): Promise<() => Promise<unknown>> {
  const structuredQuery = { from: [{ collectionId: 'salaDeEspera' }], limit: 20 };
  const answer = await askRest(env, null, 'runQuery', { structuredQuery, newTransaction: { readWrite: {} } });
  const [{ transaction }] = (await answer.json()) as [{ transaction: string }];
  return () => askRest(env, null, 'rollback', { transaction });
}

const remove = (path: string) => asAdmin(env, (admin) => deleteDoc(doc(admin, path)));

/** Releases a room, and resolves with its name when the phone follows it. */
async function releasedRoom(phone: TeamPhone, delayMs = 0): Promise<string> {
  await phone.live.release(delayMs);
  const [name = ''] = await rooms();
  await phone.expectToFollow(name);
  return name;
}

/** A place in the room, as its winner's commit leaves it. */
async function takePlace(
  room: string,
  ms: number,
  winner?: { nome: string; celular: string },
): Promise<string> {
  const vaga = randomUUID();
  const em = Timestamp.fromMillis(ms);
  await seed(env, `vagas/${vaga}`, { sala: room, link: `protegido:${room}`, em });
  if (winner)
    await seed(env, `linksDaSala/${room}/ganhadores/${vaga}`, { vaga, em, confirmado: true, ...winner });
  return vaga;
}

describe('before the release', () => {
  it('without an address nothing is released', async () => {
    const phone = await phoneOf();
    expect(phone.view).toMatchObject({
      next: null,
      room: null,
      problems: { shown: [], others: [] },
      message: '',
    });
    await phone.live.release(0);
    expect(await rooms()).toEqual([]);
  });

  it('the address that one prepares, and corrects, is on the phone of another', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await other.expectView({ next: { link: ADDRESS } });
    await other.prepare('https://example.com/certa');
    for (const phone of [one, other]) await phone.expectView({ next: { link: 'https://example.com/certa' } });
    expect(one.view.next).toEqual(other.view.next);
  });

  it('that somebody else has changed since it was seen is not replaced without a word', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await other.prepare('https://example.com/bia');
    const refused = await one.prepare('https://example.com/ana', ADDRESS).catch((error: unknown) => error);
    expect(formIssue(refused).message).toMatch(
      /^bia@example\.com mudou este endereço \(.*às?.*\): agora abre example\.com\/bia\. O que você digitou continua/,
    );
    expect(await stored(env, 'linksDaSala/proxima-sala')).toMatchObject({ link: 'https://example.com/bia' });
    await one.prepare('https://example.com/ana', 'https://example.com/bia');
    await other.expectView({ next: { link: 'https://example.com/ana', by: 'ana@example.com' } });
  });

  it('whose answer was lost, or that both have typed, is saved again without a word', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.prepare('https://example.com/nova', ADDRESS);
    await other.prepare('https://example.com/nova', ADDRESS);
    await expect(one.prepare('https://example.com/nova', ADDRESS)).resolves.toBeUndefined();
  });

  it('that arrives late, or twice, does not replace the one that was saved since', async () => {
    const phone = await preparedPhone();
    const sendLate = keepNextCommit(lose);
    await expect(phone.prepare('https://example.com/atrasada')).rejects.toBeInstanceOf(Error);
    await phone.prepare('https://example.com/depois', ADDRESS);
    for (let times = 0; times < 2; times++) expect((await sendLate()).status).not.toBe(200);
    expect(await stored(env, 'linksDaSala/proxima-sala')).toMatchObject({
      link: 'https://example.com/depois',
    });
  });

  it('says the show in words', async () => {
    await seed(env, 'configuracoes/salaDeEspera', {
      paraCadastrados: true,
      video: 'x',
      recado: 'Já voltamos!',
    });
    const { view } = await phoneOf();
    expect(view.message).toBe('Já voltamos!');
    expect(view.show).toContainEqual({ kind: 'right', text: 'O show é só para cadastrados.' });
    expect(view.show[0]).toMatchObject({ kind: 'wrong', text: expect.stringContaining('YouTube') });
  });
});

describe('a release', () => {
  it('at once has the button at the visitors, and its place on both phones', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    const visit = new Visit(env);
    visits.push(visit);
    await one.live.release(0);
    await visit.sees('released');
    const [name = ''] = await rooms();
    expect(name).toMatch(/^show-\d{4}-\d\d-\d\d-[a-z0-9]{6}-em-[a-z0-9]{8}$/);
    expect(await stored(env, `salaDeEspera/${name}`)).toEqual({ link: `protegido:${name}`, cliques: 0 });
    expect(await stored(env, `linksDaSala/${name}`)).toMatchObject({ link: ADDRESS });
    visit.session.enter();
    for (const phone of [one, other])
      await phone.expectView({
        room: { id: name, open: true, full: false },
        places: [{ name: null, phone: null }],
      });
    const [place] = one.view.places;
    expect((place?.at ?? 0) - (one.view.room?.opensAt ?? 0)).toBeLessThan(10_000);
  });

  it('in 10 s opens by the clock of the server, which the name keeps', async () => {
    const phone = await preparedPhone();
    const before = Date.now();
    await phone.live.release(10_000);
    const [name = ''] = await rooms();
    const { abreEm } = (await stored(env, `salaDeEspera/${name}`)) as { abreEm: Timestamp };
    // The desk's clock may be wrong by half a round trip.
    expect(abreEm.toMillis() - before).toBeGreaterThan(9_000);
    expect(abreEm.toMillis() - before).toBeLessThan(12_000);
    expect(openingOf(name, 0)).toBe(abreEm.toMillis());
    await phone.expectView({ room: { id: name, opensAt: abreEm.toMillis() } });
  });

  it('that is counting down is postponed: the public counts to the later moment, and nobody is lost', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.live.release(10_000);
    const [first = ''] = await rooms();
    await other.expectView({ room: { id: first }, address: { link: ADDRESS } });
    const opensAt = openingOf(first, 0) + 10_000;
    await other.live.postpone(10_000);
    const [second = ''] = await rooms();
    expect(await rooms()).toEqual([second]);
    expect(second).not.toBe(first);
    expect(await stored(env, `salaDeEspera/${second}`)).toMatchObject({
      abreEm: Timestamp.fromMillis(opensAt),
    });
    for (const phone of [one, other])
      await phone.expectView({ room: { id: second, opensAt }, address: { link: ADDRESS }, issue: '' });
  });

  it('that two people postpone at once, or whose postponement arrives again, opens 10 s later, once', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.live.release(10_000);
    const [first = ''] = await rooms();
    const opensAt = openingOf(first, 0) + 10_000;
    for (const phone of [one, other])
      await phone.expectView({ room: { id: first }, address: { name: first } });
    const sent: (() => Promise<Response>)[] = [];
    onRequests(
      (address, body) => address.includes(':commit') && body.includes(first),
      (send) => {
        sent.push(send);
        return send();
      },
    );
    await Promise.all([one.live.postpone(10_000), other.live.postpone(10_000)]);
    const [second = ''] = await rooms();
    expect(await rooms()).toEqual([second]);
    expect(openingOf(second, 0)).toBe(opensAt);
    for (const phone of [one, other]) await phone.expectView({ room: { id: second, opensAt } });
    expect(sent.length).toBeGreaterThan(0);
    for (const send of sent) expect((await send()).status).not.toBe(200);
    expect(await rooms()).toEqual([second]);
  });

  it('whose button has appeared, or in which somebody has a place, is not postponed', async () => {
    const phone = await preparedPhone();
    await phone.live.release(0);
    const [name = ''] = await rooms();
    await phone.expectView({ address: { name } });
    await phone.live.postpone(10_000);
    expect(phone.view.issue).toMatch(/nada foi adiado/);
    await seed(env, `salaDeEspera/${name}`, { link: `protegido:${name}`, cliques: 1 });
    const later = { name: 'show-x', opensAt: Date.now() + 10_000 };
    const late = phone.team.run((db) => replaceRoom(db, { name, link: ADDRESS }, later));
    await expect(late).rejects.toBeInstanceOf(TooLateError);
    expect(await rooms()).toEqual([name]);
  });

  it('without the time of the server says so, and opens nothing', async () => {
    const phone = await preparedPhone();
    const timeless = new LiveDesk(new TeamSession({ ...phone.team.account, readExactTime: lose }));
    vi.spyOn(timeless, 'getState').mockReturnValue(phone.view);
    await timeless.release(10_000);
    vi.restoreAllMocks();
    expect(timeless.getState().issue).toMatch(/hora do servidor/);
    expect(await rooms()).toEqual([]);
  });

  it('of two people who press at once is one room, and the other hears of it', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await other.expectView({ next: { link: ADDRESS } });
    await Promise.all([one.live.release(0), other.live.release(0)]);
    const [name] = await rooms();
    expect(await rooms()).toEqual([name]);
    for (const phone of [one, other])
      await phone.expectView({ room: { id: name, open: true }, problems: { shown: [], others: [] } });
  });

  it('of somebody who presses twice is one room', async () => {
    const phone = await preparedPhone();
    await Promise.all([phone.live.release(0), phone.live.release(0)]);
    await phone.expectView({ room: { open: true } });
    await phone.live.release(0);
    expect(await rooms()).toHaveLength(1);
  });

  it('whose answer is lost shows its room without an error', async () => {
    const phone = await preparedPhone();
    onNextCommit(async (send) => {
      await send();
      return lose();
    });
    await phone.live.release(0);
    expect(phone.view.issue).toBe('');
    expect(await rooms()).toHaveLength(1);
    await phone.expectView({ room: { open: true }, busy: null });
  });

  it('that is lost says what to do, and the next press opens the room', async () => {
    const phone = await preparedPhone();
    onNextCommit(lose);
    await phone.live.release(0);
    expect(phone.view.issue).toMatch(/aperte de novo/);
    expect(await rooms()).toEqual([]);
    await phone.live.release(0);
    expect(await rooms()).toHaveLength(1);
  });

  it('that arrives late, after another press, or twice, opens no second room', async () => {
    const phone = await preparedPhone();
    const sendLate = keepNextCommit(lose);
    await phone.live.release(0);
    await phone.live.release(0);
    const [name = ''] = await rooms();
    expect((await sendLate()).status).not.toBe(200);
    expect(await rooms()).toEqual([name]);
    await phone.live.remove(name);
    expect((await sendLate()).status).not.toBe(200);
    expect(await rooms()).toEqual([]);
  });

  it('while the list of rooms is locked is tried again, and opens one room without a word', async () => {
    const phone = await preparedPhone();
    const unlock = await lockRooms();
    const released = phone.live.release(0);
    await phone.expectView({ busy: 'release' });
    onNextCommit(async (send) => {
      const answer = await send();
      expect(await answer.clone().text()).toContain('ABORTED');
      await unlock();
      return answer;
    });
    await released;
    expect(phone.view.issue).toBe('');
    expect(await rooms()).toHaveLength(1);
  });

  it('that a lock always refuses accuses nobody, and opens nothing', async () => {
    const phone = await preparedPhone();
    let commits = 0;
    onRequests(
      (address, body) => address.includes(':commit') && body.includes('"writes":[{'),
      async () => {
        commits++;
        return aborted();
      },
    );
    await phone.live.release(0);
    expect(phone.view.issue).toBe('O banco não respondeu a tempo; tente de novo.');
    expect(commits).toBeGreaterThan(3);
    vi.unstubAllGlobals();
    expect(await rooms()).toEqual([]);
    await phone.live.release(0);
    expect(await rooms()).toHaveLength(1);
  });

  it('that a lock refuses while somebody else opens a room says so, and opens no second one', async () => {
    const { team, view } = await preparedPhone();
    onNextCommit(async () => {
      await seed(env, 'salaDeEspera/outra', { link: ADDRESS, cliques: 0 });
      return aborted();
    });
    const draw = () => ({ link: '', preparedAt: 0, ...view.next, name: 'show-x', opensAt: null });
    await expect(releaseRoom(team, draw, () => null)).rejects.toThrow(OtherRoomError);
    expect(await rooms()).toEqual(['outra']);
  });

  it.each([
    ['corrected', (phone: TeamPhone) => phone.prepare('https://example.com/outra'), 0],
    [
      'used by another room, of which this phone has not heard',
      (phone: TeamPhone) => phone.live.release(0),
      1,
    ],
  ])('of an address that has just been %s is refused', async (_, change, open) => {
    const phone = await preparedPhone();
    const { next } = phone.view;
    await change(phone);
    const late = { link: ADDRESS, preparedAt: next?.preparedAt ?? 0, name: 'show-x', opensAt: null };
    await expect(commitRelease(ana, late)).rejects.toThrow(OtherAddressError);
    expect(await rooms()).toHaveLength(open);
  });
});

describe('the address of a room that is open', () => {
  const CORRECT = 'https://example.com/certa';
  const correct = async ({ team, view: { address } }: TeamPhone, link = CORRECT) => {
    const typed = { link, seen: address?.link ?? '', by: await team.account.email() };
    await team.run((db) => correctAddress(db, address?.name ?? '', typed));
  };

  it('is corrected for its winners and for the next room, on both phones, and the seconds stay', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await one.live.release(0);
    const [name = ''] = await rooms();
    await other.expectView({ address: { name, link: ADDRESS } });
    const { opensAt = 0 } = one.view.room ?? {};
    await correct(other);
    expect(await stored(env, `linksDaSala/${name}`)).toMatchObject({ link: CORRECT });
    const right = { address: { name, link: CORRECT }, next: { link: CORRECT, reused: true } };
    for (const phone of [one, other]) await phone.expectView({ ...right, room: { id: name, open: true } });
    expect(Math.abs((one.view.room?.opensAt ?? 0) - (opensAt ?? 0))).toBeLessThan(5_000);
    await one.live.remove(name);
    await one.expectView({ ...right, room: { open: false } });
    await correct(one, 'https://example.com/depois');
    const late = { link: 'https://example.com/atrasada', seen: CORRECT, by: 'bia@example.com' };
    await expect(other.team.run((db) => correctAddress(db, name, late))).rejects.toThrow(OtherAddressError);
    expect(await stored(env, `linksDaSala/${name}`)).toMatchObject({ link: 'https://example.com/depois' });
  });

  it('is that of the last correction, also if an earlier one arrives after it, or twice', async () => {
    const phone = await preparedPhone();
    await phone.live.release(0);
    await phone.expectView({ address: { link: ADDRESS } });
    const { name = '' } = phone.view.address ?? {};
    const sendLate = keepNextCommit(lose);
    await expect(correct(phone, 'https://example.com/atrasada')).rejects.toBeInstanceOf(Error);
    await correct(phone);
    for (let times = 0; times < 2; times++) expect((await sendLate()).status).not.toBe(200);
    expect(await stored(env, `linksDaSala/${name}`)).toMatchObject({ link: CORRECT });
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

  it('that is missing in a room made in the console is named, and stored by the desk', async () => {
    await seed(env, 'salaDeEspera/a', { link: 'protegido:natla', cliques: 0 });
    const phone = await phoneOf();
    const missing = [expect.stringContaining('“natla”, que não está guardado')];
    await phone.expectView({ room: { broken: true }, problems: { shown: missing } });
    await seed(env, 'salaDeEspera/a', { link: 'protegido:natal', cliques: 0 });
    await phone.expectView({ room: { broken: true }, address: { name: 'natal', link: '' } });
    await correct(phone);
    await phone.expectView({ room: { broken: false }, problems: { shown: [] }, address: { link: CORRECT } });
    expect(await stored(env, 'linksDaSala/natal')).toMatchObject({ link: CORRECT });
  });

  it('is never called missing on a phone that comes later', async () => {
    await seed(env, 'linksDaSala/natal', { link: ADDRESS });
    await seed(env, 'salaDeEspera/a', { link: 'protegido:natal', cliques: 0 });
    const phone = new TeamPhone(env, 'bia');
    phones.push(phone);
    const wrong = vi.fn<(problems: string[]) => void>();
    phone.live.subscribe(() => phone.view.problems.shown.length > 0 && wrong(phone.view.problems.shown));
    await phone.expectView({ known: true, address: { name: 'natal', link: ADDRESS } });
    expect(wrong).not.toHaveBeenCalled();
  });

  it('is nothing to correct in a room whose link is none of the desk', async () => {
    await seed(env, 'salaDeEspera/a', { link: ADDRESS, cliques: 0 });
    const phone = await phoneOf();
    expect(phone.view).toMatchObject({ room: { id: 'a' }, address: null });
  });
});

describe('during a show', () => {
  it('places have code, seconds, name and phone, also after the room is gone and on a phone that comes later', async () => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone, 10_000);
    const opensAt = openingOf(name, 0);
    const maria = await takePlace(name, opensAt + 900, { nome: 'Maria', celular: '11912345678' });
    // The emulator may garble what it sends of two writes in a row.
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
    await remove(`salaDeEspera/${name}`);
    await phone.expectView({ room: { id: name, open: false, opensAt }, places });
    const later = await phoneOf('bia');
    await later.expectView({ room: { id: name, open: false, opensAt }, places });
    later.live.finish();
    expect(later.view).toMatchObject({ room: null, places: [], next: { link: ADDRESS } });
    expect(phone.view.room?.id).toBe(name);
  });

  it('another room has another name and its own places', async () => {
    const phone = await preparedPhone();
    const first = await releasedRoom(phone);
    await takePlace(first, Date.now());
    await phone.expectView({ places: [{}] });
    await phone.live.remove(first);
    await phone.expectView({ room: { open: false } });
    phone.live.finish();
    const second = await releasedRoom(phone);
    expect(second).not.toBe(first);
    await phone.expectView({ room: { id: second, open: true }, places: [] });
  });

  it('the winners of earlier rooms stay on every phone, and their address can be corrected', async () => {
    const [phone, other] = [await preparedPhone(), await phoneOf('bia')];
    const first = await releasedRoom(phone);
    const winner = { nome: 'Maria', celular: '11912345678' };
    const ticket = await takePlace(first, Date.now() + 900, winner);
    await phone.live.remove(first);
    await phone.expectView({ room: { open: false }, earlier: [] });
    phone.live.finish();
    expect(phone.view.earlier).toMatchObject([{ name: first, link: ADDRESS }]);
    await phone.live.release(0);
    await phone.expectView({ room: { open: true } });
    await other.expectView({ room: { open: true }, earlier: [{ name: first }] });
    for (const { team } of [phone, other])
      expect(await team.run((db) => readPlaces(db, first))).toMatchObject([{ ticket, name: 'Maria' }]);
    const [second = ''] = await rooms();
    const by = await other.team.account.email();
    const typed = { link: 'https://example.com/certa', seen: ADDRESS, by };
    await other.team.run((db) => correctAddress(db, first, typed));
    await phone.expectView({ room: { id: second }, earlier: [{ name: first, link: typed.link }] });
    await phone.live.remove(second);
    await phone.expectView({ room: { id: second, open: false }, earlier: [{ name: first }] });
  });

  it('addresses written in the console, even with a later time, take no place off the desk', async () => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone);
    await takePlace(name, Date.now());
    await phone.live.remove(name);
    for (const other of ['natal', 'outra', 'pascoa'])
      await seed(env, `linksDaSala/${other}`, { link: ADDRESS, em: at(HOUR_MS) });
    const later = await phoneOf('bia');
    for (const one of [phone, later])
      await one.expectView({ room: { id: name, open: false }, next: { link: ADDRESS } });
    await later.expectView({ places: [{}] });
    expect(phone.view.places).toHaveLength(1);
  });

  it('a room that five have filled is full, open or removed', async () => {
    const phone = await preparedPhone();
    const name = await releasedRoom(phone);
    for (let count = 1; count <= 5; count++) {
      await takePlace(name, Date.now());
      // The emulator may garble what it sends of two writes in a row.
      await eventually(() => expect(phone.view.places).toHaveLength(count));
    }
    await phone.expectView({ room: { full: true, open: true } });
    await remove(`salaDeEspera/${name}`);
    await phone.expectView({ room: { full: true, open: false } });
    expect(phone.view.places).toHaveLength(5);
  });

  it('a second room and one with wrong fields are named, and removed', async () => {
    await seed(env, 'salaDeEspera/a', { Link: ADDRESS, cliques: -1 });
    await seed(env, 'salaDeEspera/b', { link: ADDRESS, cliques: 0 });
    const phone = await phoneOf();
    expect(phone.view.room).toMatchObject({ id: 'a', broken: true });
    expect(phone.view.problems).toEqual({
      shown: [
        expect.stringMatching(/^A conta dos cliques/),
        expect.stringMatching(/^O link da sala não é/),
        expect.stringMatching(/^“Link”, um campo escrito à mão/),
      ],
      others: [{ room: 'b', text: expect.stringMatching(/^Há mais uma sala, “b”,/) }],
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
    await other.expectView({ room: { id: name } });
    await Promise.all([one.live.remove(name), other.live.remove(name)]);
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
      // Otherwise the news that the room is gone would remove the text of an error.
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
    expect(phone.view.issue).toMatch(/aperte de novo/);
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

  it('of two messages at once one is on air, and both phones show it', async () => {
    const [one, other] = [await phoneOf(), await phoneOf('bia')];
    await Promise.all([
      one.team.run((db) => setMessage(db, 'De Ana')),
      other.team.run((db) => setMessage(db, 'De Bia')),
    ]);
    const { recado } = (await stored(env, 'configuracoes/salaDeEspera')) ?? {};
    expect(recado).toMatch(/^De (Ana|Bia)$/);
    for (const phone of [one, other]) await phone.expectView({ message: recado });
  });

  it('a message that arrives twice, or late, does not come back after it was removed', async () => {
    const sendAgain = keepNextCommit((send) => send());
    await setMessage(ana, 'Já voltamos!');
    await setMessage(ana, '');
    expect((await sendAgain()).status).not.toBe(200);
    expect(await stored(env, 'configuracoes/salaDeEspera')).toEqual({ recado: '' });
  });

  it('a removal that is refused because of an old password says so, and the room stays', async () => {
    await asAdmin(env, (admin) =>
      setDoc(doc(admin, 'linksDaSala/show'), { link: ADDRESS, em: serverTimestamp() }),
    );
    await seed(env, 'salaDeEspera/show', { link: 'protegido:show', cliques: 0 });
    const phone = await phoneOf('ana', 13 * HOUR_MS);
    await phone.live.remove('show');
    expect(phone.view).toMatchObject({ busy: null, issue: expect.stringMatching(/Digite a sua senha/) });
    expect(await rooms()).toEqual(['show']);
  });
});
