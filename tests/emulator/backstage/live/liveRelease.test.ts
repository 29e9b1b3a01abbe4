import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OtherAddressError } from '../../../../src/backstage/live/address/addressCommits';
import { commitRelease, replaceRoom, TooLateError } from '../../../../src/backstage/live/liveCommits';
import { OtherRoomError, releaseRoom } from '../../../../src/backstage/live/liveRelease';
import { openingOf } from '../../../../src/backstage/live/roomName';
import { aborted, phoneOf, preparedPhone, rooms, startPhones } from '../../../support/deskPhones';
import type { TeamPhone } from '../../../support/desks';
import { ADDRESS } from '../../../support/links';
import { admin } from '../../../support/project';
import { keepNextCommit, lose, onNextCommit, onRequests, unanswered } from '../../../support/requests';
import { askRest } from '../../../support/rest';
import { ana } from '../../../support/team';
import { hurryTimers } from '../../../support/timers';
import { Visit } from '../../../support/visits';

startPhones('live-release');

/**
 * Locks the rooms as a stranger can, by a transaction that stays open. Resolves with a function that ends the
 * lock.
 */
async function lockRooms(): Promise<() => Promise<unknown>> {
  const structuredQuery = { from: [{ collectionId: 'salaDeEspera' }], limit: 20 };
  const answer = await askRest(null, 'runQuery', { structuredQuery, newTransaction: { readWrite: {} } });
  const [{ transaction }] = (await answer.json()) as [{ transaction: string }];
  return () => askRest(null, 'rollback', { transaction });
}

/** Presses a button whose requests have no answer, and expects to be told after 11 s to press again. */
async function pressInVain(phone: TeamPhone, press: () => Promise<void>): Promise<void> {
  onRequests(() => true, unanswered);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void press();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(phone.view).toMatchObject({ busy: null, issue: expect.stringMatching(/(segure|tente) de novo/) });
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Postpones a room as a desk does for which its button appears in `untilOpen()` ms. */
function replace({ team }: TeamPhone, before: string, untilOpen: () => number): Promise<void> {
  const later = { before, name: 'show-x', opensAt: Date.now() + 30_000, untilOpen };
  return team.run((db) => replaceRoom(db, later));
}

/** Opens a room in `delayMs`. Resolves with its name when the phones show it with its address. */
async function delayedRoom(delayMs: number, phone: TeamPhone, ...others: TeamPhone[]): Promise<string> {
  await phone.live.release(delayMs);
  const [name = ''] = await rooms();
  for (const one of [phone, ...others]) await one.expectView({ room: { id: name }, address: { name } });
  return name;
}

describe('a release', () => {
  it('shows visitors the button at once, and its room on both phones', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    const visit = new Visit();
    onTestFinished(() => visit.end());
    await one.live.release(0);
    await visit.sees('released');
    const [name = ''] = await rooms();
    expect(name).toMatch(/^show-\d{4}-\d\d-\d\d-[a-z0-9]{6}-em-[a-z0-9]{8}$/);
    expect(await admin.read(`salaDeEspera/${name}`)).toEqual({ link: `protegido:${name}`, cliques: 0 });
    expect(await admin.read(`linksDaSala/${name}`)).toMatchObject({ link: ADDRESS });
    visit.session.enter();
    for (const phone of [one, other])
      await phone.expectView({
        room: { id: name, open: true, full: false },
        places: [{ name: null, phone: null }],
      });
    const [place] = one.view.places;
    expect((place?.at ?? 0) - (one.view.room?.opensAt ?? 0)).toBeLessThan(10_000);
  });

  it('opens in 10 s by the clock of the server, and the name keeps that time', async () => {
    const phone = await preparedPhone();
    const before = Date.now();
    await phone.live.release(10_000);
    const [name = ''] = await rooms();
    const { abreEm } = (await admin.read(`salaDeEspera/${name}`)) as { abreEm: Timestamp };
    // Not exactly 10 s: the desk's estimate of the server's time may be wrong by half a round trip.
    expect(abreEm.toMillis() - before).toBeGreaterThan(9_000);
    expect(abreEm.toMillis()).toBeLessThan(Date.now() + 12_000);
    expect(openingOf(name, 0)).toBe(abreEm.toMillis());
    await phone.expectView({ room: { id: name, opensAt: abreEm.toMillis() } });
  });

  it('can be postponed while it counts down: the public counts to the later moment, and nobody is lost', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    const first = await delayedRoom(10_000, one, other);
    const opensAt = openingOf(first, 0) + 10_000;
    await other.live.postpone(10_000);
    const [second = ''] = await rooms();
    expect(await rooms()).toEqual([second]);
    expect(second).not.toBe(first);
    expect(await admin.read(`salaDeEspera/${second}`)).toMatchObject({
      abreEm: Timestamp.fromMillis(opensAt),
    });
    for (const phone of [one, other])
      await phone.expectView({ room: { id: second, opensAt }, address: { link: ADDRESS }, issue: '' });
  });

  it('opens 10 s later, once, if two people postpone it at once or the postponement arrives again', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    const first = await delayedRoom(10_000, one, other);
    const opensAt = openingOf(first, 0) + 10_000;
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

  it('can be cancelled, although its answer never comes, as soon as its room is on the screen', async () => {
    const phone = await preparedPhone();
    onNextCommit(async (send) => {
      await send();
      return unanswered();
    });
    void phone.live.release(20_000);
    await phone.expectView({ room: { open: true }, busy: null });
    await phone.live.remove(phone.view.room?.id ?? '');
    expect(await rooms()).toEqual([]);
  });

  it('is cancelled alone, even while the answer to its postponement is missing', async () => {
    const phone = await preparedPhone();
    const name = await delayedRoom(20_000, phone);
    await admin.open('zz', { link: ADDRESS, cliques: 0 });
    const cancelled = new Promise<void>((resolve) =>
      onNextCommit(async (postpone) => {
        // The desk cancels before it hears of the later room, and its commit arrives after that one's.
        onNextCommit(async (cancel) => {
          await postpone();
          expect(await rooms()).not.toContain(name);
          return cancel();
        });
        resolve(phone.live.remove(name));
        return unanswered();
      }),
    );
    void phone.live.postpone(10_000);
    await cancelled;
    expect(await rooms()).toEqual(['zz']);
    expect(phone.view).toMatchObject({ busy: null, issue: '' });
  });

  it('is cancelled although somebody else postpones it at that moment', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    const name = await delayedRoom(20_000, one, other);
    onNextCommit(async (cancel) => {
      await other.live.postpone(10_000);
      expect(await rooms()).not.toEqual([name]);
      return cancel();
    });
    await one.live.remove(name);
    expect(await rooms()).toEqual([]);
    for (const phone of [one, other])
      await phone.expectView({ room: { open: false }, busy: null, issue: '' });
  });

  it('is not postponed once its button has appeared or somebody has a place', async () => {
    const phone = await preparedPhone();
    const name = await delayedRoom(0, phone);
    await phone.live.postpone(10_000);
    expect(phone.view.issue).toMatch(/nada foi adiado/);
    await admin.write(`salaDeEspera/${name}`, { link: `protegido:${name}`, cliques: 1 });
    await expect(replace(phone, name, () => 10_000)).rejects.toBeInstanceOf(TooLateError);
    expect(await rooms()).toEqual([name]);
  });

  it('is not postponed when its button is about to appear once the room has been read', async () => {
    const phone = await preparedPhone();
    await phone.live.release(20_000);
    const [name = ''] = await rooms();
    let left = 2_000;
    onRequests(
      (address) => address.includes(':batchGet'),
      (send) => {
        left = 1_000;
        return send();
      },
    );
    await expect(replace(phone, name, () => left)).rejects.toBeInstanceOf(TooLateError);
    expect(await rooms()).toEqual([name]);
  });

  it('asks for no second press if somebody else changes it at the moment of its postponement', async () => {
    const phone = await preparedPhone();
    await delayedRoom(20_000, phone);
    onNextCommit(async () => aborted());
    await phone.live.postpone(10_000);
    expect(phone.view.issue).toMatch(/nada foi adiado: veja o que aparece agora/);
  });

  it('opens one room when two people press at once, and the other hears of it', async () => {
    const [one, other] = [await preparedPhone(), await phoneOf('bia')];
    await other.expectView({ next: { link: ADDRESS } });
    await Promise.all([one.live.release(0), other.live.release(0)]);
    const [name] = await rooms();
    expect(await rooms()).toEqual([name]);
    for (const phone of [one, other])
      await phone.expectView({ room: { id: name, open: true }, problems: { shown: [], others: [] } });
    const issues = [one, other].map(({ view }) => view.issue);
    expect(issues.sort()).toEqual(['', expect.stringMatching(/^Outra pessoa da equipe agiu/)]);
  });

  it('opens one room when somebody presses twice', async () => {
    const phone = await preparedPhone();
    await Promise.all([phone.live.release(0), phone.live.release(0)]);
    await phone.expectView({ room: { open: true } });
    await phone.live.release(0);
    expect(await rooms()).toHaveLength(1);
  });

  it('shows its room without an error if its answer is lost', async () => {
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

  it('says what to do if its request is lost, and the next press opens the room', async () => {
    const phone = await preparedPhone();
    onNextCommit(lose);
    await phone.live.release(0);
    expect(phone.view.issue).toMatch(/segure de novo/);
    expect(await rooms()).toEqual([]);
    await phone.live.release(0);
    expect(await rooms()).toHaveLength(1);
  });

  it('can be pressed again 11 s after its request went into a dead connection, as can what follows', async () => {
    const phone = await preparedPhone();
    await pressInVain(phone, () => phone.live.release(20_000));
    const name = await delayedRoom(20_000, phone);
    await pressInVain(phone, () => phone.live.postpone(10_000));
    await pressInVain(phone, () => phone.live.remove(name));
    await phone.live.remove(name);
    expect(await rooms()).toEqual([]);
  });

  it('opens no second room if it arrives late, after another press, or twice', async () => {
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

  it('is tried again while the list of rooms is locked, and opens one room without a word', async () => {
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

  it('opens nothing, and accuses nobody, if a lock always refuses it', async () => {
    const phone = await preparedPhone();
    hurryTimers();
    let commits = 0;
    onRequests(
      (address, body) => address.includes(':commit') && body.includes('"writes":[{'),
      async () => {
        commits++;
        return aborted();
      },
    );
    await phone.live.release(0);
    expect(phone.view.issue).toBe('O servidor não respondeu a tempo. Tente de novo.');
    expect(commits).toBeGreaterThan(3);
    vi.unstubAllGlobals();
    expect(await rooms()).toEqual([]);
    await phone.live.release(0);
    expect(await rooms()).toHaveLength(1);
  });

  it('opens no second room, and says so, if a lock refuses it while somebody else opens one', async () => {
    const { team, view } = await preparedPhone();
    onNextCommit(async () => {
      await admin.write('salaDeEspera/outra', { link: ADDRESS, cliques: 0 });
      return aborted();
    });
    const draw = () => ({ link: '', preparedAt: 0, ...view.next, name: 'show-x', opensAt: null });
    await expect(releaseRoom(team, draw)).rejects.toThrow(OtherRoomError);
    expect(await rooms()).toEqual(['outra']);
  });

  it.each([
    ['corrected', (phone: TeamPhone) => phone.prepare('https://example.com/outra'), 0],
    [
      'used by another room, of which this phone has not heard',
      (phone: TeamPhone) => phone.live.release(0),
      1,
    ],
  ])('is refused if its address has just been %s', async (_, change, open) => {
    const phone = await preparedPhone();
    const { next } = phone.view;
    await change(phone);
    const late = { link: ADDRESS, preparedAt: next?.preparedAt ?? 0, name: 'show-x', opensAt: null };
    await expect(commitRelease(ana, late)).rejects.toThrow(OtherAddressError);
    expect(await rooms()).toHaveLength(open);
  });
});
