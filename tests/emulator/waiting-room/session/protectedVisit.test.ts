import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { DAY_MS } from '../../../../src/base/durations';
import { sleep } from '../../../../src/base/timeouts';
import { withAdvice } from '../../../../src/waiting-room/session/protectedAddress';
import type { Identity } from '../../../../src/waiting-room/session/visitor';
import { signedIn, signedOut } from '../../../support/auth';
import { ADDRESS, NEW_ADDRESS, PROTECTED } from '../../../support/links';
import { aProfile } from '../../../support/person';
import { admin } from '../../../support/project';
import { onNextCommit, unanswered } from '../../../support/requests';
import { aBrowser } from '../../../support/roomStore';
import {
  begin,
  beginAtButton,
  close,
  expectPlaces,
  UNCONFIRMED,
  open,
  room,
  SIGNED_IN,
  startRoomVisits,
} from '../../../support/roomVisits';
import { eventually } from '../../../support/timers';
import { OPEN_SHOW } from '../../../support/visits';

startRoomVisits('protected-visit');

/** A show for registered people whose visitor is still being looked up. */
const STARTING_SHOW: Identity = { forRegistered: true, authState: { status: 'loading', offline: false } };

/** Wins a place whose address cannot be read, and closes the room. Returns the winner's browser. */
async function winWithoutAddress() {
  const browser = aBrowser();
  const visit = await beginAtButton({ browser });
  visit.session.enter();
  await visit.sees('noAddress');
  visit.session.stop();
  await close();
  return browser;
}

describe('a protected room', () => {
  beforeEach(async () => {
    await admin.write('linksDaSala/show', { link: ADDRESS });
    await open(PROTECTED);
  });

  it('keeps a winner whose address cannot be read, and tries again when the network is back', async () => {
    const refusal = Object.assign(new Error('no login'), { code: 'auth/admin-restricted-operation' });
    const readPlaceAddress = vi.fn<() => Promise<string>>().mockRejectedValueOnce(withAdvice(refusal));
    const visit = await beginAtButton({ readPlaceAddress });
    visit.session.enter();
    await visit.sees('noAddress');
    const said = /^O endereço do show não pôde ser lido.* O login anônimo está desligado: ative-o/;
    expect(visit.reported).toEqual([expect.stringMatching(said)]);
    readPlaceAddress.mockResolvedValue(ADDRESS);
    visit.goes('online');
    // No timer ends before that: without the event `online`, the page would try again only after 2 s.
    await setImmediate();
    expect(visit.addresses).toEqual([ADDRESS]);
    await expectPlaces(1);
  });

  it('reads no address for losers, which would sign them in', async () => {
    await open(PROTECTED, 5);
    const readPlaceAddress = vi.fn<() => Promise<string>>();
    const visit = await beginAtButton({ readPlaceAddress });
    visit.session.enter();
    await visit.sees('lost');
    expect(readPlaceAddress).not.toHaveBeenCalled();
  });

  it('leads winners whose address was not read to it after a reload, whatever room is open', async () => {
    const browser = await winWithoutAddress();
    await open(NEW_ADDRESS, 5, 'outra');
    const after = begin({ browser, readPlaceAddress: async () => ADDRESS });
    expect(await after.leaves()).toBe(ADDRESS);
  });

  it('says nothing of a place of an earlier show whose address was not read', async () => {
    const browser = await winWithoutAddress();
    const readPlaceAddress = vi.fn<() => Promise<string>>();
    const after = begin({ browser, readPlaceAddress, now: () => Date.now() + DAY_MS });
    await eventually(() => expect(after.tracked).toEqual(['page_view']));
    expect(after.views).toEqual([]);
    expect(readPlaceAddress).not.toHaveBeenCalled();
  });

  it('opens no place of an earlier show whose address is read only the next day', async () => {
    let dayLater = false;
    const readPlaceAddress = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no network'));
    const visit = await beginAtButton({
      readPlaceAddress,
      now: () => Date.now() + (dayLater ? DAY_MS : 0),
    });
    visit.session.enter();
    await visit.sees('noAddress');
    dayLater = true;
    readPlaceAddress.mockResolvedValue(ADDRESS);
    visit.goes('online');
    await sleep(500);
    expect(visit.addresses).toEqual([]);
  });

  it('gives winners who return the address that the team has corrected, or after 3 s the one that was read', async () => {
    const browser = aBrowser();
    const visit = await beginAtButton({ browser, readPlaceAddress: async () => ADDRESS });
    visit.session.enter();
    await visit.leaves();
    visit.comesBack();
    visit.session.enter();
    await eventually(() => expect(visit.addresses).toEqual([ADDRESS, ADDRESS]));
    const corrected = begin({ browser, readPlaceAddress: async () => NEW_ADDRESS });
    await corrected.sees('returned');
    corrected.session.enter();
    expect(await corrected.leaves()).toBe(NEW_ADDRESS);
    const unread = begin({ browser, readPlaceAddress: unanswered });
    await unread.sees('returned');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    unread.session.enter();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(unread.addresses).toEqual([NEW_ADDRESS]);
  });

  it('shows a place whose address was not read in another room of the same name, without another place', async () => {
    let address: string | null = null;
    const readPlaceAddress = () =>
      address === null ? Promise.reject(new Error('no network')) : Promise.resolve(address);
    const visit = await beginAtButton({ readPlaceAddress });
    visit.session.enter();
    // Waits for the snapshot of the click: `close` would take it for that of the removal.
    await visit.hears(visit.sees('noAddress'));
    await close();
    await open(PROTECTED, 0, 'sala2');
    await eventually(() => expect(visit.session.getState().releaseId).toContain('sala2'));
    visit.session.enter();
    await visit.sees('noAddress');
    expect(visit.session.getState()).toMatchObject({ code: expect.any(String) });
    address = ADDRESS;
    visit.session.enter();
    // Without the press, the page would try again only after 2 s.
    await setImmediate();
    expect(visit.addresses).toEqual([ADDRESS]);
    expect(await admin.read('salaDeEspera/sala2')).toMatchObject({ cliques: 0 });
  });

  it('takes no place while nobody has prepared the address, and one as soon as somebody has', async () => {
    await admin.remove('linksDaSala/show');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const visit = await beginAtButton({ readPlaceAddress: async () => ADDRESS });
    visit.session.enter();
    await eventually(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('linksDaSala/show')));
    await expectPlaces(0);
    expect(visit.view).toBe('clicking');
    await admin.write('linksDaSala/show', { link: ADDRESS });
    expect(await visit.leaves()).toBe(ADDRESS);
    await expectPlaces(1);
  });

  it('does not fetch winners back who leave the page while their address is read', async () => {
    const address = makeGate();
    const browser = aBrowser();
    const visit = await beginAtButton({
      browser,
      readPlaceAddress: () => address.opened.then(() => ADDRESS),
    });
    visit.session.enter();
    await visit.sees('leaving');
    visit.session.stop();
    address.open();
    await eventually(() => expect(browser.all()).toMatchObject([{ endereco: ADDRESS }]));
    expect(visit.addresses).toEqual([]);
  });

  it('that is open has its button, and takes the click, without the subscriptions', async () => {
    const visit = begin({ identity: null, live: false, readPlaceAddress: async () => ADDRESS });
    await visit.sees('released');
    expect(visit.session.getState()).toMatchObject({ needsAccount: false });
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
    await expectPlaces(1);
  });

  it('ends the click of somebody who turns out to be signed out', async () => {
    const visit = await beginAtButton({ identity: STARTING_SHOW });
    visit.session.enter();
    visit.session.identify({ forRegistered: true, authState: signedOut });
    await visit.sees('signIn');
    await expectPlaces(0);
  });

  it('gives the button back if nobody says in time who clicks', async () => {
    const visit = await beginAtButton({ identity: STARTING_SHOW });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    visit.session.enter();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await visit.sees('released');
    expect(visit.reported).toHaveLength(1);
    await expectPlaces(0);
  });
});

describe('a show for registered people', () => {
  beforeEach(async () => {
    await admin.write('linksDaSala/show', { link: ADDRESS });
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    await admin.write('users/maria', aProfile());
    await open(PROTECTED);
  });

  const asMaria = { uid: 'maria', readPlaceAddress: async () => ADDRESS };

  it('has the account loaded without the subscriptions if the room is open', async () => {
    const visit = begin({ ...asMaria, identity: null, live: false });
    await eventually(() => expect(visit.session.getState().needsAccount).toBe(true));
    // The page does not know the settings yet.
    visit.session.identify({ forRegistered: null, authState: signedOut });
    await visit.sees('signIn');
    visit.session.identify({ forRegistered: null, authState: SIGNED_IN });
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
  });

  it.each(['sent', 'won'] as const)(
    'leads a winner to the address after a reload, as soon as the account is known, by a ticket that says %s',
    async (state) => {
      const browser = aBrowser();
      const { vaga } = await browser.derive({ id: room, link: PROTECTED }, 'maria');
      await admin.write('linksDaSala/show/ganhadores/maria', { vaga });
      browser.store({ sala: room, link: PROTECTED, vaga, dono: 'maria', state, seen: Date.now() });
      const after = begin({ ...asMaria, browser, identity: STARTING_SHOW });
      await after.hears(open(PROTECTED, 1));
      expect(after.addresses).toEqual([]);
      after.session.identify({ forRegistered: true, authState: SIGNED_IN });
      expect(await after.leaves()).toBe(ADDRESS);
    },
  );

  it('lets a click wait until it is known who clicks, who then wins with name and phone', async () => {
    const visit = await beginAtButton({ ...asMaria, identity: STARTING_SHOW });
    visit.session.enter();
    expect(visit.view).toBe('clicking');
    visit.session.identify({ forRegistered: true, authState: SIGNED_IN });
    expect(await visit.leaves()).toBe(ADDRESS);
    expect(visit.session.getState()).toMatchObject({ personName: 'Maria da Silva', needsAccount: true });
    expect(await admin.read('linksDaSala/show/ganhadores/maria')).toMatchObject({ nome: 'Maria da Silva' });
  });

  it('clicks again when the page, which took the show for one for everybody, learns for whom it is', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const browser = aBrowser();
    const identity = { ...OPEN_SHOW, authState: SIGNED_IN };
    const visit = await beginAtButton({ ...asMaria, browser, identity });
    visit.session.enter();
    await eventually(() => expect(console.error).toHaveBeenCalled());
    visit.session.identify({ forRegistered: true, authState: SIGNED_IN });
    expect(await visit.leaves()).toBe(ADDRESS);
    expect(visit.views).toEqual(['released', 'clicking', 'leaving']);
    await expectPlaces(1);
    // The first ticket is forgotten: asked for again later, it would lose, and hide the place.
    expect(browser.all()).toMatchObject([{ state: 'won', dono: 'maria' }]);
  });

  it('gives the button to another person in the same browser when the click has been answered', async () => {
    const visit = await beginAtButton({
      ...asMaria,
      identity: { forRegistered: true, authState: SIGNED_IN },
    });
    const answer = makeGate();
    onNextCommit(async (send) => {
      const response = await send();
      await answer.opened;
      return response;
    });
    visit.session.enter();
    await visit.sees('clicking');
    const joana = signedIn({ ...UNCONFIRMED, uid: 'joana', name: 'Joana' });
    visit.session.identify({ forRegistered: true, authState: joana });
    expect(visit.view).toBe('clicking');
    answer.open();
    await visit.sees('released');
    expect(visit.addresses).toEqual([]);
  });
});
