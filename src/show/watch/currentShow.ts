import { approximateOffset } from '../../base/approximateTime';
import { untilIdle } from '../../base/idle';
import { keepLoading } from '../../base/keepLoading';
import { endAll, onPageVisible } from '../../base/listenTo';
import { loadChunk } from '../../base/loadChunk';
import { db } from '../../firebase/firestore';
import { readShow } from './readShow';
import { ShowWatch } from './showWatch';

/** The show's state, shared by all pages of a visit, so that each page need not read it again. */
export const showWatch = new ShowWatch({
  read: () => readShow(db),
  readOffset: approximateOffset,
  subscribe: (onSettings, onRooms) =>
    keepLoading(loadRealtime, ({ realtimeDb, subscribeToRooms, subscribeToShow }) =>
      endAll(subscribeToShow(realtimeDb, onSettings), subscribeToRooms(realtimeDb, onRooms)),
    ),
});

onPageVisible(() => showWatch.refresh());

async function loadRealtime() {
  await untilIdle();
  return loadChunk(() => import('./realtime'));
}
