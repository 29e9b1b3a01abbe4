import { describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../scripts/shared/gate';
import { prepareAddress } from '../../../src/backstage/live/address/addressCommits';
import { isListed } from '../../../src/backstage/membership';
import {
  LOGIN_LIFETIME_MS,
  LoginDueError,
  RemovedError,
  TeamSession,
} from '../../../src/backstage/teamSession';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/base/durations';
import { NoAnswerError } from '../../../src/base/timeouts';
import { newPhone, startPhones } from '../../support/deskPhones';
import type { TeamPhone } from '../../support/desks';
import { visitor, withToken } from '../../support/firestore';
import { ADDRESS } from '../../support/links';
import { admin } from '../../support/project';
import { ana } from '../../support/team';

const NEXT = 'linksDaSala/proxima-sala';
const DENIED = { code: 'permission-denied' };

startPhones('team-session');

/** A team member's phone that has asked how old the login is. */
async function phoneOf(uid: string, loginAge = 0): Promise<TeamPhone> {
  const phone = newPhone(uid, loginAge);
  await phone.team.start();
  return phone;
}

const loginDue = ({ team }: TeamPhone) => team.getState().loginDue;

it('a member of the team is told from everybody else', async () => {
  expect(await isListed(ana, 'ana')).toBe(true);
  expect(await isListed(withToken({ sub: 'maria' }), 'maria')).toBe(false);
});

describe('the password', () => {
  it.each([
    [0, 'no'],
    [11 * HOUR_MS - MINUTE_MS, 'no'],
    [11 * HOUR_MS + MINUTE_MS, 'soon'],
    [LOGIN_LIFETIME_MS, 'now'],
  ])('is asked for again %i ms after a login: %s', async (age, due) => {
    expect(loginDue(await phoneOf('ana', age))).toBe(due);
  });

  it('is asked for when its time comes while the desk is open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const phone = await phoneOf('ana', 11 * HOUR_MS - MINUTE_MS);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - SECOND_MS);
    expect(loginDue(phone)).toBe('no');
    const start = vi.spyOn(phone.team, 'start');
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    expect(start).toHaveBeenCalledOnce();
  });

  it('is asked for a minute after the server did not say how old the login is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const phone = newPhone('ana', 11 * HOUR_MS + MINUTE_MS);
    vi.spyOn(phone.team.account, 'loginAge').mockRejectedValueOnce(new Error('No answer.'));
    await phone.team.start();
    expect(loginDue(phone)).toBe('no');
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(loginDue(phone)).toBe('soon');
  });

  it('is not asked for by an answer that comes after a newer one, or after the desk is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { team } = newPhone('ana');
    const late = makeGate();
    const loginAge = vi.spyOn(team.account, 'loginAge');
    loginAge.mockImplementationOnce(() => late.opened.then(() => LOGIN_LIFETIME_MS));
    const first = team.start();
    await team.start();
    late.open();
    await first;
    expect(team.getState().loginDue).toBe('no');
    team.stop();
    const refusal = Object.assign(new Error('refused'), DENIED);
    await expect(team.run(() => Promise.reject(refusal))).rejects.toBe(refusal);
    await vi.advanceTimersByTimeAsync(LOGIN_LIFETIME_MS);
    expect(loginAge).toHaveBeenCalledTimes(2);
  });

  it('is not thought of when a request has had no answer', async () => {
    const { team } = await phoneOf('ana');
    const loginAge = vi.spyOn(team.account, 'loginAge');
    const unanswered = new NoAnswerError('No answer.');
    await expect(team.run(() => Promise.reject(unanswered))).rejects.toBe(unanswered);
    expect(loginAge).not.toHaveBeenCalled();
  });

  it('is asked for after a write that was refused because of it, and not written', async () => {
    const phone = await phoneOf('ana', LOGIN_LIFETIME_MS + MINUTE_MS);
    await expect(phone.prepare(ADDRESS)).rejects.toBeInstanceOf(LoginDueError);
    expect(loginDue(phone)).toBe('now');
    expect(await admin.read(NEXT)).toBeNull();
    await expect(phone.team.logInAgain('errada')).rejects.toMatchObject({ code: 'auth/wrong-password' });
    expect(loginDue(phone)).toBe('now');
    await phone.team.logInAgain('certa');
    expect(loginDue(phone)).toBe('no');
  });
});

describe('somebody who is removed while the desk is open', () => {
  it('hears of it with the next write, which changes nothing', async () => {
    const phone = await phoneOf('bia');
    await phone.prepare(ADDRESS);
    await admin.remove('equipe/bia');
    await expect(phone.prepare('https://example.com/outra')).rejects.toBeInstanceOf(RemovedError);
    expect(phone.team.getState().removed).toBe(true);
    expect(await admin.read(NEXT)).toMatchObject({ link: ADDRESS });
  });

  it('is not taken for removed when the rules refuse for another reason', async () => {
    const phone = await phoneOf('ana');
    await expect(phone.prepare('ftp://example.com')).rejects.toMatchObject(DENIED);
    expect(phone.team.getState()).toEqual({ loginDue: 'no', removed: false });
  });

  it('is not taken for removed while no request has a valid token, so that each is refused', async () => {
    await expect(isListed(visitor(), 'ana')).rejects.toMatchObject(DENIED);
    const { team } = await phoneOf('ana');
    const locked = new TeamSession({ ...team.account, db: visitor() });
    const typed = { link: ADDRESS, seen: '', by: 'ana@example.com' };
    await expect(locked.run((db) => prepareAddress(db, typed, null))).rejects.toMatchObject(DENIED);
    expect(locked.getState().removed).toBe(false);
  });
});
