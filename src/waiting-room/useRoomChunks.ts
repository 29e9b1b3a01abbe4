import { loadChunk, withStyles } from '../base/loadChunk';
import { sleep } from '../base/timeouts';
import { useChunk } from '../ui/loading/useChunk';
import { useTrueAfter } from '../ui/useTrueAfter';

export type Firebase = typeof import('./firebase');
export type Realtime = typeof import('./realtime');
export type Lobby = typeof import('./Lobby');

const loadFirebase = () => loadChunk(() => import('./firebase'));

/** How long the subscriptions' chunk waits for the first read of the rooms, and of the settings if needed. */
const READ_FIRST_MS = 3_000;

/**
 * Loads the large chunk of the subscriptions after the first read of the rooms, so that the chunk does not
 * delay the read and the button 'Entrar'.
 */
const loadRealtime = async () => {
  const { untilRoomsRead } = await loadFirebase();
  await Promise.race([untilRoomsRead(), sleep(READ_FIRST_MS)]);
  return loadChunk(() => import('./realtime'));
};

/**
 * How long the subscriptions' chunk may take to load. After this time, the page says that the room has not
 * loaded, or that the visitor is offline: without the chunk, the page would not notice a new room.
 */
const STREAM_LIMIT_MS = 15_000;

/** 'never': a chunk that fails to load must not reload the page, because the visitor may be clicking. */
const loadLobby = () => withStyles(loadChunk(() => import('./Lobby'), 'never'));

/**
 * Loads the page's chunks one after another, so that none delays the button 'Entrar' of an open room: the
 * reads and the click, then the subscriptions, then what people see while they wait. `unloaded` is true while
 * one of the first two does not load, or takes too long.
 */
export function useRoomChunks() {
  const { chunk: firebase, failing } = useChunk(loadFirebase);
  const { chunk: realtime, failing: realtimeFailing } = useChunk(loadRealtime);
  const { chunk: lobby } = useChunk(realtime ? loadLobby : null);
  const overdue = useTrueAfter(realtime === null, STREAM_LIMIT_MS);
  return { firebase, realtime, lobby, unloaded: failing || realtimeFailing || overdue };
}
