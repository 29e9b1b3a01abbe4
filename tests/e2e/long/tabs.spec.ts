import { test } from '../fixtures';
import { clickInManyTabs, expectOnePlace } from '../waitingRoomPage';

for (const tabs of [5, 20]) {
  for (const opening of ['before', 'after'] as const) {
    for (let run = 1; run <= 10; run++) {
      test(`${tabs} tabs of one browser, the room opened ${opening} them, take one place, run ${run}`, async ({
        context,
        admin,
        liveSession,
        allowConsoleErrors,
      }) => {
        allowConsoleErrors(/403|409/);
        const open = () => admin.open('sala', { link: liveSession, cliques: 0 });
        await clickInManyTabs(context, { tabs, opening, open, link: liveSession });
        await expectOnePlace(admin, 1);
      });
    }
  }
}
