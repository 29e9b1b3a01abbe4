import { describe, expect, it, vi } from 'vitest';
import { sleep } from '../../../../src/base/timeouts';
import { ticketsUsed } from '../../../support/crowd';
import { ADDRESS, NEW_ADDRESS } from '../../../support/links';
import { admin } from '../../../support/project';
import { lose, onNextCommit, onRequests } from '../../../support/requests';
import { aBrowser } from '../../../support/roomStore';
import {
  begin,
  beginAtButton,
  close,
  expectPlaces,
  expectRemoved,
  open,
  room,
  SIGNED_IN,
  startRoomVisits,
} from '../../../support/roomVisits';
import { eventually } from '../../../support/timers';

startRoomVisits('click-answers');

describe('a click', () => {
  it('leaves for the link before the page renders the place', async () => {
    await open();
    const visit = await beginAtButton();
    const before: string[] = [];
    visit.session.subscribe(() => {
      if (visit.addresses.length === 0) before.push(visit.view);
    });
    visit.session.enter();
    await visit.leaves();
    expect(visit.view).toBe('leaving');
    // On a busy machine, the page may say meanwhile that the click is late.
    expect(new Set(before)).toEqual(new Set(['clicking']));
  });

  it('takes one place and leads to the link; its ticket is stored before it is sent', async () => {
    await open();
    const browser = aBrowser();
    const visit = await beginAtButton({ browser });
    let before: unknown;
    onNextCommit((send) => {
      before = browser.all();
      return send();
    });
    visit.session.enter();
    expect(visit.view).toBe('clicking');
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
    expect(before).toMatchObject([{ sala: room, state: 'sent' }]);
    expect(visit.session.getState()).toMatchObject({
      code: expect.stringMatching(/^[0-9A-F]{4} [0-9A-F]{4}$/),
    });
    expect(visit.tracked).toEqual(['page_view', 'sala_liberada', 'sala_clicou', 'sala_ganhou']);
    await expectPlaces(1);
  });

  it('wins although its answer is lost and the room is deleted afterwards', async () => {
    await open();
    const visit = await beginAtButton();
    onNextCommit(async (send) => {
      await send();
      await close();
      return lose();
    });
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
  });

  const changes: [string, () => Promise<void>][] = [
    ['removed', () => close()],
    ['filled', () => open(ADDRESS, 5)],
  ];
  const ways: [string, (send: () => Promise<Response>) => Promise<Response>][] = [
    ['before it arrives', (send) => send()],
    ['and the request is lost', lose],
  ];
  it.each(changes.flatMap(([is, change]) => ways.map(([how, go]) => [is, how, change, go] as const)))(
    'loses and takes no place if the room is %s %s',
    async (_is, _how, change, go) => {
      await open(ADDRESS, 4);
      const visit = await beginAtButton();
      onNextCommit(async (send) => {
        await change();
        return go(send);
      });
      visit.session.enter();
      await visit.sees('lost');
      expect(await ticketsUsed(room)).toBe(0);
      await expectRemoved();
    },
  );

  it('is sent again, and wins, when a lost connection is back', async () => {
    await open();
    const visit = await beginAtButton();
    let connected = false;
    const send = vi.fn<() => Promise<never>>(lose);
    onRequests(() => !connected, send);
    visit.session.enter();
    await eventually(() => expect(send.mock.calls.length).toBeGreaterThan(4));
    expect(visit.view).toBe('clicking');
    connected = true;
    expect(await visit.leaves()).toBe(ADDRESS);
    await expectPlaces(1);
  });

  it('says after 3 s that it is being confirmed, and after 10 s that the page goes on trying', async () => {
    await open();
    const visit = await beginAtButton();
    onRequests(
      () => true,
      () => new Promise(() => {}),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    visit.session.enter();
    expect(visit.session.getState()).toMatchObject({ view: 'clicking', late: null });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(visit.session.getState()).toMatchObject({ late: 'confirming' });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(visit.session.getState()).toMatchObject({ view: 'clicking', late: 'stillTrying' });
    vi.useRealTimers();
  });

  it('sends only the deletion of a full room, and shows the loss 200 ms later', async () => {
    await open(ADDRESS, 5);
    const visit = await beginAtButton();
    let closedAt = 0;
    onNextCommit(async (send) => {
      const answer = await send();
      closedAt = performance.now();
      return answer;
    });
    visit.session.enter();
    await visit.sees('lost');
    expect(performance.now() - closedAt).toBeGreaterThanOrEqual(199);
    await expectRemoved();
    expect(await ticketsUsed(room)).toBe(0);
  });

  it('shows no loss in a room that has become current meanwhile', async () => {
    await open(ADDRESS, 5, 'a');
    const visit = await beginAtButton();
    await open(NEW_ADDRESS, 0, 'b');
    visit.session.enter();
    await eventually(() => expect(visit.session.getState().releaseId).toContain(NEW_ADDRESS));
    await visit.sees('released');
    await eventually(() => expect(visit.tracked).toContain('sala_perdeu'));
    // Waits as long as the timer that would show the loss, which began earlier.
    await sleep(200);
    expect(visit.views).not.toContain('lost');
    visit.session.enter();
    expect(await visit.leaves()).toBe(NEW_ADDRESS);
  });

  it('takes no place in a room that is replaced, and the next click wins in the new one', async () => {
    await open();
    const visit = await beginAtButton();
    onNextCommit(async (send) => {
      await close();
      await open(NEW_ADDRESS, 0, 'outra');
      return send();
    });
    visit.session.enter();
    await visit.sees('released');
    visit.session.enter();
    expect(await visit.leaves()).toBe(NEW_ADDRESS);
    expect(await ticketsUsed(room)).toBe(0);
    expect(await ticketsUsed('outra')).toBe(1);
  });

  it.each(['before', 'after', 'long after'] as const)(
    'goes on if the team changes the link, and the page hears of it %s the answer',
    async (order) => {
      await open();
      const visit = await beginAtButton({ live: order === 'before' });
      onNextCommit(async (send) => {
        await open(NEW_ADDRESS);
        if (order === 'before')
          await vi.waitUntil(() => visit.session.getState().releaseId?.includes(NEW_ADDRESS), {
            timeout: 20_000,
          });
        return send();
      });
      const views = visit.views.length;
      visit.session.enter();
      if (order === 'after') visit.connect();
      expect(await visit.leaves()).toBe(NEW_ADDRESS);
      await expectPlaces(1);
      await eventually(() => expect(visit.views.slice(views, views + 2)).toEqual(['clicking', 'leaving']));
      if (order !== 'long after') return;
      visit.connect();
      await eventually(() => expect(visit.session.getState().releaseId).toContain(NEW_ADDRESS));
      expect(visit.views.slice(views)).toEqual(['clicking', 'leaving']);
    },
  );

  it('opens the old link if it won before that changed, and the room can be entered again', async () => {
    await open();
    const visit = await beginAtButton();
    onNextCommit(async (send) => {
      const answer = await send();
      await open(NEW_ADDRESS, 1);
      await eventually(() => expect(visit.session.getState().releaseId).toContain(NEW_ADDRESS));
      return answer;
    });
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
    await visit.sees('released');
  });

  it('gives the button back, and says so to the console, if the server refuses it for 30 s', async () => {
    await open(ADDRESS, 0);
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    const visit = await beginAtButton({ identity: null });
    visit.session.identify({ forRegistered: true, authState: SIGNED_IN });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    visit.session.enter();
    expect(visit.view).toBe('clicking');
    await eventually(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('clique recusado')));
    const later = performance.now() + 30_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await visit.sees('released');
    expect(visit.reported).toEqual([expect.stringContaining('Erro ao processar clique')]);
    await expectPlaces(0);
  });

  it('is told its loss without another request when a loser repeats it', async () => {
    await open(ADDRESS, 5);
    const browser = aBrowser();
    const visit = await beginAtButton({ browser });
    visit.session.enter();
    await visit.sees('lost');
    await expectRemoved();
    await open(ADDRESS, 0);
    const again = begin({ browser });
    await again.sees('lost');
    again.session.enter();
    expect(again.view).toBe('lost');
    await expectPlaces(0);
  });
});
